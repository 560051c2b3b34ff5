import type { texts } from '../texts.ts'

// The same as the contract's, which brings schemas that the browser has no use for.
const passwordMin = 8

/**
 * The first thing wrong with a new password and its confirmation, which are the last two of the fields, in the order of the specification:
 * all there, both alike, long enough, and another than the current one where that is asked for.
 */
export function newPasswordError(
  form: Record<string, string>,
  errors: (typeof texts)['en']['errors'],
): Record<string, string> | null {
  const names = Object.keys(form)
  const missing = names.find((name) => form[name] === '')
  if (missing !== undefined) return { [missing]: errors.allFieldsRequired }
  const [next = '', confirmation = ''] = names.slice(-2)
  if (form[next] !== form[confirmation]) return { [confirmation]: errors.newPasswordsDiffer }
  if ((form[next] ?? '').length < passwordMin) return { [next]: errors.newPasswordTooShort }
  return form[next] === form.currentPassword ? { [next]: errors.newPasswordUnchanged } : null
}
