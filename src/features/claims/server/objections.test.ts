import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { findEverywhere } from '../../../../test/find-everywhere.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { importSender } from '../../../../test/imports.ts'
import { closeOwn, jobContext, makeCandidate, runJob } from '../../../../test/people.ts'
import { freshPhone, signUp } from '../../../../test/sign-up.ts'
import { partsOf } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { changePhone, sendPhoneChangeCode } from '../../accounts/contract.ts'
import {
  addManagedCandidate,
  removeManagedCandidate,
  restoreManagedCandidate,
  updateManagedProfile,
} from '../../agencies/candidates-contract.ts'
import { claimRecord, objectToRecord, sendClaimCode } from '../contract.ts'
import { agencyObjections } from './tables.ts'
import { candidates } from '../../profiles/server/record-api.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = app.clock.now
const send = importSender(app)
const words = 'The person with this number asked not to be listed by your agency.'

type Agency = Awaited<ReturnType<typeof makeAgency>>
const add = (agency: Agency, values: Record<string, unknown>) =>
  app.call(addManagedCandidate, { full_name: 'Maria Reyes', ...values }, agency.owner)
const underNumber = (phone: string) =>
  app.connection.db
    .select()
    .from(candidates)
    .where(eq(candidates.phoneNumber, phone))
    .orderBy(candidates.id)
const kept = (agency: Agency, phone: string) =>
  makeCandidate(app, {
    agencyId: agency.id,
    userId: null,
    phoneNumber: phone,
    fullName: 'Maria Reyes',
  })

/** A worker who has objected to what an agency keeps under her number. */
async function objected() {
  const agency = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  const id = await kept(agency, her.phone)
  expect((await app.call(objectToRecord, { id }, her)).status).toBe(200)
  return { agency, her, id }
}

describe('a number whose owner objected to an agency', () => {
  // spec: 3.3 An objection is remembered
  test('is refused to it however it is entered: added, given to another record, as WhatsApp; and to it alone', async () => {
    const { agency, her, id } = await objected()
    await app.call(removeManagedCandidate, { id }, agency.owner)
    const refused = { status: 400, errors: { phone_number: [words] } }
    expect(
      await add(agency, {
        phone_number: her.phone,
        nationality: 'Filipino',
        desired_position: 'Nanny',
        age: 31,
        is_published: true,
      }),
    ).toMatchObject(refused)
    expect(await add(agency, { phone_number: her.phone.replace('+', '00') })).toMatchObject(refused)
    for (const whatsapp of [her.phone, her.phone.slice(4), her.phone.replace('+974', '00974 ')])
      expect(await add(agency, { whatsapp })).toMatchObject({
        status: 400,
        errors: { whatsapp: [words] },
      })
    const arabic = await app.call(
      addManagedCandidate,
      { full_name: 'Maria', phone_number: her.phone },
      { ...agency.owner, headers: { 'accept-language': 'ar' } },
    )
    expect(arabic.errors).toEqual({
      phone_number: ['وصل من صاحب هذا الرقم طلب بعدم الإدراج لدى مكتبكم.'],
    })
    const other = (await add(agency, { phone_number: freshPhone() })).data
    expect(
      await app.call(updateManagedProfile, { id: other.id, phone_number: her.phone }, agency.owner),
    ).toMatchObject(refused)
    expect((await underNumber(her.phone)).map((row) => row.id)).toEqual(
      expect.arrayContaining([id]),
    )
    expect(
      (await underNumber(her.phone)).filter(
        ({ agencyId, removedAt }) => agencyId === agency.id && removedAt === null,
      ),
    ).toEqual([])
    // Nothing of it concerns another agency, or another number.
    expect((await add(await makeAgency(app), { phone_number: her.phone })).status).toBe(201)
    expect((await add(agency, { phone_number: freshPhone() })).status).toBe(201)
  })

  // spec: 3.3 An objection is remembered
  test('is an error of its row in a file, and the rest of the file is imported', async () => {
    const { agency, her, id } = await objected()
    await app.call(removeManagedCandidate, { id }, agency.owner)
    const file = `Name,Mobile,WhatsApp,Salary\nMaria Reyes,${her.phone},,\nMaria R,,${her.phone},abc\nBea Cruz,${freshPhone()},,\n`
    const seen = await send(agency.owner.token, file, { dry_run: 'true' })
    expect(seen.data.totals).toMatchObject({ rows: 3, ready: 1, with_errors: 2, doubles: 0 })
    expect(seen.data.rows).toEqual([
      {
        row: 2,
        name: 'Maria Reyes',
        errors: [{ field: 'phone_number', value: her.phone, message: words, suggestions: [] }],
        doubles: [],
      },
      {
        row: 3,
        name: 'Maria R',
        errors: [
          {
            field: 'expected_salary',
            value: 'abc',
            message: 'Please enter a number.',
            suggestions: [],
          },
          { field: 'whatsapp', value: her.phone, message: words, suggestions: [] },
        ],
        doubles: [],
      },
    ])
    expect((await send(agency.owner.token, file)).status).toBe(200)
    const rows = await app.connection.db
      .select()
      .from(candidates)
      .where(eq(candidates.agencyId, agency.id))
      .orderBy(candidates.id)
    expect(
      rows.filter(({ removedAt }) => removedAt === null).map(({ fullName }) => fullName),
    ).toEqual(['Bea Cruz'])
  })

  test('is objected to in every record that the agency has of it, also one that it had just removed and brings back', async () => {
    const agency = await makeAgency(app)
    const her = await signUp(app, 'jobseeker')
    const [removed, second, third] = [
      await kept(agency, her.phone),
      await kept(agency, her.phone),
      await kept(agency, her.phone),
    ]
    await app.call(removeManagedCandidate, { id: removed }, agency.owner)
    expect((await app.call(objectToRecord, { id: second }, her)).status).toBe(200)
    await app.call(restoreManagedCandidate, { id: removed }, agency.owner)
    const rows = (await underNumber(her.phone)).filter(({ agencyId }) => agencyId === agency.id)
    expect(
      rows.map(({ id, objectedAt, isPublished }) => [id, objectedAt !== null, isPublished]),
    ).toEqual([removed, second, third].map((id) => [id, true, false]))
    // The record itself is still the agency's to keep, and to correct.
    expect(
      (
        await app.call(
          updateManagedProfile,
          { id: second, phone_number: her.phone, day_off: 'Friday' },
          agency.owner,
        )
      ).status,
    ).toBe(200)
    expect(
      await app.call(updateManagedProfile, { id: second, is_published: true }, agency.owner),
    ).toMatchObject({ status: 403 })
  })

  test('may be listed again once she joins the agency of her own will', async () => {
    const { agency, her, id } = await objected()
    await app.call(sendClaimCode, { id }, her)
    expect(
      (await app.call(claimRecord, { id, otp_code: app.lastMessage(her.phone)?.code }, her)).status,
    ).toBe(200)
    expect(
      await app.connection.db
        .select()
        .from(agencyObjections)
        .where(eq(agencyObjections.agencyId, agency.id)),
    ).toEqual([])
    expect((await add(agency, { phone_number: her.phone })).status).toBe(201)
  })

  test('takes the objection along when she changes it, and keeps it', async () => {
    const { agency, her } = await objected()
    const next = freshPhone()
    await app.call(sendPhoneChangeCode, { phone_number: next }, her)
    expect(
      (
        await app.call(
          changePhone,
          { phone_number: next, otp_code: app.lastMessage(next)?.code },
          her,
        )
      ).status,
    ).toBe(200)
    for (const phone_number of [her.phone, next])
      expect((await add(agency, { phone_number })).errors).toEqual({ phone_number: [words] })
  })
})

// spec: 3.3 An objection is remembered
test('an objection outlives the record and the account, and nobody can read the number out of it', async () => {
  const { agency, her, id } = await objected()
  const person = {
    userId: her.user.id,
    role: 'jobseeker' as const,
    fullName: her.user.full_name,
    phoneNumber: her.phone,
    email: null,
  }
  const ctx = jobContext(app)
  const profile = partsOf(ctx, personalDataProviders).find(({ name }) => name === 'profile')
  const { data } = await profile!.collect(ctx, person)
  expect(data).toMatchObject({
    objections: [{ agency: expect.stringContaining('Agency'), objectedAt: start }],
  })
  await app.call(removeManagedCandidate, { id }, agency.owner)
  await closeOwn(app, her.user.id)
  app.clock.now = new Date(start.getTime() + 31 * 86_400_000)
  await runJob(app, 'forget-removed-candidates')
  await runJob(app, 'erase-closed-accounts')
  const [row] = await app.connection.db
    .select()
    .from(agencyObjections)
    .where(eq(agencyObjections.agencyId, agency.id))
  expect(row?.numberDigest).toMatch(/^[0-9a-f]{64}$/)
  expect(await underNumber(her.phone)).toEqual([])
  expect(await findEverywhere(app, [her.phone])).not.toContain('agency_objections.number_digest')
  app.clock.now = start
  expect((await add(agency, { phone_number: her.phone })).errors).toEqual({ phone_number: [words] })
})

test('what was objected to before there was a digest is sealed, once, and counts', async () => {
  const agency = await makeAgency(app)
  const phone = freshPhone()
  await app.connection.db
    .insert(agencyObjections)
    .values({ agencyId: agency.id, numberDigest: phone, objectedAt: start })
  for (let round = 0; round < 2; round += 1) await runJob(app, 'seal-objections')
  const rows = await app.connection.db
    .select()
    .from(agencyObjections)
    .where(eq(agencyObjections.agencyId, agency.id))
  expect(rows).toEqual([
    {
      agencyId: agency.id,
      numberDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      objectedAt: start,
    },
  ])
  expect((await add(agency, { phone_number: phone })).errors).toEqual({ phone_number: [words] })
})

// spec: 3.3 An objection is remembered
test('an objection while the agency imports, adds and changes the same number leaves nothing of it listed, in 12 tries', async () => {
  const outcomes = new Set<number>()
  for (let tries = 0; tries < 12; tries += 1) {
    const agency = await makeAgency(app)
    const her = await signUp(app, 'jobseeker')
    const id = await kept(agency, her.phone)
    const other = await kept(agency, freshPhone())
    const row = (n: number, phone: string) => `Maria ${n},${phone},Filipino,Nanny,31,yes`
    const file = [
      'Name,Mobile,Nationality,Position,Age,Published',
      ...Array.from({ length: 40 }, (_, n) => row(n, freshPhone())),
      row(40, her.phone),
    ].join('\n')
    const answers = await Promise.all([
      send(agency.owner.token, file, { doubles: 'add' }),
      add(agency, {
        phone_number: her.phone,
        nationality: 'Filipino',
        desired_position: 'Nanny',
        age: 31,
        is_published: true,
      }),
      app.call(updateManagedProfile, { id: other, phone_number: her.phone }, agency.owner),
      app.call(objectToRecord, { id }, her),
    ])
    expect(answers.at(-1)?.status).toBe(200)
    for (const { status } of answers) {
      expect([200, 201, 400, 409]).toContain(status)
      outcomes.add(status)
    }
    const rows = (await underNumber(her.phone)).filter(({ agencyId }) => agencyId === agency.id)
    expect(
      rows.filter(({ objectedAt, isPublished }) => objectedAt === null || isPublished),
    ).toEqual([])
  }
  expect(outcomes).toContain(200)
})
