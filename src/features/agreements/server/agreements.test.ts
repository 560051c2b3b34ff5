import { describe, expect, test } from 'vitest'
import { agreementTools, fairTerms } from '../../../../test/agreements.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { listNotices } from '../../notifications/contract.ts'
import { changeStatus, getPipelineEntry } from '../../hiring/contract.ts'
import { listOrders } from '../../billing/contract.ts'
import { proposeTerms } from '../contract.ts'

const app = useTestApp()
const tools = agreementTools(app)
const { propose, answer, list, draft, shortlisted, asked } = tools

const standing = async (token: string, id: number) =>
  (await app.call(getPipelineEntry, { id }, { token })).data.status

describe('asking her', () => {
  test('selects her with the terms, and tells her in one message what they are', async () => {
    const { household, worker } = await shortlisted()
    const begun = await draft(household.token, worker.id)
    expect(begun.data).toMatchObject({
      terms: { role: 'Nanny', wage: 1800, own_papers: true, leave_days: 21 },
      currency: 'QAR',
      agreement: null,
      unasked: null,
    })
    const { status, data } = await propose(household.token, worker.id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'asked',
      side: 'household',
      version: 0,
      proposed_by: 'household',
      terms: fairTerms,
      changed: [],
      is_paid: false,
      can: { propose: true, accept: false, counter: false, decline: false, withdraw: true },
    })
    expect(await standing(household.token, worker.id)).toBe('selected')
    expect(app.lastMessage(await tools.phoneOf(worker.userId))?.text).toContain(
      'would like you to work for them',
    )
    expect((await list(worker.token))[0]).toMatchObject({
      id: data.id,
      side: 'worker',
      household: 'Maryam Al-Thani',
      can: { accept: true, counter: true, decline: true, withdraw: false, propose: false },
    })
  })

  test('once more with the same terms is the same question: pressed twice it tells once', async () => {
    const { household, worker } = await shortlisted()
    const both = await Promise.all([
      propose(household.token, worker.id),
      propose(household.token, worker.id, { tasks: ['cooking', 'childcare'] }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1)
    const { results } = (await app.call(listNotices, {}, worker)).data
    expect(results.filter(({ title }) => title === 'A household asks you')).toHaveLength(1)
    expect((await app.call(listOrders, {}, household)).data).toHaveLength(1)
  })

  test('leaves the specified selection as it is: nobody is asked by it', async () => {
    const { household, worker } = await shortlisted()
    await app.call(changeStatus, { id: worker.id, status: 'selected' }, household)
    expect(await list(worker.token)).toEqual([])
    const [order] = (await app.call(listOrders, {}, household)).data
    expect(order).toMatchObject({ her_answer: 'not_asked', payable: true })
    expect((await propose(household.token, worker.id)).data.status).toBe('asked')
  })

  // asvs: 2.2.3 (terms of an agreement)
  test.each([
    ['wage', { wage: 999 }, 'The law asks for at least QAR 1,000 a month (Law 17/2020).'],
    ['rest_day', { rest_day: 'none' as const }, 'Law 15/2017, Art. 13'],
    ['hours_per_day', { hours_per_day: 11 }, 'Law 15/2017, Art. 12'],
    ['leave_days', { leave_days: 14 }, 'Law 15/2017'],
    ['housing_allowance', { housing: 'allowance' as const }, 'Law 17/2020'],
    ['own_papers', { own_papers: false }, 'Law 21/2015, Art. 8'],
    ['tasks', { tasks: [] }, 'Please choose at least one task.'],
    ['other_tasks', { other_tasks: 'Call me: 3312 3456' }, 'Please leave out phone numbers'],
    ['start_on', { start_on: '2026-03-01' }, 'The start must be today or later.'],
  ])(
    'below the law, or with what does not belong there, is refused by %s',
    async (field, changes, says) => {
      const { household, worker } = await shortlisted()
      const refused = await propose(household.token, worker.id, changes)
      expect(refused.status).toBe(400)
      expect(refused.errors?.[field]?.[0]).toContain(says)
      // Nothing of it happened, the selection neither.
      expect(await standing(household.token, worker.id)).toBe('shortlisted')
      expect(await list(worker.token)).toEqual([])
    },
  )

  test.each([
    ['١٬٨٥٠', 1850],
    ['1,850.50', 1850.5],
    ['١٨٥٠٫٥', 1850.5],
  ])('takes a wage as it is typed: %s', async (wage, amount) => {
    const { household, worker } = await shortlisted()
    const { status, data } = await propose(household.token, worker.id, { wage: wage as never })
    expect([status, data.terms.wage]).toEqual([200, amount])
  })

  test('is refused in Arabic with the law’s number too', async () => {
    const { household, worker } = await shortlisted()
    const refused = await app.call(
      proposeTerms,
      { ...fairTerms, own_papers: false, id: worker.id },
      { ...household, headers: { 'accept-language': 'ar' } },
    )
    expect(refused.errors?.own_papers).toEqual([
      'جواز السفر والوثائق تبقى مع صاحبها بحكم القانون (القانون رقم 21 لسنة 2015، المادة 8).',
    ])
  })

  test('is for someone of the list; a stranger’s household finds nothing', async () => {
    const household = await tools.household()
    const id = await makeCandidate(app)
    expect((await propose(household.token, id)).status).toBe(404)
    expect((await draft(household.token, id)).status).toBe(404)
    const other = await asked()
    expect((await answer(household.token, other.agreement.id, 0, 'withdraw')).status).toBe(404)
    const stranger = await tools.worker()
    expect((await answer(stranger.token, other.agreement.id, 0, 'accept')).status).toBe(404)
    expect(await list(stranger.token)).toEqual([])
  })
})

describe('her answer', () => {
  test('is a yes, told to the household, which can pay', async () => {
    const { household, worker, agreement } = await asked()
    const said = await answer(worker.token, agreement.id, 0, 'accept')
    expect(said.data).toMatchObject({ status: 'agreed', agreed_at: app.clock.now.toISOString() })
    expect((await answer(worker.token, agreement.id, 0, 'accept')).status).toBe(200)
    expect((await list(household.token))[0]?.status).toBe('agreed')
    const { results } = (await app.call(listNotices, {}, household)).data
    expect(results.filter(({ title }) => title === 'The answer is yes')).toHaveLength(1)
    expect((await app.call(listOrders, {}, household)).data[0]?.her_answer).toBe('yes')
    expect((await answer(worker.token, agreement.id, 0, 'decline')).message).toBe(
      'Both have agreed to these terms.',
    )
  })

  test('is other terms, with what differs marked; the household takes them, or answers with its own', async () => {
    const { household, worker, agreement } = await asked()
    const other = { ...fairTerms, wage: 2000, rest_day: 'sunday' as const }
    expect(await answer(worker.token, agreement.id, 0, 'counter')).toMatchObject({ status: 400 })
    expect(
      (await answer(worker.token, agreement.id, 0, 'counter', { terms: fairTerms })).errors,
    ).toHaveProperty('terms')
    expect(
      (await answer(worker.token, agreement.id, 0, 'counter', { terms: { ...other, wage: 500 } }))
        .errors,
    ).toHaveProperty('wage')
    const countered = await answer(worker.token, agreement.id, 0, 'counter', { terms: other })
    expect(countered.data).toMatchObject({
      status: 'countered',
      version: 1,
      changed: ['wage', 'rest_day'],
      previous_terms: fairTerms,
      proposed_by: 'worker',
    })
    // What the household has not seen is not what it takes.
    expect((await answer(household.token, agreement.id, 0, 'accept')).message).toBe(
      'The terms have just changed. Please look at them again.',
    )
    const between = await propose(household.token, worker.id, { wage: 1900, version: 1 })
    expect(between.data).toMatchObject({
      status: 'asked',
      version: 2,
      changed: ['wage', 'rest_day'],
    })
    await answer(worker.token, agreement.id, 2, 'counter', { terms: other })
    const taken = await answer(household.token, agreement.id, 3, 'accept')
    expect(taken.data).toMatchObject({ status: 'agreed', terms: { wage: 2000 } })
    expect(app.lastMessage(await tools.phoneOf(worker.userId))?.text).toContain(
      'accepts the terms you suggested',
    )
  })

  test('is a no; the same is not asked again, other terms are', async () => {
    const { household, worker, agreement } = await asked()
    const no = { reason: 'I would like Sundays off' }
    expect((await answer(worker.token, agreement.id, 0, 'decline', no)).data.status).toBe(
      'declined',
    )
    expect((await answer(worker.token, agreement.id, 0, 'decline')).data.status).toBe('declined')
    expect((await list(household.token))[0]).toMatchObject({ status: 'declined', ...no })
    expect(await standing(household.token, worker.id)).toBe('selected')
    expect((await propose(household.token, worker.id)).errors).toHaveProperty('terms')
    const again = await propose(household.token, worker.id, { rest_day: 'sunday' })
    expect(again.data).toMatchObject({ status: 'asked', version: 0, changed: ['rest_day'] })
    expect(again.data.id).not.toBe(agreement.id)
  })

  test('comes too late once the household has withdrawn, or taken the selection back', async () => {
    for (const end of ['withdraw', 'deselect'] as const) {
      const { household, worker, agreement } = await asked()
      if (end === 'withdraw') await answer(household.token, agreement.id, 0, 'withdraw')
      else await app.call(changeStatus, { id: worker.id, status: 'interview_completed' }, household)
      expect(await answer(worker.token, agreement.id, 0, 'accept')).toMatchObject({
        status: 409,
        message: 'This request is over: the selection has ended or was taken back.',
      })
      expect(app.lastMessage(await tools.phoneOf(worker.userId))?.text).toContain(
        'no longer asking',
      )
    }
  })

  test('and the household’s act at the same moment: exactly one counts, in 8 tries', async () => {
    for (let tries = 0; tries < 8; tries += 1) {
      const { household, worker, agreement } = await asked()
      const acts = [
        () => answer(worker.token, agreement.id, 0, 'accept'),
        () => answer(household.token, agreement.id, 0, 'withdraw'),
        () =>
          answer(worker.token, agreement.id, 0, 'counter', { terms: { ...fairTerms, wage: 2100 } }),
      ]
      const answers = await Promise.all(acts.map((act) => act()))
      const [last] = await list(household.token)
      const accepted = answers[0]?.status === 200
      const withdrawn = answers[1]?.status === 200
      expect([accepted, withdrawn, last?.status]).not.toEqual([true, true, expect.anything()])
      if (accepted) expect(last?.status).toBe('agreed')
      if (withdrawn) expect(last?.status).toBe('withdrawn')
      if (!accepted && !withdrawn) expect(last).toMatchObject({ status: 'countered', version: 1 })
    }
  })

  test('of two counters at once only one is on the terms that were seen', async () => {
    const { worker, agreement } = await asked()
    const wages = [2000, 2100, 2200]
    const answers = await Promise.all(
      wages.map((wage) =>
        answer(worker.token, agreement.id, 0, 'counter', { terms: { ...fairTerms, wage } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('is not for someone whom another household has hired', async () => {
    const { worker, agreement } = await asked()
    await app.asOwner(`update candidates set hired_at = now() where id = ${worker.id}`)
    expect(await answer(worker.token, agreement.id, 0, 'accept')).toMatchObject({
      status: 409,
      code: 'CANDIDATE_UNAVAILABLE',
    })
    expect((await list(worker.token))[0]?.can).toMatchObject({ accept: false, decline: true })
  })
})
