import { translated } from '../../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import type { Operator } from '../../contract.ts'
import { company as en } from '../../messages.site.en.ts'

const texts = translated(en)

/** Who runs the site, in words, as far as the operator has said; in loaders, so that pages carry what is said alone. */
export function companyOf(operator: Operator, locale: Locale) {
  const t = texts[locale]
  const { name, registration_number, licence_number, address, hours, whatsapp } = operator
  const numbered = (word: string, number: string | null) => number && `${word} ${number}`
  const said = [
    name,
    numbered(t.registration, registration_number),
    numbered(t.licence, licence_number),
    address,
    hours,
  ].filter((part) => part !== null && part !== '')
  if (said.length === 0 && !whatsapp) return null
  return { said: said.join(' · '), ...(whatsapp && { whatsapp, whatsappWord: t.whatsapp }) }
}
export type Company = NonNullable<ReturnType<typeof companyOf>>
