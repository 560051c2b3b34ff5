import { describe, expect, test } from 'vitest'
import { type Member } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate, makeUser } from '../../../../test/people.ts'
import { freshAddress, freshPhone, signUp, signUpForm } from '../../../../test/sign-up.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import * as operatorCalls from '../admin-contract.ts'
import { getAgency } from '../contract.ts'
import * as calls from '../office-contract.ts'
import { licenceTools, licence } from '../../../../test/licences.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const { submit } = licenceTools(app)
const operator = () => makeUser(app, 'admin')
const own = async (member: Member) => (await app.call(getAgency, {}, member)).data

const told = async (member: Member) =>
  (await app.call(listNotices, {}, member)).data.results.map(({ kind }) => kind)

describe('an agency', () => {
  const form = (phone: string, otp: string | undefined) => ({
    ...signUpForm(phone, otp),
    agency_name: 'Doha Home Care',
    ...licence,
  })
  const apply = async (phone = freshPhone(), more: object = {}) => {
    await app.call(calls.sendAgencyCode, { phone_number: phone }, { address: freshAddress() })
    return app.call(
      calls.registerAgency,
      { ...form(phone, app.lastMessage(phone)?.code), ...more },
      { address: freshAddress() },
    )
  }

  // spec: 3.7 An agency applies
  test('applies by phone and code, hands in its licence, and may supply once the operator approves', async () => {
    const { status, data } = await apply()
    expect([status, data.user.role]).toEqual([200, 'agency'])
    const owner = { id: data.user.id, token: data.token }
    expect(await own(owner)).toMatchObject({
      name: 'Doha Home Care',
      standing: 'pending',
      role: 'owner',
      submitted: null,
    })
    const { id } = (await own(owner))!
    const her = await makeCandidate(app, { agencyId: id, userId: null })
    expect((await app.call(getCandidate, { id: her })).status).toBe(404)
    const admin = await operator()
    expect(await app.call(operatorCalls.approveAgency, { id }, admin)).toMatchObject({
      status: 409,
      message: 'No licence is waiting for a decision.',
    })
    expect((await submit(owner)).data.submitted).toMatchObject({
      status: 'submitted',
      licence_number: 'MOL-NEW',
      file_name: 'licence.pdf',
    })
    const waiting = (await app.call(operatorCalls.listAgencies, { waiting: 'true' }, admin)).data
    expect(
      waiting.results.map((row) => [row.id, row.status, row.has_waiting, row.candidates]),
    ).toEqual([[id, 'pending', true, 1]])
    const file = (await app.call(operatorCalls.getAgencyFile, { id }, admin)).data
    const opened = await app.call(
      operatorCalls.openLicence,
      { id, licence_id: file.licences[0]!.id },
      admin,
    )
    expect(
      (await app.app.inject({ url: opened.data.file_url ?? '' })).headers['content-type'],
    ).toContain('application/pdf')
    expect((await app.call(operatorCalls.approveAgency, { id }, admin)).data).toMatchObject({
      status: 'approved',
      standing: 'running',
      licence_expires_on: '2028-01-01',
    })
    expect((await app.call(getCandidate, { id: her })).data.agency).toEqual({
      name: 'Doha Home Care',
      licence_number: 'MOL-NEW',
    })
    expect(await told(owner)).toContain('licence_approved')
    expect((await app.call(operatorCalls.approveAgency, { id }, admin)).status).toBe(409)
  })

  test('is refused what is wrong, field by field', async () => {
    const phone = freshPhone()
    for (const [more, field] of [
      [{ agency_name: ' ' }, 'agency_name'],
      [{ licence_number: '' }, 'licence_number'],
      [{ licence_number: 'x'.repeat(41) }, 'licence_number'],
      [{ expires_on: '2026-02-30' }, 'expires_on'],
      [{ expires_on: '2026-03-09' }, 'expires_on'],
      [{ password: '123' }, 'password'],
      [{ otp_code: '000000' }, 'otp_code'],
    ] as const) {
      const answer = await apply(phone, more)
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([
        400,
        expect.arrayContaining([field]),
      ])
    }
    const taken = await signUp(app, 'employer')
    await app.call(calls.sendAgencyCode, { phone_number: taken.phone }, { address: freshAddress() })
    expect(app.lastMessage(taken.phone)?.code).toBeUndefined()
  })

  test('with an account that belongs to none can apply, once', async () => {
    const person = await makeUser(app, 'agency')
    expect(await own(person)).toBeNull()
    const application = { agency_name: 'Second Try', ...licence }
    expect((await app.call(calls.applyAgency, application, person)).data).toMatchObject({
      name: 'Second Try',
      standing: 'pending',
    })
    expect((await app.call(calls.applyAgency, application, person)).status).toBe(409)
    expect(
      (await app.call(calls.applyAgency, application, await makeUser(app, 'employer'))).status,
    ).toBe(403)
  })

  test('applies once, however often she clicks: 8 clicks at once, 5 times', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await makeUser(app, 'agency')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          app.call(calls.applyAgency, { agency_name: 'Many Clicks', ...licence }, person),
        ),
      )
      expect(
        answers.map(({ status, message }) => `${status} ${status === 200 ? '' : message}`).sort(),
      ).toEqual(['200 ', ...Array(7).fill('409 You already belong to an agency.')])
    }
  })
})
