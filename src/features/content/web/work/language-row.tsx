import { useSession } from '../../../../platform/web/session.ts'
import { LanguageNames } from '../../../../ui/language-names.tsx'
import { followLanguage } from '../site/follow-language.ts'

/** The languages at the head of a page that speaks to workers; `to` is its English path. */
export function LanguageRow({ to }: { to: string }) {
  const user = useSession()?.user
  return (
    <LanguageNames
      to={to}
      className="mb-5"
      onChoose={(locale, event) => followLanguage(event, locale, user)}
    />
  )
}
