import { ApiError } from '../../../../platform/web/api.ts'
import { failureText as refusalText } from '../../../../platform/web/failure-text.ts'

/** What went wrong, for the reader: each field with its messages, joined as the specification says; else the server's words; else, and where the server failed, ours. */
export function failureText(
  error: unknown,
  fields: Record<string, string>,
  texts: { network: string; otherwise: string },
): string {
  if (error instanceof TypeError) return texts.network
  if (!(error instanceof ApiError)) return texts.otherwise
  const parts = Object.entries(error.errors).map(
    ([field, messages]) => `${prettyName(field, fields)}: ${messages.join(', ')}`,
  )
  if (parts.length > 0) return parts.join('; ')
  return refusalText(error, texts.otherwise)
}

/** What went wrong where the one field is in sight and needs no name: its messages; else the server's words; else ours. */
export function fileFailureText(
  error: unknown,
  texts: { network: string; otherwise: string },
): string {
  if (error instanceof TypeError) return texts.network
  if (!(error instanceof ApiError)) return texts.otherwise
  return Object.values(error.errors).flat().join(', ') || refusalText(error, texts.otherwise)
}

/** 'visa_expiry_date' → its label, or 'Visa expiry date'. */
export function prettyName(field: string, fields: Record<string, string>): string {
  const [first = ''] = field.split('.')
  const known = fields[first]
  if (known !== undefined) return known
  const words = first.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
