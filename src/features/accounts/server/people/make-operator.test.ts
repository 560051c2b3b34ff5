import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { freshAddress, freshPhone } from '../../../../../test/sign-up.ts'
import { logInAs, resetPassword } from '../../contract.ts'
import { getUser } from '../queries.ts'
import { makeOperator } from './make-operator.ts'

const app = useTestApp()
const make = (wanted: Parameters<typeof makeOperator>[1]) => makeOperator(jobContext(app), wanted)

// spec: 3.4 The first operator, by a command
test('the first operator sets her own password by the printed link, a strong one, and signs in', async () => {
  const phoneNumber = freshPhone()
  const { path, isNew } = await make({ phoneNumber, fullName: 'Hessa First' })
  expect([isNew, path]).toEqual([true, expect.stringMatching(/^\/reset-password\/[\w-]{43}$/)])
  const token = path.split('/').at(-1) ?? ''
  const set = (password: string) =>
    app.call(resetPassword, { token, password, confirmPassword: password })
  expect((await set('too-short')).status).toBe(400)
  expect((await set('hessa-hessa-123')).status).toBe(400)
  expect((await set('a-password-of-hers')).status).toBe(200)
  expect((await set('a-password-of-hers')).status).toBe(400)
  const entered = await app.call(
    logInAs.admin,
    { phone_number: phoneNumber, password: 'a-password-of-hers' },
    { address: freshAddress() },
  )
  expect(entered.data.user).toMatchObject({ role: 'admin', full_name: 'Hessa First' })
  // Again for the same number: a new link, no second account.
  expect((await make({ phoneNumber })).isNew).toBe(false)
})

// spec: 3.4 The first operator, by a command
test('refuses what can make no operator', async () => {
  await expect(make({ phoneNumber: '12345', fullName: 'X Y' })).rejects.toThrow('no mobile number')
  await expect(make({ phoneNumber: freshPhone(), fullName: ' ' })).rejects.toThrow('full name')
  const employer = await getUser(jobContext(app), (await makeUser(app, 'employer')).id)
  await expect(make({ phoneNumber: employer.phoneNumber, fullName: 'X Y' })).rejects.toThrow(
    'another kind',
  )
})
