import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { selectingHousehold } from '../../../../../test/households.ts'
import { meetingTools } from '../../../../../test/meetings.ts'
import { makeCandidate, makeUser } from '../../../../../test/people.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { getCandidateQuote } from '../../../billing/quote-contract.ts'
import { hire } from '../../../../../test/recruitments.ts'
import { saveNeeds } from '../../../matching/contract.ts'
import { compareCandidates } from '../../compare-contract.ts'
import { saveNote } from '../../contract.ts'
import { saveScore } from '../../meeting-contract.ts'

const app = useTestApp()
const tools = meetingTools(app)

const compare = (ids: unknown, who?: { token: string }) =>
  app.call(compareCandidates, { ids: ids as number[] }, who)
const nanny = {
  desiredPosition: 'Nanny',
  currentCountry: 'Philippines',
  expectedSalaryMinor: 240_000,
  skills: ['Babycare', 'Cooking'],
}
const cook = { desiredPosition: 'Cook', expectedSalaryMinor: 180_000, skills: ['Cooking'] }

describe('candidates side by side', () => {
  test('everybody sees who they are and what each costs by the one quote, in the order asked, and no contact', async () => {
    const ids = [await makeCandidate(app, cook), await makeCandidate(app, nanny)]
    const { status, data } = await compare(ids.toReversed())
    expect(status).toBe(200)
    expect(data.results.map(({ candidate }) => candidate.id)).toEqual(ids.toReversed())
    expect(data.asked).toEqual([])
    for (const { candidate, costs, ...own } of data.results) {
      const whole = (await app.call(getCandidateQuote, { id: candidate.id })).data
      expect(costs).toEqual({
        currency: whole.currency,
        place: whole.place,
        salary_known: whole.salary_known,
        sums: whole.sums,
      })
      expect(own).toEqual({ entry: null, score: null, match: null })
    }
  })

  test('who reads Arabic reads in it what they wrote of places and rooms', async () => {
    const id = await makeCandidate(app, {
      ...nanny,
      currentLocation: 'Al Sadd, Doha',
      accommodation: 'Own room in the house',
    })
    const asked = (language: string) =>
      app.call(compareCandidates, { ids: [id] }, { headers: { 'accept-language': language } })
    const profileIn = async (language: string) =>
      (await asked(language)).data.results[0]?.candidate.profile
    expect(await profileIn('ar')).toMatchObject({
      current_location: 'السد، الدوحة',
      accommodation: 'غرفة خاصة في المنزل',
    })
    expect(await profileIn('en')).toMatchObject({ current_location: 'Al Sadd, Doha' })
  })

  test('a household sees what it asks for first, how each meets it, where she stands and its own points', async () => {
    const { employer, candidate } = await tools.offered()
    const other = await makeCandidate(app, cook)
    const needs = { position: 'Cook', tasks: ['Cooking', 'Babycare'], priorities: ['tasks'] }
    await app.call(saveNeeds, needs, employer)
    const points = { experience: 5, language: 4, manner: null, trust: null, terms: null }
    const id = candidate.id
    await app.call(saveScore, { id, ...points, sentence: 'Calm with the baby.' }, employer)
    await app.call(saveNote, { id, note: 'Ask about night feeds', tags: [] }, employer)

    const { data } = await compare([id, other], employer)
    expect(data.asked).toEqual([
      { wish: 'position', is_must: true },
      { wish: 'tasks', is_must: false },
    ])
    const [met, cooks] = data.results
    expect(met).toMatchObject({
      entry: { status: 'interview_scheduled', note: 'Ask about night feeds' },
      score: { experience: 5, language: 4, sentence: 'Calm with the baby.' },
    })
    expect(cooks).toMatchObject({
      entry: null,
      score: null,
      match: {
        percent: 75,
        answers: [
          { wish: 'position', verdict: 'met', has: [], lacks: [] },
          { wish: 'tasks', verdict: 'partly', has: ['Cooking'], lacks: ['Babycare'] },
        ],
      },
    })

    const strangers = [undefined, await makeUser(app, 'employer'), await makeUser(app, 'jobseeker')]
    for (const stranger of strangers) {
      const { data: seen, body } = await compare([id, other], stranger)
      expect(seen.asked).toEqual([])
      for (const one of seen.results)
        expect(one).toMatchObject({ entry: null, score: null, match: null })
      expect(body).not.toContain('night feeds')
      expect(body).not.toContain('Calm with the baby')
    }
  })

  test('whoever has selected her sees her order', async () => {
    const id = await makeCandidate(app, nanny)
    const household = await selectingHousehold(app, id)
    const { data } = await compare([id], household)
    expect(data.results[0]).toMatchObject({
      entry: { status: 'selected' },
      costs: { sums: (await household.order()).quote.sums },
    })
  })

  test('opens nobody’s contact, not even for whoever has it', async () => {
    const { household, candidateId } = await hire(app)
    const { data: whole } = await app.call(getCandidate, { id: candidateId }, household)
    expect(whole.phone_number).not.toBeNull()
    const { data, body } = await compare([candidateId], household)
    expect(data.results[0]).toMatchObject({ entry: { status: 'hired' }, match: null })
    expect(body).not.toContain(whole.phone_number)
  })

  test('who is not shown is left out, also for whoever may see her elsewhere', async () => {
    const ids = [
      await makeCandidate(app, nanny),
      await makeCandidate(app, { ...cook, isPublished: false }),
    ]
    for (const who of [undefined, await makeUser(app, 'admin'), await makeUser(app, 'employer')])
      expect((await compare([...ids, 999_999_999], who)).data.results).toMatchObject([
        { candidate: { id: ids[0] } },
      ])
  })

  test('is of one to four, each once', async () => {
    const id = await makeCandidate(app, cook)
    expect((await compare([id, id])).data.results).toHaveLength(1)
    for (const wrong of [[], '', [1, 2, 3, 4, 5], Array.from({ length: 30 }, () => id)])
      expect((await compare(wrong)).errors, String(wrong)).toHaveProperty('ids')
    for (const wrong of ['x', [0], [-1], '1,x', ['1e3'], [String(2 ** 53)]])
      expect((await compare(wrong)).status, String(wrong)).toBeGreaterThanOrEqual(400)
  })
})
