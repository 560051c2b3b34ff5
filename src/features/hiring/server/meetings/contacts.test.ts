import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { jobContext, makeCandidate, signIn } from '../../../../../test/people.ts'
import { contactIsOpen } from '../../../billing/server/open-contacts-api.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import * as calls from '../../contract.ts'
import { listContactHolders } from '../../meeting-contract.ts'

const app = useTestApp()
const tools = meetingTools(app)
const { offered, held, take, counter, takeProposed, seen, phoneOf } = tools
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

const isOpen = (employerId: number, candidateId: number) =>
  contactIsOpen(jobContext(app), { employerId, candidateId })

const holders = async (token: string) => (await app.call(listContactHolders, {}, { token })).data

/** An accepted interview on 12 March, 10:00 to 11:00 in Qatar, with a candidate who has numbers. */
async function agreed(more: object = { way: 'phone' }) {
  const found = await offered(more)
  const { candidate, interviewId } = found
  await app.connection.pool.query(
    `update candidates set phone_number = '+97455110000', whatsapp = '+97455119999', email = 'grace@example.com' where id = $1`,
    [candidate.id],
  )
  expect((await take(candidate.token, interviewId, 0)).status).toBe(200)
  return found
}

describe('accepting', () => {
  test('opens to both sides the number, from the yes until a day after, and is in the log', async () => {
    const { employer, candidate, interviewId } = await offered()
    await app.connection.pool.query(
      `update candidates set phone_number = '+97455110000' where id = $1`,
      [candidate.id],
    )
    expect((await held(employer.token))[0]?.contact).toBe(null)
    expect(await isOpen(employer.id, candidate.id)).toBe(false)
    await take(candidate.token, interviewId, 0)
    const open_until = '2026-03-13T08:00:00.000Z'
    expect((await held(employer.token))[0]?.contact).toEqual({
      name: 'Grace Santos',
      phone_number: '+97455110000',
      whatsapp: null,
      open_until,
    })
    expect((await seen(candidate.token))[0]?.contact).toEqual({
      name: 'Maryam Al-Thani',
      phone_number: await phoneOf(employer.id),
      whatsapp: null,
      open_until,
    })
    expect(await isOpen(employer.id, candidate.id)).toBe(true)
    const { rows } = await app.connection.pool.query<{ detail: object }>(
      `select detail from audit_log where action = 'contact.opened' and subject = $1`,
      [`candidate:${candidate.id}`],
    )
    expect(rows.map(({ detail }) => detail)).toEqual([
      { employerId: employer.id, interviewId, way: 'phone' },
    ])
    expect(await holders(candidate.token)).toEqual([
      {
        household: 'Maryam Al-Thani',
        by: 'interview',
        since: start.toISOString(),
        until: open_until,
      },
    ])

    app.clock.now = new Date('2026-03-13T08:00:00Z')
    expect((await held(await signIn(app, employer.id)))[0]?.contact).toBe(null)
    expect((await seen(await signIn(app, candidate.userId)))[0]?.contact).toBe(null)
    expect(await isOpen(employer.id, candidate.id)).toBe(false)
    expect(await holders(await signIn(app, candidate.userId))).toEqual([])
  })

  test('opens what the way needs and no more: WhatsApp, or the address', async () => {
    const byApp = await agreed({ way: 'whatsapp' })
    expect((await held(byApp.employer.token))[0]?.contact).toMatchObject({
      phone_number: null,
      whatsapp: '+97455119999',
    })
    const atHome = await agreed({ way: 'home', place: 'Villa 7, Al Sadd' })
    expect((await seen(atHome.candidate.token))[0]?.place).toBe('Villa 7, Al Sadd')
    // Her profile shows no more than before.
    const profile = await app.call(getCandidate, { id: atHome.candidate.id }, atHome.employer)
    expect(profile.data).toMatchObject({ contact_access: 'needs_plan' })
    expect(profile.body).not.toContain('grace@example.com')
  })

  test('opens nothing for an interview of which no way was said', async () => {
    const { employer, candidate } = await agreed({})
    expect((await held(employer.token))[0]?.contact).toBe(null)
    expect(await isOpen(employer.id, candidate.id)).toBe(false)
  })

  test('for someone without a number opens that of her agency', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const candidateId = await makeCandidate(app, { agencyId, userId: null, phoneNumber: null })
    const employer = await tools.household()
    await tools.shortlist(employer.token, candidateId)
    await tools.offer(employer.token, candidateId, [at(12, '10:00')], { way: 'office' })
    await tools.act(await tools.linkOf(owner.id), 'take')
    expect((await held(employer.token))[0]?.contact?.phone_number).toBe(await phoneOf(owner.id))
  })
})

describe('what is open closes', () => {
  test('when she declines after all, the interview moves, or is called off', async () => {
    const ends = [
      ({ candidate, interviewId }: Awaited<ReturnType<typeof agreed>>) =>
        tools.answer(candidate.token, interviewId, 'declined', 0),
      ({ candidate, interviewId }: Awaited<ReturnType<typeof agreed>>) =>
        counter(candidate.token, interviewId, 0, [at(14, '10:00')]),
      ({ employer, candidate }: Awaited<ReturnType<typeof agreed>>) =>
        tools.schedule(employer.token, candidate.id, '2026-03-14', '10:00'),
      ({ employer, candidate }: Awaited<ReturnType<typeof agreed>>) =>
        app.call(calls.deleteInterview, { id: candidate.id }, employer),
    ]
    for (const end of ends) {
      const found = await agreed()
      expect(await isOpen(found.employer.id, found.candidate.id)).toBe(true)
      expect((await end(found)).status).toBe(200)
      expect(await isOpen(found.employer.id, found.candidate.id)).toBe(false)
    }
  })

  test('but not by being marked as finished; and opens again by a time that both want', async () => {
    const { employer, candidate, interviewId } = await agreed()
    await counter(candidate.token, interviewId, 0, [at(14, '10:00')])
    await takeProposed(employer.token, candidate.id, 1, at(14, '10:00'))
    expect((await held(employer.token))[0]?.contact?.open_until).toBe('2026-03-15T08:00:00.000Z')
    await app.call(
      calls.changeStatus,
      { id: candidate.id, status: 'interview_completed' },
      employer,
    )
    expect(await isOpen(employer.id, candidate.id)).toBe(true)
  })

  test('for every other household once one has hired her, or she has left', async () => {
    const { employer, candidate } = await agreed()
    await app.connection.pool.query('update candidates set hired_at = now() where id = $1', [
      candidate.id,
    ])
    expect(await isOpen(employer.id, candidate.id)).toBe(false)
    expect((await held(employer.token))[0]?.contact).toBe(null)
    const left = await agreed()
    await app.connection.pool.query('update candidates set suspended_at = now() where id = $1', [
      left.candidate.id,
    ])
    expect(await isOpen(left.employer.id, left.candidate.id)).toBe(false)
    expect((await held(left.employer.token))[0]?.contact).toBe(null)
  })
})
