import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { agreementTools } from '../../../../../test/agreements.ts'
import { conversationTools } from '../../../../../test/conversations.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { essentials, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { hire, send } from '../../../../../test/recruitments.ts'
import { getUser } from '../../../accounts/server/index.ts'
import { changeStatus } from '../../contract.ts'
import { addCasePaper, getOwnRecruitment } from '../../../recruitment/contract.ts'
import { acceptOffer, makeOffer, sendOfferCode } from '../../../recruitment/offer-contract.ts'
import { getToday } from '../../today-contract.ts'

const app = useTestApp()
const tools = meetingTools(app)
const deals = agreementTools(app)
const talks = conversationTools(app)
const start = new Date('2026-03-10T09:00:00Z')
afterEach(() => void (app.clock.now = start))

type Signed = { token: string }
const today = async ({ token }: Signed) => (await app.call(getToday, {}, { token })).data
const kindsOf = async (who: Signed) => {
  const { next, more } = await today(who)
  return [next, ...more].map(({ kind }) => kind)
}

describe('the day of a worker', () => {
  test('begins with her profile: what is needed to be seen, then to publish, then what helps most', async () => {
    const worker = await makeJobseeker(app)
    expect(await today(worker)).toMatchObject({
      next: { kind: 'begin', path: '/dashboard/my-profile/start', household: null },
      more: [],
      meetings: [],
      arrival: null,
      profile: { is_published: false, is_hired: false, kept_by: 0, new_this_week: 0 },
    })
    await worker.save({ desired_position: 'Nanny' })
    expect((await today(worker)).next).toMatchObject({
      kind: 'missing',
      label: 'Your nationality',
      path: '/dashboard/my-profile/start',
    })
    await worker.save({ ...essentials, is_published: false })
    expect(await kindsOf(worker)).toEqual(['publish', 'add'])
    await worker.save({ is_published: true })
    const { next, more, profile } = await today(worker)
    expect(next).toMatchObject({
      kind: 'add',
      label: 'Your picture',
      why: expect.stringContaining('face'),
      path: '/dashboard/my-profile?part=picture',
    })
    expect(more).toEqual([])
    expect(profile).toMatchObject({ is_published: true })
    expect(profile?.percent).toBeGreaterThan(0)
  })

  test('puts the interview that is offered first, and after the answer says what is next', async () => {
    const { employer, candidate, interviewId } = await tools.offered({ way: 'video' })
    const offered = await today(candidate)
    expect(offered.next).toMatchObject({
      kind: 'answer_interview',
      household: 'Maryam Al-Thani',
      ...at(12, '10:00'),
      path: '/dashboard/interviews',
    })
    expect(offered.meetings).toMatchObject([
      { household: 'Maryam Al-Thani', ...at(12, '10:00'), way: 'video', answer: null },
    ])
    expect(offered.news[0]).toMatchObject({ path: '/dashboard/interviews', is_read: false })
    // Who suggests another time waits for the household.
    await tools.counter(candidate.token, interviewId, 0, [at(14, '11:00')])
    expect(await kindsOf(candidate)).not.toContain('answer_interview')
    const version = (await tools.held(employer.token))[0]?.version ?? 0
    await tools.takeProposed(employer.token, candidate.id, version, at(14, '11:00'))
    const agreed = await today(candidate)
    expect(agreed.next.kind).toBe('add')
    expect(agreed.meetings).toMatchObject([{ ...at(14, '11:00'), answer: 'accepted' }])

    app.clock.now = new Date('2026-03-14T07:01:00Z')
    const early = await today({ token: await signIn(app, candidate.userId) })
    expect(early.next).toMatchObject({ kind: 'join', path: `/interviews/${interviewId}/room` })
    expect(early.meetings).toMatchObject([{ is_today: true, can_join: true }])
    app.clock.now = new Date('2026-03-14T12:00:00Z')
    const late = await today({ token: await signIn(app, candidate.userId) })
    expect(late.meetings).toEqual([])
    expect(late.next.kind).toBe('add')
  })

  test('asks for the answer to terms, once, before messages and the profile', async () => {
    const { worker, agreement } = await deals.asked()
    expect((await today(worker)).next).toMatchObject({
      kind: 'answer_terms',
      household: 'Maryam Al-Thani',
      path: '/dashboard/agreements',
    })
    await deals.answer(worker.token, agreement.id, agreement.version, 'accept')
    expect(await kindsOf(worker)).toEqual(['add'])
  })

  test('leads to a message until it is answered', async () => {
    const { household, worker, id } = await talks.pair()
    await talks.say(household, id, { text: 'When can you start?' })
    const { next } = await today(worker)
    expect(next).toMatchObject({
      kind: 'reply',
      household: 'Noura Al-Kuwari',
      path: `/dashboard/messages/${id}`,
    })
    await talks.markRead(worker, id, 1)
    expect((await today(worker)).next.kind).toBe('reply')
    await talks.say(worker, id, { text: 'On Sunday.' })
    expect((await today(worker)).next.kind).toBe('add')
    // What was read is asked for three days, no longer.
    await talks.say(household, id, { text: 'Thank you' })
    await talks.markRead(worker, id, 3)
    talks.later(73 * 3_600_000)
    expect((await today({ token: await signIn(app, worker.id) })).next.kind).toBe('add')
  })

  test('of several things the most pressing leads, and nothing of them is lost', async () => {
    const { household, worker, id, candidateId } = await talks.pair()
    await talks.say(household, id, { text: 'Hello' })
    await deals.propose((await listing(candidateId)).token, candidateId)
    await tools.offer(household.token, candidateId, [at(12, '10:00')])
    expect(await kindsOf(worker)).toEqual(['answer_interview', 'answer_terms', 'reply', 'add'])
  })

  test('after the hire: the offer, then the paper of the recruitment, and never the profile', async () => {
    const hired = await hire(app)
    const { data: offer } = await app.call(
      makeOffer,
      { ...offerTerms, id: hired.candidateId },
      hired.household,
    )
    const asked = await today(hired.worker)
    expect(asked.next).toMatchObject({ kind: 'answer_offer', path: '/dashboard/recruitment' })
    expect(asked.profile).toMatchObject({ is_hired: true })
    expect(asked.arrival?.steps.length).toBeGreaterThan(0)
    const { phoneNumber } = await getUser(jobContext(app), hired.worker.id)
    await app.call(sendOfferCode, { id: offer.id }, hired.worker)
    const otp_code = app.lastMessage(phoneNumber)?.code ?? ''
    const accepted = await app.call(
      acceptOffer,
      { id: offer.id, otp_code, file_hash: offer.file_hash },
      hired.worker,
    )
    expect(accepted.status, accepted.message).toBe(200)
    const papers = await today(hired.worker)
    expect(papers.next.kind).toBe('paper')
    const own = (await app.call(getOwnRecruitment, {}, hired.worker)).data
    for (const { actor, state, needs } of own?.steps ?? [])
      for (const kind of actor === 'worker' && state === 'waiting' ? needs : [])
        await send(app, addCasePaper, { id: own?.id ?? 0 }, { kind }, { token: hired.worker.token })
    expect(await kindsOf(hired.worker)).toEqual(['wait'])
  })

  test('counts the households that keep her, never names them, and not those that turned her down', async () => {
    const worker = await tools.worker()
    const [first, second] = [await tools.household(), await tools.household()]
    await tools.shortlist(first.token, worker.id)
    await tools.shortlist(second.token, worker.id)
    expect((await today(worker)).profile).toMatchObject({ kept_by: 2, new_this_week: 2 })
    expect(JSON.stringify(await today(worker))).not.toContain('Maryam')
    await app.call(changeStatus, { id: worker.id, status: 'rejected' }, first)
    app.clock.now = new Date('2026-03-18T09:00:00Z')
    const later = await today({ token: await signIn(app, worker.userId) })
    expect(later.profile).toMatchObject({ kept_by: 1, new_this_week: 0 })
  })

  test('is there for whoever has no record, is hidden or kept by an agency, and for nobody else', async () => {
    const plain = await makeJobseeker(app)
    await app.connection.pool.query('update candidates set erased_at = now() where user_id = $1', [
      plain.id,
    ])
    expect(await today(plain)).toMatchObject({ next: { kind: 'nothing' }, profile: null })
    const { id: agencyId, owner } = await makeAgency(app)
    const candidateId = await makeCandidate(app, { agencyId })
    const { rows } = await app.connection.pool.query<{ user_id: string }>(
      'select user_id from candidates where id = $1',
      [candidateId],
    )
    const kept = { token: await signIn(app, Number(rows[0]?.user_id)) }
    expect((await today(kept)).next.kind).toBe('add')
    await app.connection.pool.query(
      'update candidates set hidden_at = now(), is_published = false where id = $1',
      [candidateId],
    )
    expect((await today(kept)).next).toMatchObject({
      kind: 'hidden',
      path: '/dashboard/my-profile',
    })
    for (const { token } of [await tools.household(), owner, await makeUser(app, 'admin')])
      expect((await app.call(getToday, {}, { token })).status).toBe(403)
    expect((await app.call(getToday, {})).status).toBe(401)
  })
})

const offerTerms = {
  role: 'Nanny',
  wage: 1800,
  housing: 'provided' as const,
  food: 'provided' as const,
  hours_per_day: 10,
  rest_day: 'friday' as const,
  leave_days: 21,
  start_on: '2026-04-10',
}

/** Another household that keeps her. */
async function listing(candidateId: number) {
  const household = await tools.household()
  await tools.shortlist(household.token, candidateId)
  return household
}
