import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { essentials, makeJobseeker } from '../../../../test/jobseekers.ts'
import { makeUser } from '../../../../test/people.ts'
import { getCandidate, getOwnPage } from '../../profiles/contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

test('her page is there for herself before anybody is shown it, with what others will see of it', async () => {
  const her = await makeJobseeker(app)
  await her.save({
    ...essentials,
    full_name: 'Only I',
    date_of_birth: '1994-05-02',
    consent_special_data: true,
    religion: 'Christian',
    hidden_fields: ['religion'],
    whatsapp: '+97433001122',
    is_published: false,
  })
  const { id } = await her.read()
  expect((await app.call(getCandidate, { id })).status).toBe(404)
  const own = await app.call(getOwnPage, {}, her)
  expect(own.data).toMatchObject({
    id,
    full_name: 'Only I',
    whatsapp: null,
    phone_number: null,
    contact_access: 'hidden',
    profile: { religion: null, date_of_birth: null, desired_position: 'Nanny' },
  })
  await her.save({ is_published: true })
  const shown = (await app.call(getCandidate, { id })).data
  expect((await app.call(getOwnPage, {}, her)).data.profile).toEqual(shown.profile)
})

test('nobody but a worker has a page of her own', async () => {
  expect((await app.call(getOwnPage, {})).status).toBe(401)
  expect((await app.call(getOwnPage, {}, await makeUser(app, 'employer'))).status).toBe(403)
})
