import type { texts } from '../texts.ts'

// The same as the contract's, which brings schemas that the browser has no use for.
const passwordMin = 8

interface Fault {
  field: string
  text: string
}

/**
 * The first thing wrong with a new password and its confirmation, which are the last two of the fields, in the order of the specification:
 * all there, both alike, long enough, and another than the current one where that is asked for.
 */
export function newPasswordFault(
  form: Record<string, string>,
  errors: (typeof texts)['en']['errors'],
): Fault | null {
  const names = Object.keys(form)
  const missing = names.find((name) => form[name] === '')
  if (missing !== undefined) return { field: missing, text: errors.allFieldsRequired }
  const [next = '', confirmation = ''] = names.slice(-2)
  if (form[next] !== form[confirmation])
    return { field: confirmation, text: errors.newPasswordsDiffer }
  if ((form[next] ?? '').length < passwordMin)
    return { field: next, text: errors.newPasswordTooShort }
  return form[next] === form.currentPassword
    ? { field: next, text: errors.newPasswordUnchanged }
    : null
}
