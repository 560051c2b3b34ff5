import { afterEach, describe, expect, test } from 'vitest'
import { agreementTools } from '../../../../../test/agreements.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { signIn } from '../../../../../test/people.ts'
import { hire } from '../../../../../test/recruitments.ts'
import { answerAgreement, listAgreements } from '../../../agreements/contract.ts'
import { saveNeeds } from '../../../matching/contract.ts'
import { changeStatus } from '../../contract.ts'
import { getHome } from '../../home-contract.ts'

const app = useTestApp()
const deals = agreementTools(app)
const tools = meetingTools(app)
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

type Signed = { token: string }
const home = async ({ token }: Signed) => (await app.call(getHome, {}, { token })).data
const turnsOf = async (who: Signed) => (await home(who)).turns.map(({ kind }) => kind)
const move = (who: Signed, id: number, status: 'interview_completed' | 'selected') =>
  app.call(changeStatus, { id, status }, who)

describe('the home of a household', () => {
  test('asks whoever is new what she needs, then for people, then to meet them', async () => {
    const household = await tools.household()
    expect(await home(household)).toEqual({
      is_new: true,
      has_needs: false,
      stages: { needs: 0, shortlist: 0, meet: 0, agree: 0, pay: 0, arrive: 0 },
      turns: [expect.objectContaining({ kind: 'say_needs', path: '/dashboard/needs' })],
      meetings: [],
      answers: [],
    })
    await app.call(saveNeeds, { position: 'Nanny' }, household)
    expect(await home(household)).toMatchObject({
      is_new: false,
      has_needs: true,
      stages: { needs: 1 },
      turns: [{ kind: 'find', stage: 'shortlist' }],
    })
    const worker = await tools.worker()
    await tools.shortlist(household.token, worker.id)
    expect(await home(household)).toMatchObject({
      stages: { needs: 1, shortlist: 1, meet: 0 },
      turns: [{ kind: 'invite', count: 1, person: null }],
    })
  })

  test('knows the next meeting and who answered; another time, a no and a past hour are its turn', async () => {
    const { employer, candidate, interviewId } = await tools.offered({ way: 'video' })
    const before = await home(employer)
    expect(before.turns.map(({ kind }) => kind)).toEqual(['say_needs'])
    expect(before.stages).toMatchObject({ shortlist: 0, meet: 1 })
    expect(before.meetings).toEqual([
      expect.objectContaining({
        person: expect.objectContaining({ id: candidate.id, name: 'Grace Santos' }),
        ...at(12, '10:00'),
        way: 'video',
        answer: null,
        is_today: false,
      }),
    ])
    await tools.counter(candidate.token, interviewId, 0, [at(14, '11:00')])
    expect((await home(employer)).turns[0]).toMatchObject({
      kind: 'choose_time',
      stage: 'meet',
      person: { id: candidate.id },
    })
    const version = (await tools.held(employer.token))[0]?.version ?? 0
    const taken = await tools.takeProposed(employer.token, candidate.id, version, at(14, '11:00'))
    expect(taken.status, taken.message).toBe(200)
    const agreed = await home(employer)
    expect(agreed.turns.map(({ kind }) => kind)).toEqual(['say_needs'])
    expect(agreed.answers).toMatchObject([{ person: { id: candidate.id }, answer: 'accepted' }])

    app.clock.now = new Date('2026-03-14T09:01:00Z')
    const late = { token: await signIn(app, employer.id) }
    expect((await home(late)).turns[0]).toMatchObject({ kind: 'say_met', due_on: '2026-03-14' })
    expect((await home(late)).meetings).toEqual([])
    await move(late, candidate.id, 'interview_completed')
    expect((await home(late)).turns[0]).toMatchObject({
      kind: 'decide',
      path: `/candidates/${candidate.id}`,
    })
  })

  test('an interview by video comes first from an hour before it, with the way into the room', async () => {
    const { employer, candidate, interviewId } = await tools.offered({ way: 'video' })
    await tools.take(candidate.token, interviewId, 0)
    // The room is open from their agreement on; that is no reason to go there days before.
    app.clock.now = new Date('2026-03-12T05:59:00Z')
    const early = await home({ token: await signIn(app, employer.id) })
    expect(early.meetings).toMatchObject([{ is_today: true, can_join: true }])
    expect(early.turns.map(({ kind }) => kind)).toEqual(['say_needs'])
    app.clock.now = new Date('2026-03-12T06:01:00Z')
    expect((await home({ token: await signIn(app, employer.id) })).turns[0]).toMatchObject({
      kind: 'join',
      stage: 'meet',
      person: { id: candidate.id },
      path: `/interviews/${interviewId}/room`,
    })
    app.clock.now = new Date('2026-03-12T07:59:00Z')
    const during = await home({ token: await signIn(app, employer.id) })
    expect(during.turns[0]).toMatchObject({ kind: 'join' })
    expect(during.meetings).toHaveLength(1)
  })

  test('a no to an interview leads to another time', async () => {
    const { employer, candidate, interviewId } = await tools.offered()
    await tools.answer(candidate.token, interviewId, 'declined', 0)
    const found = await home(employer)
    expect(found.turns[0]).toMatchObject({ kind: 'time_declined', stage: 'meet' })
    expect(found.answers).toMatchObject([{ answer: 'declined' }])
  })

  test('leads from the selection over her word to the money', async () => {
    const { household, worker } = await deals.shortlisted()
    await move(household, worker.id, 'selected')
    expect((await home(household)).turns[0]).toMatchObject({
      kind: 'ask_terms',
      stage: 'agree',
      currency: 'QAR',
      person: { id: worker.id },
    })
    const { data: asked } = await deals.propose(household.token, worker.id)
    // It is hers to answer: nothing presses the household.
    expect(await turnsOf(household)).toEqual(['say_needs'])
    expect((await home(household)).stages).toMatchObject({ shortlist: 0, agree: 1, pay: 0 })
    await deals.answer(worker.token, asked.id, asked.version, 'accept')
    const agreed = await home(household)
    expect(agreed.turns[0]).toMatchObject({ kind: 'pay', path: '/dashboard/orders' })
    expect(agreed.turns[0]?.amount).toBeGreaterThan(0)
    expect(agreed.stages).toMatchObject({ agree: 0, pay: 1 })
  })

  test('says when she asks for other terms, and when she says no', async () => {
    const { household, worker, agreement } = await deals.asked()
    const { id, version, terms } = agreement
    const countered = await app.call(
      answerAgreement,
      { id, version, act: 'counter', terms: { ...terms, wage: 2000 } as never },
      { token: worker.token },
    )
    expect(countered.status, countered.message).toBe(200)
    expect((await home(household)).turns[0]).toMatchObject({
      kind: 'answer_terms',
      path: '/dashboard/agreements',
    })
    const [own] = (await app.call(listAgreements, {}, { token: worker.token })).data
    await deals.answer(worker.token, id, own?.version ?? 0, 'decline')
    expect((await home(household)).turns[0]).toMatchObject({ kind: 'said_no' })
  })

  test('after the hire shows the step that waits, and what is late before all else', async () => {
    const hired = await hire(app)
    const found = await home(hired.household)
    expect(found.stages).toMatchObject({ arrive: 1, pay: 0 })
    expect(found.turns[0]).toMatchObject({
      kind: 'step',
      stage: 'arrive',
      label: 'Offer letter',
      due_on: '2026-03-13',
      is_overdue: false,
      path: `/dashboard/recruitments/${hired.candidateId}`,
    })
    app.clock.now = new Date('2026-03-14T09:00:00Z')
    await hired.household.signInAgain()
    expect((await home(hired.household)).turns[0]).toMatchObject({ kind: 'step', is_overdue: true })
  })

  test('is nobody else’s: of another household nothing is seen, other roles are refused', async () => {
    await tools.offered()
    expect(await home(await tools.household())).toMatchObject({ is_new: true, meetings: [] })
    const worker = await tools.worker()
    expect((await app.call(getHome, {}, { token: worker.token })).status).toBe(403)
    expect((await app.call(getHome, {})).status).toBe(401)
  })
})
