import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { hire, sendLetter } from '../../../../test/recruitments.ts'
import { beginConversation, sendMessage } from '../../conversations/contract.ts'
import { changeStep, getOwnRecruitment, getRecruitment, type RecruitmentCase } from '../contract.ts'
import { recruitmentSteps } from './tables.ts'

const app = useTestApp()
const stepOf = ({ steps }: RecruitmentCase, key: string) => steps.find((one) => one.key === key)
/** Of a country with a visa centre; nobody asks which agency brings her, as nobody knows where she is. */
const abroad = { nationality: 'Filipino' }

describe('what leads through a case', () => {
  test('each step says how long it takes here and whose service it is done with', async () => {
    const found = await (await hire(app, abroad)).read()
    expect(stepOf(found, 'offer_letter')).toMatchObject({
      usual_days: { from: 2, to: 3 },
      service: null,
    })
    expect(stepOf(found, 'visa_application')?.service).toEqual({
      authority: 'moi',
      url: 'https://portal.moi.gov.qa/',
    })
    expect(stepOf(found, 'qvc')?.service?.url).toBe('https://www.qatarvisacenter.com/')
    expect(stepOf(found, 'medical')?.service).toBeNull()

    const here = await (
      await hire(app, { currentCountry: 'Qatar', currentLocation: 'Doha' })
    ).read()
    expect(stepOf(here, 'transfer')?.service?.authority).toBe('mol')
  })

  test('the arrival is forecast from what remains, and is not while a step has a problem', async () => {
    const hired = await hire(app, abroad)
    const before = await hired.read()
    expect(before.forecast).toEqual({
      from: expect.stringMatching(/^2026-0[45]-/),
      until: expect.stringMatching(/^2026-0[56]-/),
    })
    const problem = { id: before.id, step: 'offer_letter', state: 'problem', note: 'Lost' } as const
    const after = await app.call(changeStep, problem, hired.household)
    expect(after.status, after.message).toBe(200)
    expect(after.data.forecast).toBeNull()
    await app.call(changeStep, { ...problem, state: 'waiting' }, hired.household)
    expect((await hired.read()).forecast).toEqual(before.forecast)
  })

  test('what five cases took counts instead of what a step is given', async () => {
    const all = []
    for (let one = 0; one < 5; one += 1) all.push(await hire(app, abroad))
    for (const [index, hired] of all.entries()) {
      expect((await sendLetter(app, hired)).status).toBe(200)
      const { id } = await hired.read()
      // Begun so many days before it was done.
      await app.connection.db
        .update(recruitmentSteps)
        .set({ dueOn: `2026-03-${String(10 - index * 2 + 3).padStart(2, '0')}` })
        .where(eq(recruitmentSteps.caseId, id))
    }
    const fresh = await (await hire(app, abroad)).read()
    expect(stepOf(fresh, 'offer_letter')?.usual_days).toEqual({ from: 2, to: 6 })
    expect(stepOf(fresh, 'visa')?.usual_days).toEqual({ from: 4, to: 7 })
  })

  test('the conversation is found by who takes part in it, once something was said', async () => {
    const hired = await hire(app, abroad)
    const { household, worker, candidateId } = hired
    const { data: begun } = await app.call(
      beginConversation,
      { candidate_id: candidateId },
      household,
    )
    const own = async () => (await app.call(getOwnRecruitment, {}, worker)).data
    expect((await own())?.conversation_id).toBeNull()
    const said = await app.call(
      sendMessage,
      { id: begun.id, text: 'Welcome', client_id: crypto.randomUUID() },
      household,
    )
    expect(said.status, said.message).toBe(200)
    expect(await own()).toMatchObject({ conversation_id: begun.id, agency_name: null })
    expect((await hired.read()).conversation_id).toBe(begun.id)

    const { id } = await hired.read()
    const operator = await makeUser(app, 'admin')
    expect((await app.call(getRecruitment, { id }, operator)).data.conversation_id).toBeNull()
    for (const stranger of [
      undefined,
      await makeUser(app, 'employer'),
      await makeUser(app, 'jobseeker'),
    ])
      expect([401, 404]).toContain((await app.call(getRecruitment, { id }, stranger)).status)
  })
})
