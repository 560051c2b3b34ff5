import type { MouseEvent } from 'react'
import type { Locale } from '../../../../platform/shared/locales.ts'
import type { StoredUser } from '../../../../platform/web/session.ts'
import { rulesOf } from '../../../accounts/role-rules.ts'

/** Keeps the language of a link with a worker's account before it leads there: what she is told comes in the language that she reads. */
export function followLanguage(
  event: MouseEvent<HTMLAnchorElement>,
  locale: Locale,
  user: StoredUser | undefined,
): void {
  if (user === undefined || !rulesOf(user.role).hasRecord) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { href } = event.currentTarget
  import('./keep-language.ts').then(
    ({ keepLanguage }) => keepLanguage({ fullName: user.full_name, locale }, href),
    () => location.assign(href),
  )
}
