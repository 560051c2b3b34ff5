import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { essentials, makeJobseeker } from '../../../../test/jobseekers.ts'
import { freshAddress, signUp } from '../../../../test/sign-up.ts'
import { sendEmailLink, verifyEmail } from '../../accounts/contract.ts'
import { childcareBands, getCandidate } from '../../profiles/contract.ts'
import { confirmSubscription, subscribe } from '../../enquiries/contract.ts'
import { getProfile, replaceProfile, updateProfile } from '../../employers/contract.ts'
import { getNeeds, saveNeeds } from '../../matching/contract.ts'
import { getNoticeSettings } from '../../notifications/contract.ts'
import { getDataOverview, objectTo } from '../contract.ts'

const app = useTestApp()
const overview = async (who: { token: string }) => (await app.call(getDataOverview, {}, who)).data
const consentsOf = async (who: { token: string }) =>
  (await overview(who)).consents.map(({ kind, is_given }) => [kind, is_given])

test('signing up is written down: terms and privacy policy, when, from where, which version', async () => {
  const address = freshAddress()
  const { token } = await signUp(app, 'employer', undefined, address)
  expect((await overview({ token })).consents).toEqual(
    (['privacy', 'terms'] as const).map((kind) => ({
      kind,
      is_given: true,
      version: '2026-11-21',
      at: app.clock.now.toISOString(),
      address,
    })),
  )
})

// spec: 3.3 A log of consents
test('the log is append-only, whoever asks the database', async () => {
  const { user } = await signUp(app)
  const refused = { message: expect.stringContaining('append-only') }
  await expect(
    app.connection.pool.query('update consents set is_given = false where user_id = $1', [user.id]),
  ).rejects.toMatchObject(refused)
  await expect(
    app.connection.pool.query('delete from consents where user_id = $1', [user.id]),
  ).rejects.toMatchObject(refused)
})

test('an objection to publication takes the profile off the list', async () => {
  const person = await makeJobseeker(app)
  const { id } = (await person.save(essentials)).data
  expect((await app.call(getCandidate, { id }, {})).status).toBe(200)
  expect((await overview(person)).standing).toContain('publication')
  const answer = await app.call(objectTo, { to: 'publication' }, person)
  expect(answer.data.standing).not.toContain('publication')
  expect((await app.call(getCandidate, { id }, {})).status).toBe(404)
  expect((await person.read()).is_published).toBe(false)
  expect((await app.call(objectTo, { to: 'publication' }, person)).status).toBe(200)
})

// spec: 3.3 Correct and object
test('a withdrawn consent to special data erases the values, and is written down beside the consent', async () => {
  const person = await makeJobseeker(app)
  const saved = await person.save({
    religion: 'Christian',
    marital_status: 'married',
    kids: [{ gender: 'female', age: 4 }],
    consent_special_data: true,
    hidden_fields: ['religion', 'height'],
  })
  expect(saved.errors).toBeUndefined()
  const { version } = await person.read()
  await app.call(objectTo, { to: 'special_data' }, person)
  const after = await person.read()
  expect(after).toMatchObject({
    religion: null,
    marital_status: null,
    kids: [],
    consent_special_data: false,
    hidden_fields: ['height'],
  })
  expect(after.version).toBeGreaterThan(version)
  expect(await consentsOf(person)).toEqual([
    ['special_data', false],
    ['special_data', true],
  ])
})

// spec: 3.3 Correct and object (households)
test('a household withdraws what it said of family and income: gone everywhere, the rest stays', async () => {
  const household = await makeUser(app, 'employer', 'Noora')
  expect((await overview(household)).standing).not.toContain('special_data')
  const family = [{ category: 'kids', gender: 'female', age: 4, relation: 'Family' }]
  const staff_members = [{ name: 'Rosa', position: 'Nanny' }]
  const told = {
    marital_status: 'Married',
    monthly_income: 30_000,
    spouse_count: 1,
    family_members: family,
  }
  const saved = await app.call(
    replaceProfile,
    { name: 'Noora', occupation: 'Architect', staff_members, ...told },
    household,
  )
  expect(saved.errors).toBeUndefined()
  await app.call(saveNeeds, { position: 'Nanny', children: [childcareBands[0]] }, household)
  expect((await overview(household)).standing).toContain('special_data')
  expect(await consentsOf(household)).toEqual([['special_data', true]])

  const answer = await app.call(objectTo, { to: 'special_data' }, household)
  expect(answer.data.standing).not.toContain('special_data')
  expect((await app.call(getProfile, {}, household)).data).toMatchObject({
    occupation: 'Architect',
    staff_members: [{ name: 'Rosa' }],
    marital_status: null,
    monthly_income: null,
    spouse_count: 0,
    family_members: [],
  })
  expect((await app.call(getNeeds, {}, household)).data).toMatchObject({
    position: 'Nanny',
    children: [],
  })
  expect(await consentsOf(household)).toEqual([
    ['special_data', false],
    ['special_data', true],
  ])
  // What names nobody's family asks for no consent.
  await app.call(updateProfile, { name: 'Noora', occupation: 'Painter' }, household)
  expect(await consentsOf(household)).toHaveLength(2)
})

test('the newsletter and the messages that one can do without stop', async () => {
  const { token } = await signUp(app)
  const email = 'leaver@example.qa'
  await app.call(sendEmailLink, { email }, { token })
  await app.call(
    verifyEmail,
    { token: /verify-email\/(\S+)/.exec(app.lastMessage(email)?.text ?? '')?.[1] ?? '' },
    {},
  )
  await app.call(subscribe, { email }, { address: freshAddress() })
  await app.call(
    confirmSubscription,
    { token: /confirm\/(\S+)/.exec(app.lastMessage(email)?.text ?? '')?.[1] ?? '' },
    {},
  )
  expect((await overview({ token })).standing).toEqual(['newsletter', 'messages'])
  await app.call(objectTo, { to: 'newsletter' }, { token })
  const { standing } = (await app.call(objectTo, { to: 'messages' }, { token })).data
  expect(standing).toEqual([])
  const { kinds } = (await app.call(getNoticeSettings, {}, { token })).data
  for (const { is_fixed, channels } of kinds)
    if (!is_fixed) expect(channels).toMatchObject({ product: true, sms: false, email: false })
  expect(kinds.some(({ is_fixed, channels }) => is_fixed && channels.sms)).toBe(true)
  expect((await consentsOf({ token })).slice(0, 3)).toEqual(
    expect.arrayContaining([
      ['newsletter', false],
      ['newsletter', true],
    ]),
  )
})

test('refusals: nobody, another use, and what isn’t hers changes nothing', async () => {
  expect((await app.call(objectTo, { to: 'publication' }, {})).status).toBe(401)
  const household = await makeUser(app, 'employer')
  expect((await app.call(objectTo, { to: 'taxes' }, household)).status).toBe(400)
  expect((await app.call(objectTo, {}, household)).status).toBe(400)
  expect((await app.call(objectTo, { to: 'special_data' }, household)).status).toBe(200)
})
