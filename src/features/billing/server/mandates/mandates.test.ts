import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeAgency, makeAgency, makeMember, type Member } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, type Household, selectingHousehold } from '../../../../../test/households.ts'
import { makeCandidate, makeUser } from '../../../../../test/people.ts'
import {
  declineMandate,
  listMandates,
  removeService,
  setService,
} from '../../../agencies/services-contract.ts'
import { changeStatus } from '../../../hiring/contract.ts'
import { listNotices } from '../../../notifications/contract.ts'
import {
  getEmployerRecruitment,
  getRecruitment,
  moveRecruitment,
} from '../../../recruitment/contract.ts'
import { refundOrder, setOrderLine } from '../../contract.ts'
import { chooseAgency, getAgencyChoice } from '../../mandate-contract.ts'
import { getCandidateQuote } from '../../quote-contract.ts'
import { mandates } from '../tables.ts'

const app = useTestApp()
const abroad = {
  nationality: 'Filipino',
  currentCountry: 'Philippines',
  expectedSalaryMinor: 240_000,
}

let near: { id: number; owner: Member }
let far: { id: number; owner: Member }
let operator: { token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin')
  near = await makeAgency(app, { name: 'Near Office' })
  far = await makeAgency(app, { name: 'Far Office' })
  await offer(near, 9000, 45)
  await offer(far, 12_500, 30)
})

const offer = (agency: { owner: Member }, fee: number, days: number) =>
  app.call(setService, { country: 'PH', fee, days }, agency.owner)

async function selecting() {
  const candidateId = await makeCandidate(app, abroad)
  return { candidateId, household: await selectingHousehold(app, candidateId) }
}
const choiceOf = async (household: Household, id: number) =>
  (await app.call(getAgencyChoice, { id }, household)).data
const take = (household: { token: string }, id: number, agency: { id: number }) =>
  app.call(chooseAgency, { id, agency_id: agency.id }, household)
const feeOf = (quote: { lines: { kind: string }[] }) =>
  quote.lines.find(({ kind }) => kind === 'recruitment_fee')
const asked = async (agency: { owner: Member }, candidateId: number) =>
  (await app.call(listMandates, {}, agency.owner)).data.find(
    ({ candidate }) => candidate.id === candidateId,
  )
const decline = (agency: { owner: Member }, id: number, reason = 'We are full until May.') =>
  app.call(declineMandate, { id, reason }, agency.owner)
async function pay(household: Household) {
  const { data } = await household.pay()
  await choose(app, data.payment_url, 'paid')
}
const caseOf = async (household: Household, candidateId: number) =>
  (await app.call(getEmployerRecruitment, { candidate_id: candidateId }, household)).data
const stateOf = (found: { steps: { key: string; state: string }[] }, step: string) =>
  found.steps.find(({ key }) => key === step)?.state
const noticesOf = async (person: { token: string }) =>
  (await app.call(listNotices, {}, person)).data.results

describe('before it is paid', () => {
  test('the licensed agencies of her country stand there with fee, days and placements', async () => {
    const { household, candidateId } = await selecting()
    expect(await choiceOf(household, candidateId)).toEqual({
      currency: 'QAR',
      can_choose: true,
      chosen: null,
      declined: null,
      cap: 15_000,
      offers: [
        expect.objectContaining({ agency_id: near.id, name: 'Near Office', fee: 9000, days: 45 }),
        expect.objectContaining({ agency_id: far.id, fee: 12_500, days: 30, placements: 0 }),
      ],
    })
  })

  test('the one that is chosen stands in the quote: its name, its fee, what comes back', async () => {
    const { household, candidateId } = await selecting()
    const { data } = await take(household, candidateId, near)
    expect(data.chosen).toEqual({ agency_id: near.id, name: 'Near Office', fee: 9000, days: 45 })
    const { quote, amount } = await household.order()
    expect(amount).toBe(2400)
    expect(quote).toMatchObject({ agency: 'chosen', agency_name: 'Near Office' })
    expect(feeOf(quote)).toMatchObject({
      amount: 9000,
      at_most: false,
      receiver_name: 'Near Office',
      due: 'agency_contract',
      returns: { whole_until: '2026-06-10' },
    })
    expect((await app.call(getCandidateQuote, { id: candidateId }, household)).data).toEqual(quote)
    // What it asks later changes nothing of what was chosen.
    await offer(near, 9900, 60)
    expect(feeOf((await household.order()).quote)).toMatchObject({ amount: 9000 })
    await offer(near, 9000, 45)
  })

  test('another may be chosen, and both agencies hear of it', async () => {
    const { household, candidateId } = await selecting()
    await Promise.all([1, 2, 3].map(() => take(household, candidateId, near)))
    await take(household, candidateId, far)
    expect((await choiceOf(household, candidateId)).chosen?.agency_id).toBe(far.id)
    expect(await asked(near, candidateId)).toMatchObject({ ended: 'replaced', can_decline: false })
    expect(await asked(far, candidateId)).toMatchObject({
      ended: null,
      household: null,
      paid: false,
    })
    const rows = await app.connection.db
      .select()
      .from(mandates)
      .where(eq(mandates.orderId, household.orderId))
    expect(rows).toHaveLength(2)
    const kinds = (await noticesOf(near.owner)).map(({ kind }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['mandate_ended', 'mandate_given'])
  })

  test('an agency that declines is not asked again, the household reads why and chooses anew', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    const mandate = await asked(near, candidateId)
    expect((await decline(near, mandate?.id ?? 0, ' ')).errors).toHaveProperty('reason')
    expect((await decline(near, mandate?.id ?? 0)).data[0]).toMatchObject({ ended: 'declined' })
    expect(await choiceOf(household, candidateId)).toMatchObject({
      chosen: null,
      declined: { name: 'Near Office', reason: 'We are full until May.' },
      offers: [{ agency_id: far.id }],
    })
    expect((await household.order()).quote.agency).toBe('to_choose')
    expect((await noticesOf(household))[0]).toMatchObject({ kind: 'agency_declined' })
    expect((await take(household, candidateId, near)).errors).toHaveProperty('agency_id')
    expect((await decline(near, mandate?.id ?? 0)).status).toBe(409)
    await take(household, candidateId, far)
    expect((await household.order()).quote.agency_name).toBe('Far Office')
  })

  test('a fee that stood in the unpaid order goes with the agency', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    const line = { id: household.orderId, kind: 'recruitment_fee' as const, amount: 9000 }
    await app.call(setOrderLine, line, operator)
    expect((await household.order()).amount).toBe(11_400)
    await household.pay()
    const mandate = await asked(near, candidateId)
    // While somebody pays, what is paid stays what was shown.
    expect((await decline(near, mandate?.id ?? 0)).status).toBe(409)
    await choose(app, (await household.pay()).data.payment_url, 'cancelled')
    expect((await household.order()).amount).toBe(11_400)
    expect((await decline(near, mandate?.id ?? 0)).status).toBe(200)
    expect((await household.order()).amount).toBe(2400)
  })

  test('an agency whose licence ends brings nobody, and is not offered', async () => {
    const other = await makeAgency(app, { name: 'Short Office' })
    await offer(other, 8000, 50)
    const { household, candidateId } = await selecting()
    await take(household, candidateId, other)
    await changeAgency(app, other.id, { licenceExpiresOn: '2026-03-09' })
    expect((await household.order()).quote.agency).toBe('to_choose')
    const { offers } = await choiceOf(household, candidateId)
    expect(offers.map(({ agency_id }) => agency_id)).toEqual([near.id, far.id])
  })

  test('taking the selection back takes the mandate back', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    await household.move('rejected')
    expect(await asked(near, candidateId)).toMatchObject({ ended: 'released' })
    expect((await app.call(getAgencyChoice, { id: candidateId }, household)).status).toBe(404)
  })
})

describe('who needs none', () => {
  test.each([
    ['is in Qatar', { currentCountry: 'Qatar' }],
    ['is nobody knows where', { currentCountry: null }],
  ])('%s', async (_, place) => {
    const candidateId = await makeCandidate(app, { ...abroad, ...place })
    const household = await selectingHousehold(app, candidateId)
    expect(await choiceOf(household, candidateId)).toMatchObject({ can_choose: false, offers: [] })
    expect((await take(household, candidateId, near)).message).toBe(
      'No agency has to be chosen for this candidate.',
    )
    await pay(household)
    expect(stateOf(await caseOf(household, candidateId), 'choose_agency')).toBeUndefined()
  })

  test('has an agency of her own', async () => {
    const candidateId = await makeCandidate(app, { ...abroad, agencyId: far.id, userId: null })
    const household = await selectingHousehold(app, candidateId)
    expect((await take(household, candidateId, near)).status).toBe(409)
  })
})

describe('paid without an agency, as the specified call does', () => {
  test('the case begins with that step, and goes no further', async () => {
    const { household, candidateId } = await selecting()
    await pay(household)
    const found = await caseOf(household, candidateId)
    expect(found).toMatchObject({
      stage: 'offerLetter',
      next: { step: 'choose_agency', actor: 'household', due_on: '2026-03-13' },
    })
    expect(found.steps[0]).toMatchObject({ key: 'choose_agency', can: { finish: false } })
    const open = found.steps.filter(({ state }) => state !== 'not_started')
    expect(open.map(({ key }) => key)).toEqual(['choose_agency'])
    const move = (input: object) =>
      app.call(moveRecruitment, { candidate_id: candidateId, ...input }, household)
    for (const input of [
      { stage: 'medical' },
      { step: 'choose_agency', state: 'done' },
      { step: 'offer_letter', state: 'done' },
    ])
      expect((await move(input)).status).toBe(409)
    expect((await caseOf(household, candidateId)).next?.step).toBe('choose_agency')
  })

  test('the choice lets it go on, and the agency is a side of it', async () => {
    const { household, candidateId } = await selecting()
    await pay(household)
    const { id } = await caseOf(household, candidateId)
    expect((await app.call(getRecruitment, { id }, far.owner)).status).toBe(404)
    await take(household, candidateId, far)
    const found = await caseOf(household, candidateId)
    expect(stateOf(found, 'choose_agency')).toBe('done')
    expect(found.next?.step).toBe('offer_letter')
    expect((await app.call(getRecruitment, { id }, far.owner)).data.side).toBe('agency')
    expect(await asked(far, candidateId)).toMatchObject({
      paid: true,
      household: expect.any(String),
    })
    expect((await take(household, candidateId, near)).message).toBe(
      'An agency is already at work. It has to decline before you choose another.',
    )
  })

  test('an agency that declines holds the case again; what was paid for it goes back, nothing else', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    const line = { id: household.orderId, kind: 'recruitment_fee' as const, amount: 9000 }
    await app.call(setOrderLine, line, operator)
    await pay(household)
    const before = await caseOf(household, candidateId)
    expect(before.next?.step).toBe('offer_letter')
    expect((await decline(near, (await asked(near, candidateId))?.id ?? 0)).status).toBe(200)
    const after = await caseOf(household, candidateId)
    expect([stateOf(after, 'choose_agency'), stateOf(after, 'offer_letter')]).toEqual([
      'waiting',
      'not_started',
    ])
    expect((await app.call(getRecruitment, { id: after.id }, near.owner)).status).toBe(404)
    expect(await household.order()).toMatchObject({
      status: 'paid',
      amount: 11_400,
      refunded_amount: 9000,
      hire_ended_on: null,
    })
    expect(await household.standing()).toBe('hired')
    // The order says what was paid, the quote what stands: nothing is owed to the one that declined.
    const { lines, quote, guarantee } = await household.order()
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['service', 2400],
      ['recruitment_fee', 9000],
    ])
    expect(quote.sums.order).toBe(2400)
    expect(feeOf(quote)).toMatchObject({
      amount: 12_500,
      at_most: true,
      in_order: false,
      due: 'agency_contract',
    })
    expect(guarantee?.amount_today).toBe(2400)
    // The next one that declines has been paid nothing.
    await take(household, candidateId, far)
    expect((await decline(far, (await asked(far, candidateId))?.id ?? 0)).status).toBe(200)
    expect(await household.order()).toMatchObject({ status: 'paid', refunded_amount: 9000 })
  })

  test('once the legal steps have begun, nobody leaves by a word', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    await pay(household)
    const { id } = await caseOf(household, candidateId)
    await app.connection.pool.query(
      `update recruitment_steps set state = 'done', done_at = now() where case_id = $1`,
      [id],
    )
    const answer = await decline(near, (await asked(near, candidateId))?.id ?? 0)
    expect(answer).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' })
    expect(await asked(near, candidateId)).toMatchObject({ ended: null })
  })

  test('a hire that is given back frees the agency; who arrived is a placement', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    await pay(household)
    const counted = async () => (await choiceOf(household, candidateId)).offers[0]?.placements
    expect(await counted()).toBe(0)
    await app.connection.pool.query(
      'update recruitment_cases set arrived_at = now() where candidate_id = $1',
      [candidateId],
    )
    expect(await counted()).toBe(1)
    const all = { id: household.orderId, reason: 'She left.', ends_hire: true }
    await app.call(refundOrder, all, operator)
    expect(await asked(near, candidateId)).toMatchObject({ ended: 'released' })
  })

  test('a yes of the payment and a no of the agency at once leave one outcome', async () => {
    const { household, candidateId } = await selecting()
    await take(household, candidateId, near)
    const { data } = await household.pay()
    const mandate = await asked(near, candidateId)
    await Promise.all([choose(app, data.payment_url, 'paid'), decline(near, mandate?.id ?? 0)])
    expect(await household.standing()).toBe('hired')
    expect(await household.order()).toMatchObject({ status: 'paid', refunded_amount: 0 })
    const found = await caseOf(household, candidateId)
    expect(stateOf(found, 'choose_agency')).toBe('waiting')
    expect((await household.order()).quote.agency).toBe('to_choose')
  })
})

describe('what an agency offers', () => {
  test('is the owner’s to say, within the law', async () => {
    const office = await makeAgency(app)
    const editor = await makeMember(app, office.id, 'editor')
    const set = (input: object, who: { token: string } = office.owner) =>
      app.call(setService, { country: 'PH', fee: 1000, days: 30, ...input } as never, who)
    expect((await set({ fee: 15_000.5 })).message).toBe(
      'The law allows at most QAR\u00a015,000.00 for this country.',
    )
    for (const [wrong, field] of [
      [{ country: 'XX' }, 'country'],
      [{ fee: '-1' }, 'fee'],
      [{ days: 0 }, 'days'],
      [{ days: 366 }, 'days'],
    ] as const)
      expect((await set(wrong)).errors).toHaveProperty(field)
    expect((await set({}, editor)).status).toBe(403)
    // No cap is named for Nepal.
    expect((await set({ country: 'NP', fee: 40_000 })).status).toBe(200)
    expect((await set({ fee: '١٢٬٠٠٠' })).data).toMatchObject({
      offered: true,
      placements: 0,
      services: [
        { country: 'NP', fee: 40_000 },
        { country: 'PH', fee: 12_000 },
      ],
    })
    const remove = (who: { token: string }) => app.call(removeService, { country: 'PH' }, who)
    expect((await remove(editor)).status).toBe(403)
    expect((await remove(office.owner)).data.services).toHaveLength(1)
    expect((await remove(office.owner)).status).toBe(404)
  })

  test('someone else’s choice and mandate are not there', async () => {
    const { household, candidateId } = await selecting()
    const other = await makeUser(app, 'employer')
    expect((await app.call(getAgencyChoice, { id: candidateId }, other)).status).toBe(404)
    expect((await take(other, candidateId, near)).status).toBe(404)
    await take(household, candidateId, near)
    const mandate = await asked(near, candidateId)
    expect((await decline(far, mandate?.id ?? 0)).status).toBe(404)
    const viewer = await makeMember(app, near.id, 'viewer')
    expect((await decline({ owner: viewer }, mandate?.id ?? 0)).status).toBe(403)
    await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, other)
  })
})
