import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { settings } from '../../../platform/server/settings.ts'
import { changeSetting, getSetting } from '../../administration/settings-contract.ts'
import { getContent, getOperator } from '../contract.ts'
import { noContact } from './content-settings.ts'

const app = useTestApp()

const nothing = {
  name: null,
  registration_number: null,
  licence_number: null,
  whatsapp: null,
  address: null,
  hours: null,
}
const told = {
  ...noContact,
  operator: { en: 'Bait Al Khair W.L.L.', ar: 'بيت الخير ذ.م.م' },
  registration_number: ' 104882 ',
  licence_number: 'MOL-77',
  email: 'help@manzil.example',
  phone: '+974 4412 3456',
  whatsapp: '+974 5512 3456',
  address: { en: 'Lusail', ar: 'لوسيل' },
  hours: { en: 'Sun to Thu, 8 to 17', ar: 'الأحد إلى الخميس، 8 إلى 17' },
}
const numbers = {
  registration_number: '104882',
  licence_number: 'MOL-77',
  whatsapp: '+974 5512 3456',
}

const read = async (lang: 'en' | 'ar' = 'en') =>
  (await app.call(getOperator, {}, { headers: { 'accept-language': lang } })).data

async function set(value: object | null) {
  const operator = await makeUser(app, 'admin')
  const { version } = (await app.call(getSetting, { key: 'contact' }, operator)).data
  return app.call(changeSetting, { key: 'contact', version, value }, operator)
}

test('who runs the site is said as far as the operator has said it, in the reader’s language, and nothing else of the contact data', async () => {
  expect(await read()).toEqual(nothing)
  expect((await set(told)).status).toBe(200)
  expect(await read()).toEqual({
    name: 'Bait Al Khair W.L.L.',
    ...numbers,
    address: 'Lusail',
    hours: 'Sun to Thu, 8 to 17',
  })
  expect(await read('ar')).toEqual({
    name: 'بيت الخير ذ.م.م',
    ...numbers,
    address: 'لوسيل',
    hours: 'الأحد إلى الخميس، 8 إلى 17',
  })
  await set({ ...noContact, whatsapp: '', licence_number: '  ', address: { en: '', ar: '' } })
  expect(await read()).toEqual(nothing)
})

test('a licence number has at most 40 characters, and a form that doesn’t know it may leave it out', async () => {
  const long = await set({ ...noContact, licence_number: '1'.repeat(41) })
  expect(long).toMatchObject({ status: 400, code: 'INVALID' })
  expect(Object.keys(long.errors ?? {})).toEqual(['licence_number'])
  const { licence_number: _, ...older } = told
  expect((await set(older)).status).toBe(200)
  expect(await read()).toMatchObject({ registration_number: '104882', licence_number: null })
})

test('what was set before there were licence numbers still holds', async () => {
  const { licence_number: _, ...older } = { ...told, registration_number: '7' }
  const row = { key: 'contact', value: older, updatedAt: app.clock.now }
  await app.connection.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: row })
  const { contact } = (await app.call(getContent, {})).data
  expect(contact).toMatchObject({ phone: '+974 4412 3456', licence_number: null })
})
