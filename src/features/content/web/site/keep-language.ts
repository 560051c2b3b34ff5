import type { Locale } from '../../../../platform/shared/locales.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { updateDetails } from '../../../accounts/contract.ts'

/** Has somebody told in a language from now on, and goes to its page; without a network she goes all the same. */
export async function keepLanguage(
  { fullName, locale }: { fullName: string; locale: Locale },
  href: string,
): Promise<void> {
  await api(updateDetails, { fullName, locale }).catch(() => undefined)
  location.assign(href)
}
