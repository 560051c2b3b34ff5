import { describe, expect, test } from 'vitest'
import { makeAgency, makeMember, type Member } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { broadcast } from '../../../../platform/server/bus.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { listCandidates } from '../../../search/contract.ts'
import { listNotices } from '../../../notifications/contract.ts'
import * as operatorCalls from '../../admin-contract.ts'
import { getAgency } from '../../contract.ts'
import * as calls from '../../office-contract.ts'
import { remindLicences } from './remind-licences.ts'
import { licenceTools, licence } from '../../../../../test/licences.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const { submit } = licenceTools(app)
const operator = () => makeUser(app, 'admin')
const own = async (member: Member) => (await app.call(getAgency, {}, member)).data

const told = async (member: Member) =>
  (await app.call(listNotices, {}, member)).data.results.map(({ kind }) => kind)

describe('a licence', () => {
  test('handed in leaves the one in force until it is decided; a newer one replaces what waits', async () => {
    const { id, owner } = await makeAgency(app, { licenceNumber: 'MOL-OLD' })
    await submit(owner)
    await submit(owner, { ...licence, licence_number: 'MOL-NEWER' })
    expect(await own(owner)).toMatchObject({
      licence_number: 'MOL-OLD',
      standing: 'running',
      submitted: { licence_number: 'MOL-NEWER' },
    })
    const admin = await operator()
    expect(
      (await app.call(operatorCalls.refuseLicence, { id, reason: '' }, admin)).errors,
    ).toHaveProperty('reason')
    expect(
      (await app.call(operatorCalls.refuseLicence, { id, reason: 'The stamp is missing.' }, admin))
        .status,
    ).toBe(200)
    const history = (await app.call(calls.listLicences, {}, owner)).data
    expect(history.map(({ status, reason, file_name }) => [status, reason, file_name])).toEqual([
      ['rejected', 'The stamp is missing.', 'licence.pdf'],
      ['replaced', null, null],
    ])
    expect(await own(owner)).toMatchObject({ licence_number: 'MOL-OLD', standing: 'running' })
  })

  test('needs a paper that is one, a number and a day to come; its file is for owners alone', async () => {
    const { id, owner } = await makeAgency(app)
    expect((await submit(owner, licence, null)).errors).toHaveProperty('licence_file')
    expect(
      (await submit(owner, licence, Buffer.from('<script>alert(1)</script>'))).errors,
    ).toHaveProperty('licence_file')
    expect((await submit(owner, { ...licence, expires_on: '2026-03-09' })).errors).toHaveProperty(
      'expires_on',
    )
    expect((await submit(owner)).data.submitted?.file_url).not.toBeNull()
    for (const role of ['editor', 'viewer'] as const) {
      const member = await makeMember(app, id, role)
      expect((await submit(member)).status).toBe(403)
      expect((await app.call(calls.listLicences, {}, member)).data[0]?.file_url).toBeNull()
    }
    expect((await app.call(calls.listLicences, {}, (await makeAgency(app)).owner)).data).toEqual([])
  })

  test('number that another agency has is a conflict at approval', async () => {
    await makeAgency(app, { licenceNumber: 'MOL-DOUBLE' })
    const { id, owner } = await makeAgency(app, { status: 'pending', licenceNumber: 'MOL-DOUBLE' })
    await submit(owner, { ...licence, licence_number: 'MOL-DOUBLE' })
    expect(await app.call(operatorCalls.approveAgency, { id }, await operator())).toMatchObject({
      status: 409,
      message: 'Another agency has this licence number.',
    })
    expect((await own(owner))?.standing).toBe('pending')
  })

  test('that ends is told of 60, 30 and 7 days before and when it has ended, once each', async () => {
    const { owner } = await makeAgency(app, { licenceExpiresOn: '2026-06-01' })
    const start = app.clock.now
    for (const day of [
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-05-02',
      '2026-05-25',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
    ]) {
      app.clock.now = new Date(`${day}T08:00:00Z`)
      await remindLicences(jobContext(app))
    }
    const told = (await app.call(listNotices, {}, { token: await signIn(app, owner.id) })).data
      .results
    app.clock.now = start
    expect(
      told
        .filter(({ kind }) => kind.startsWith('licence_'))
        .map(({ kind, text }) => [kind, /\d+ days?/.exec(text)?.[0]]),
    ).toEqual([
      ['licence_expired', undefined],
      ['licence_expiring', '7 days'],
      ['licence_expiring', '30 days'],
      ['licence_expiring', '60 days'],
    ])
  })
})

describe('a suspension', () => {
  // spec: 3.7 An agency applies
  test('takes all its candidates off the list and out of their links, and gives them back', async () => {
    const { id, owner } = await makeAgency(app)
    const her = await makeCandidate(app, {
      agencyId: id,
      userId: null,
      fullName: 'Wayra Suspended',
    })
    const listed = async () =>
      (await app.call(listCandidates, { q: 'Wayra Suspended' })).data.results.map(
        (candidate) => candidate.id,
      )
    await broadcast(jobContext(app), 'candidates', her)
    const admin = await operator()
    await expect.poll(listed).toEqual([her])
    expect(
      (await app.call(operatorCalls.suspendAgency, { id, reason: 'Complaint 17' }, admin)).data
        .standing,
    ).toBe('suspended')
    await expect.poll(listed).toEqual([])
    expect((await app.call(getCandidate, { id: her })).status).toBe(404)
    expect(await own(owner)).toMatchObject({
      standing: 'suspended',
      suspension_reason: 'Complaint 17',
    })
    expect((await app.call(operatorCalls.suspendAgency, { id, reason: 'x' }, admin)).status).toBe(
      409,
    )
    expect((await app.call(operatorCalls.reinstateAgency, { id }, admin)).data.standing).toBe(
      'running',
    )
    await expect.poll(listed).toEqual([her])
    expect((await app.call(operatorCalls.reinstateAgency, { id }, admin)).status).toBe(409)
    expect(await told(owner)).toEqual(['agency_reinstated', 'agency_suspended'])
  })

  test('is the operator’s alone, like every call about all agencies', async () => {
    const { id, owner } = await makeAgency(app)
    for (const call of Object.values(operatorCalls)) {
      if (typeof call !== 'object' || !('path' in call)) continue
      const input = { id, licence_id: 1, reason: 'x' }
      expect((await app.call(call, input)).status).toBe(401)
      for (const person of [
        owner,
        await makeUser(app, 'employer'),
        await makeUser(app, 'jobseeker'),
      ])
        expect((await app.call(call, input, person)).status).toBe(403)
    }
    const admin = await operator()
    for (const call of [
      operatorCalls.getAgencyFile,
      operatorCalls.approveAgency,
      operatorCalls.reinstateAgency,
    ])
      expect((await app.call(call, { id: 999_999 }, admin)).status).toBe(404)
    expect((await app.call(operatorCalls.listAgencies, { page_size: 61 }, admin)).status).toBe(400)
  })
})
