import { nearDialCodes } from '../../accounts/dial-code-choices.ts'
import { readSession } from '../../../platform/web/session.ts'
import { fetchSignedIn } from '../../../platform/web/browser-api.ts'
import { hasRecord, hires } from '../../accounts/side-rules.ts'

/** Fills in what the account knows, where the writer has not begun to write herself. */
export async function fillIn(form: HTMLFormElement): Promise<void> {
  const user = readSession()?.user
  if (user === undefined) return
  put(form, 'name', user.full_name)
  put(form, 'firstName', user.full_name)
  const known = nearDialCodes
    .filter(({ code }) => user.phone_number.startsWith(code))
    .toSorted((a, b) => b.code.length - a.code.length)[0]
  if (known !== undefined && put(form, 'phone', user.phone_number.slice(known.code.length)))
    choose(form, known.code)
  tick(form, hires(user.role) ? 'isEmployer' : hasRecord(user.role) ? 'isWorker' : '')
  if (form.elements.namedItem('email') === null) return
  const response = await fetchSignedIn('/api/auth/me', {})
  if (!response.ok) return
  const { data } = (await response.json()) as { data: { user: { email: string | null } } }
  if (data.user.email !== null) put(form, 'email', data.user.email)
}

/** Whether it was empty. */
function put(form: HTMLFormElement, name: string, value: string): boolean {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value !== '') return false
  field.value = value
  return true
}

function choose(form: HTMLFormElement, code: string): void {
  const field = form.elements.namedItem('countryCode')
  if (field instanceof HTMLSelectElement) field.value = code
}

function tick(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.checked = true
}
