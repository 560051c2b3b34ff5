import type { Locale } from '../../../platform/shared/locales.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { failureOf } from '../../../platform/web/failure-of.ts'

/** What is wrong with a form, for its reader: each field by its label with its messages, joined as the specification says; else as of any. */
export const formFailureText = (
  error: unknown,
  labels: Record<string, string>,
  ours: string,
  locale: Locale,
): string => fieldsText(error, labels) || failureOf(error, ours, locale).text

/** What a refusal says of single fields, in one sentence; nothing where it names none. */
export const fieldsText = (error: unknown, labels: Record<string, string>): string =>
  Object.entries(error instanceof ApiError ? error.errors : {})
    .map(([field, messages]) => `${prettyName(field, labels)}: ${messages.join(', ')}`)
    .join('; ')

/** What went wrong with a file, whose one field is in sight and needs no name: its messages; else as of anything. */
export function fileFailureText(error: unknown, ours: string, locale: Locale): string {
  const { text, fields } = failureOf(error, ours, locale)
  return Object.values(fields).join(' ') || text
}

/** 'visa_expiry_date' → its label, or 'Visa expiry date'. */
export function prettyName(field: string, fields: Record<string, string>): string {
  const [first = ''] = field.split('.')
  const known = fields[first]
  if (known !== undefined) return known
  const words = first.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
