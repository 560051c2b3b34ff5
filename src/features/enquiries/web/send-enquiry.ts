import { translated } from '../../../platform/shared/catalogues.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Endpoint } from '../../../platform/shared/endpoint.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { ApiError, createApi } from '../../../platform/web/api.ts'
import {
  confirmSubscription,
  type EnquiryKind,
  getFormTicket,
  requestVisa,
  sendContact,
  subscribe,
  ticketMaxSeconds,
  ticketMinSeconds,
  unsubscribe,
} from '../contract.ts'
import { enquiryForms } from '../enquiry-rules.ts'
import { en } from '../messages.en.ts'
import { formsTexts } from './forms-texts.ts'

// Fetched when the first field of a form is touched: the contract's rules and the phone numbers of the world are heavy.

export type Sent =
  | { sent: true }
  | { sent: false; error?: string; fieldErrors: Record<string, string> }

const refusals = translated(en)
const calls: Record<EnquiryKind, Endpoint> = {
  contact: sendContact,
  visa: requestVisa,
  newsletter: subscribe,
}
const api = createApi(
  (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  () => localeOfPath(location.pathname),
)

/** Checks a form as the server does and sends it; throws when the server can't be reached. */
export async function sendEnquiry(
  kind: EnquiryKind,
  values: Record<string, unknown>,
  locale: Locale,
): Promise<Sent> {
  const fieldErrors = faultsOf(kind, values, locale)
  if (Object.keys(fieldErrors).length > 0) return { sent: false, fieldErrors }
  return answered(locale, async () => api(calls[kind], { ...values, ticket: await ripeTicket() }))
}

/** Follows a link of the newsletter's e-mails. */
export const followLink = (
  purpose: 'confirm' | 'unsubscribe',
  token: string,
  locale: Locale,
): Promise<Sent> =>
  answered(locale, () =>
    api<Endpoint>(purpose === 'confirm' ? confirmSubscription : unsubscribe, { token }),
  )

async function answered(locale: Locale, call: () => Promise<unknown>): Promise<Sent> {
  try {
    await call()
    return { sent: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    held = null
    const fieldErrors = Object.fromEntries(
      Object.entries(error.errors).map(([field, messages]) => [field, messages[0] ?? '']),
    )
    if (Object.keys(fieldErrors).length > 0) return { sent: false, fieldErrors }
    return {
      sent: false,
      error:
        error.status === 429
          ? formsTexts(locale).form.limited
          : error.message || formsTexts(locale).form.failed,
      fieldErrors,
    }
  }
}

function faultsOf(
  kind: EnquiryKind,
  values: Record<string, unknown>,
  locale: Locale,
): Record<string, string> {
  const { form } = formsTexts(locale)
  const { errors } = refusals[locale]
  const fieldErrors: Record<string, string> = {}
  const parsed = enquiryForms[kind].safeParse(values)
  for (const { path, message } of parsed.error?.issues ?? []) {
    fieldErrors[String(path[0])] ??=
      errors[message as keyof typeof errors] ?? (message === 'tooLong' ? form.tooLong : form.failed)
  }
  if (
    parsed.success &&
    kind !== 'newsletter' &&
    !isPhone(parsed.data as { countryCode: string; phone: string })
  )
    fieldErrors.phone = errors.phoneInvalid
  return fieldErrors
}

const isPhone = ({ countryCode, phone }: { countryCode: string; phone: string }): boolean =>
  parsePhoneNumberFromString(phone.replace(/^00/, '+'), {
    defaultCallingCode: countryCode.slice(1),
  })?.isValid() ?? false

let held: Promise<{ ticket: string; since: number }> | null = null

/** Notes that someone begins to write. */
export function holdTicket(): Promise<{ ticket: string; since: number }> {
  held ??= api(getFormTicket, {}).then(({ ticket }) => ({ ticket, since: Date.now() }))
  held.catch(() => {
    held = null
  })
  return held
}

/** The ticket once it is old enough; a browser that fills in a form by itself is faster than a hand. */
async function ripeTicket(): Promise<string> {
  const { ticket, since } = await holdTicket()
  const age = Date.now() - since
  if (age > (ticketMaxSeconds - 600) * 1000) {
    held = null
    return ripeTicket()
  }
  const wait = ticketMinSeconds * 1000 + 200 - age
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  return ticket
}
