import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser, runJob } from '../../../../test/people.ts'
import { kenyan, makeMany, nannies, savedSearchTools } from '../../../../test/saved-searches.ts'
import { mostSearches } from '../choices.ts'
import * as calls from '../contract.ts'
import { matchChanges } from './match-changes.ts'

const app = useTestApp()

const { broadcastAs, changed, household, save, saved, told } = savedSearchTools(app)

const setRow = (id: number, set: string) =>
  app.asOwner(`update candidates set ${set} where id = ${id}`)

describe('a saved search', () => {
  test('is kept as the list reads it, changed and deleted', async () => {
    const { token } = await household()
    const query = 'skills=Cooking,Babycare&position=Nanny&sort=age_asc&page=3&q=%20maria'
    const { data, status } = await save(token, { query })
    expect(status).toBe(200)
    expect(await saved(token)).toMatchObject([
      {
        id: data.id,
        name: 'Nannies',
        when: 'at_once',
        sms: true,
        email: false,
        left_out: false,
        total: 0,
        found: [],
      },
    ])
    expect(new URLSearchParams((await saved(token))[0]?.query).get('skills')).toBe(
      'Cooking,Babycare',
    )
    const other = { name: 'For summer', when: 'daily', sms: false, email: true }
    await app.call(calls.changeSearch, { id: data.id, ...other }, { token })
    expect(await saved(token)).toMatchObject([{ id: data.id, ...other }])
    expect((await app.call(calls.deleteSearch, { id: data.id }, { token })).status).toBe(200)
    expect(await saved(token)).toEqual([])
    expect((await app.call(calls.deleteSearch, { id: data.id }, { token })).status).toBe(404)
  })

  test('pressed twice, at the same time too, is saved once', async () => {
    const { token } = await household()
    await Promise.all([save(token), save(token), save(token, { name: 'The last' })])
    expect(await saved(token)).toHaveLength(1)
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['when', { when: 'hourly' }],
    ['sms', { sms: 'perhaps' }],
    ['query', { query: '' }],
    ['query', { query: 'sort=age_asc&page=2' }],
    ['query', { query: 'nobody=knows' }],
    ['query', { query: `q=${'x'.repeat(3000)}` }],
    ['salary_min', { query: 'salary_min=3000&salary_max=1500' }],
  ])('with a wrong %s is refused: %j', async (field, values) => {
    const { token } = await household()
    expect(await save(token, values)).toMatchObject({
      status: 400,
      errors: { [field]: [expect.any(String)] },
    })
    expect(await saved(token)).toEqual([])
  })

  test('there are twenty of and no more, whoever asks at the same time', async () => {
    const { token } = await household()
    const answers = await Promise.all(
      Array.from({ length: mostSearches + 3 }, (_, n) =>
        save(token, { query: `age_max=${30 + n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await saved(token)).toHaveLength(mostSearches)
  })

  test('keeps nothing that only looks like a filter', async () => {
    const { token } = await household()
    await save(token, { query: 'position=Nanny&constructor=1&toString=2&__proto__=3' })
    expect((await saved(token)).map(({ query }) => query)).toEqual(['position=Nanny'])
    expect((await save(token, { query: 'constructor=1' })).status).toBe(400)
  })

  test("is the household's own", async () => {
    const [one, other] = [await household(), await household()]
    const { id } = (await save(one.token)).data
    for (const [endpoint, input] of [
      [calls.changeSearch, { id, ...nannies }],
      [calls.deleteSearch, { id }],
    ] as const) {
      expect((await app.call(endpoint, input, { token: other.token })).status).toBe(404)
      expect((await app.call(endpoint, input)).status).toBe(401)
    }
    expect(await saved(other.token)).toEqual([])
    for (const role of ['jobseeker', 'agency', 'admin'] as const)
      expect((await save((await makeUser(app, role)).token)).status).toBe(403)
    expect(await saved(one.token)).toHaveLength(1)
  })

  test('leaves out a filter that is no more, and one of which nothing is left finds nobody', async () => {
    const { token } = await household()
    await save(token)
    await save(token, { query: 'position=Cook' })
    await app.asOwner(
      `update saved_searches set query = query || '&shoe_size=38' where query like 'position=Nanny%'`,
    )
    await app.asOwner(
      `update saved_searches set query = 'shoe_size=38' where query = 'position=Cook'`,
    )
    expect(await saved(token)).toMatchObject([
      { query: '', left_out: true, total: 0 },
      { query: 'position=Nanny&nationality=Kenyan', left_out: true },
    ])
    await changed(await makeCandidate(app, { ...kenyan, desiredPosition: 'Cook' }))
    expect(await told(token)).toEqual([])
  })
})

describe('whoever newly fits', () => {
  test('is told once, and shown with the search while she is listed', async () => {
    const { token } = await household()
    await save(token)
    const her = await makeCandidate(app, kenyan)
    await changed(her, await makeCandidate(app, { ...kenyan, nationality: 'Indian' }))
    await changed(her)
    expect(await told(token)).toEqual([
      'A new candidate fits your saved search Nannies. You can change or stop these messages there.',
    ])
    expect((await saved(token))[0]?.found).toEqual([{ id: her, full_name: 'Grace Santos' }])
    await setRow(her, 'is_published = false')
    await changed(her)
    expect((await saved(token))[0]?.found).toEqual([])
    await setRow(her, 'is_published = true')
    await changed(her)
    expect(await told(token)).toHaveLength(1)
  })

  test('by a change is told, and whoever fitted before is not', async () => {
    const [dear, fitting] = [
      await makeCandidate(app, { ...kenyan, expectedSalaryMinor: 300_000 }),
      await makeCandidate(app, { ...kenyan, expectedSalaryMinor: 150_000 }),
    ]
    await changed(dear, fitting)
    const { token } = await household()
    await save(token, { query: 'position=Nanny&salary_max=2000' })
    await setRow(dear, 'expected_salary_minor = 180000')
    await setRow(fitting, 'expected_salary_minor = 160000')
    await changed(dear, fitting)
    expect((await saved(token))[0]?.found.map(({ id }) => id)).toEqual([dear])
    expect(await told(token)).toHaveLength(1)
  })

  test('was listed before saved searches looked, and is no news', async () => {
    const her = await makeCandidate(app, kenyan)
    await setRow(her, `updated_at = '2026-01-01'`)
    await app.jobs.adopt('see-listed-candidates')
    await runJob(app, 'see-listed-candidates')
    const { token } = await household()
    await save(token)
    await changed(her)
    expect(await told(token)).toEqual([])
  })

  test('is told in the morning where that was chosen, once, if she can still be had', async () => {
    const { token } = await household()
    await save(token, { when: 'daily' })
    await save(token, { name: 'Cheap', when: 'daily', query: 'position=Nanny&salary_max=5000' })
    const ids = [await makeCandidate(app, kenyan), await makeCandidate(app, kenyan)]
    await changed(...ids)
    const hired = await makeCandidate(app, kenyan)
    await changed(hired)
    await setRow(hired, `hired_at = now()`)
    expect(await told(token)).toEqual([])
    await runJob(app, 'tell-saved-searches')
    await runJob(app, 'tell-saved-searches')
    expect(await told(token)).toEqual([
      '2 new candidates: Nannies (2) · Cheap (2). You can change or stop these messages under Saved searches.',
    ])
  })

  test('is told to nobody who wants to hear nothing', async () => {
    const { token } = await household()
    await save(token, { when: 'never' })
    await changed(await makeCandidate(app, kenyan))
    await runJob(app, 'tell-saved-searches')
    expect(await told(token)).toEqual([])
  })

  test('comes by the channels that were chosen', async () => {
    const { id, token } = await household()
    await save(token, { sms: false })
    await changed(await makeCandidate(app, kenyan))
    const sent = async () =>
      (
        await app.connection.db.execute(
          sql`select 1 from messages where user_id = ${id} and template = 'search_found'`,
        )
      ).rows.length
    expect([await told(token), await sent()]).toEqual([[expect.any(String)], 0])
    await save(token, { sms: true })
    await changed(await makeCandidate(app, kenyan))
    expect(await sent()).toBe(1)
  })

  test('comes at once so many times a day, and what is beyond it in the morning', async () => {
    const { token } = await household()
    await save(token)
    for (let count = 0; count < 7; count++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      await changed(await makeCandidate(app, kenyan))
    }
    expect(await told(token)).toHaveLength(5)
    await runJob(app, 'tell-saved-searches')
    const [morning] = await told(token)
    expect(morning).toContain('2 new candidates: Nannies (2)')
  })

  test('is told once by however many processes look at the same time', async () => {
    const { token } = await household()
    await save(token)
    for (let round = 0; round < 5; round++) await broadcastAs(await makeCandidate(app, kenyan))
    const look = () => matchChanges(jobContext(app))
    await Promise.all([look(), look(), look(), look()])
    await look()
    await runJob(app, 'tell-new-finds')
    expect(await told(token)).toHaveLength(1)
    expect((await told(token))[0]).toContain('5 new candidates')
  })

  test('is left to the round that is under way, which takes it when it ends', async () => {
    const { token } = await household()
    await save(token)
    await broadcastAs(await makeCandidate(app, kenyan))
    const other = await app.connection.pool.connect()
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(hashtext('manzil saved searches'))`)
    await matchChanges(jobContext(app))
    const waiting = await other.query('select 1 from search_changes')
    expect([waiting.rows.length, await told(token)]).toEqual([1, []])
    await other.query('commit')
    other.release()
    await matchChanges(jobContext(app))
    await runJob(app, 'tell-new-finds')
    expect(await told(token)).toHaveLength(1)
  })

  test('and is hidden or fits no more before the morning is not told', async () => {
    const { token } = await household()
    await save(token, { when: 'daily' })
    const [hidden, other] = [await makeCandidate(app, kenyan), await makeCandidate(app, kenyan)]
    await changed(hidden, other)
    await setRow(hidden, 'is_published = false')
    await setRow(other, `nationality = 'Indian'`)
    await changed(hidden, other)
    await runJob(app, 'tell-saved-searches')
    expect(await told(token)).toEqual([])
  })
})

describe('who comes to fit because a day passed', () => {
  const aDay = 86_400_000
  const born = (day: string) => ({ ...kenyan, dateOfBirth: day })
  const nextDay = async () => {
    app.clock.now = new Date(app.clock.now.getTime() + aDay)
    await runJob(app, 'follow-birthdays')
    await runJob(app, 'match-saved-searches')
    await runJob(app, 'tell-new-finds')
  }
  const birthday = () => {
    const tomorrow = new Date(app.clock.now.getTime() + aDay).toISOString().slice(4, 10)
    return `${app.clock.now.getUTCFullYear() - 30}${tomorrow}`
  }

  test('is told on her birthday, once, to whom her age is no reason against', async () => {
    const [older, younger] = [await household(), await household()]
    await save(older.token, { query: 'nationality=Kenyan&age_min=30' })
    await save(younger.token, { query: 'nationality=Kenyan&age_max=29' })
    const id = await makeCandidate(app, born(birthday()))
    await changed(id)
    expect(await told(older.token)).toEqual([])
    const [before] = await told(younger.token)
    expect(before).toBeDefined()
    await nextDay()
    expect(await told(older.token)).toHaveLength(1)
    await nextDay()
    expect(await told(older.token)).toHaveLength(1)
    expect(await told(younger.token)).toHaveLength(1)
  })

  test('is not looked for while no search asks for an age', async () => {
    await app.asOwner('delete from saved_searches')
    const { token } = await household()
    await save(token)
    await changed(await makeCandidate(app, born(birthday())))
    app.clock.now = new Date(app.clock.now.getTime() + aDay)
    await runJob(app, 'follow-birthdays')
    expect((await app.connection.pool.query('select 1 from search_changes')).rows).toEqual([])
  })
})

test('a search that has found many hides the finds of no other', async () => {
  const { token } = await household()
  const broad = (await save(token, { query: 'position=Nanny' })).data.id
  const narrow = (await save(token, { query: 'position=Cook' })).data.id
  const cook = await makeCandidate(app, { desiredPosition: 'Cook' })
  await changed(cook)
  const many = await makeMany(app, 1001, 'Ivorian')
  await app.asOwner(
    `insert into search_finds (search_id, candidate_id, found_at)
     select ${broad}, id, now() + interval '1 year' from candidates where nationality = 'Ivorian'`,
  )
  const found = (await saved(token)).map(({ id, found }) => [id, found.map(({ id }) => id)])
  expect(found).toEqual([
    [narrow, [cook]],
    [broad, many.toSorted((a, b) => b - a).slice(0, 5)],
  ])
})

test('finds go after half a year', async () => {
  const { token } = await household()
  await save(token)
  const id = await makeCandidate(app, kenyan)
  await changed(id)
  expect((await saved(token))[0]?.found).toHaveLength(1)
  const finds = async () =>
    (await app.connection.pool.query('select 1 from search_finds where candidate_id = $1', [id]))
      .rows.length
  app.clock.now = new Date(app.clock.now.getTime() + 179 * 86_400_000)
  await runJob(app, 'purge-old-finds')
  expect(await finds()).toBeGreaterThan(0)
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 86_400_000)
  await runJob(app, 'purge-old-finds')
  expect(await finds()).toBe(0)
})
