import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { hire } from '../../../../../test/recruitments.ts'
import {
  addRule,
  addTemplate,
  listRules,
  listTemplates,
  type Template,
} from '../../template-contract.ts'

const app = useTestApp()
let admin: { id: number; token: string }
beforeEach(async () => {
  app.clock.now = new Date('2026-03-10T09:00:00Z')
  admin = await makeUser(app, 'admin', 'Hamad Al-Sulaiti')
})
const as = (language: 'en' | 'ar' = 'en') => ({
  token: admin.token,
  headers: { 'accept-language': language },
})

async function newest(way: Template['way']): Promise<Template> {
  const { data } = await app.call(listTemplates, {}, as())
  const [first] = data.ways.find((one) => one.way === way)?.versions ?? []
  if (!first) throw new Error('no template')
  return first
}
const add = async (way: Template['way'], change: object, language: 'en' | 'ar' = 'en') => {
  const { version, steps } = await newest(way)
  return app.call(
    addTemplate,
    { way, version, steps, effective_on: '2026-03-10', source: 'Ministry, March', ...change },
    as(language),
  )
}

describe('templates', () => {
  // spec: 3.5 Steps after a hire by way, with a preview
  test('a new version holds for the next case; running cases keep theirs', async () => {
    const running = await hire(app, { currentCountry: 'Qatar' })
    const { steps, version } = await newest('in_qatar')
    const shorter = steps
      .filter(({ key }) => key !== 'pcc')
      .map((step) => ({
        ...step,
        days: 2,
        waits_for: step.waits_for.filter((key) => key !== 'pcc'),
      }))
    const added = await add('in_qatar', { steps: shorter })
    expect(added).toMatchObject({
      status: 200,
      data: {
        version: version + 1,
        by: { name: 'Hamad Al-Sulaiti' },
        source: 'Ministry, March',
        steps: shorter,
      },
    })
    expect((await running.read()).steps.map(({ key }) => key)).toContain('pcc')
    const next = await hire(app, { currentCountry: 'Qatar' })
    expect((await next.read()).steps.map(({ key }) => key)).toEqual(shorter.map(({ key }) => key))
    // The earlier steps come back as a version of their own.
    expect((await add('in_qatar', { steps })).data.version).toBe(version + 2)
    expect(
      (await (await hire(app, { currentCountry: 'Qatar' })).read()).steps.map(({ key }) => key),
    ).toContain('pcc')
  })

  test('one for a later day waits for it, and gives way to none that began before', async () => {
    const { steps } = await newest('home_country')
    await add('home_country', {
      effective_on: '2026-04-01',
      steps: steps.map((step) => ({ ...step, days: 1 })),
    })
    await add('home_country', {
      effective_on: '2026-03-10',
      steps: steps.map((step) => ({ ...step, days: 5 })),
    })
    const kenyan = { nationality: 'Kenyan' }
    expect((await (await hire(app, kenyan)).read()).steps[0]?.due_on).toBe('2026-03-15')
    app.clock.now = new Date('2026-04-01T09:00:00Z')
    expect((await (await hire(app, kenyan)).read()).steps[0]?.due_on).toBe('2026-04-02')
  })

  test('two operators: the second is told', async () => {
    const { version } = await newest('visa_centre')
    expect((await add('visa_centre', {})).status).toBe(200)
    expect(await add('visa_centre', { version }, 'ar')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/غيّر شخص آخر/),
    })
  })

  test.each([
    ['a day that is over', { effective_on: '2026-03-09' }, 'effective_on'],
    ['no source', { source: '' }, 'source'],
    ['no steps', { steps: [] }, 'steps'],
    [
      'no arrival',
      {
        steps: (steps: Template['steps']) =>
          steps.filter(({ key }) => key !== 'arrival').map((step) => ({ ...step, waits_for: [] })),
      },
      'steps',
    ],
    [
      'a step twice',
      { steps: (steps: Template['steps']) => [...steps, ...steps.slice(-1)] },
      'steps.6.key',
    ],
    [
      'one that waits for what comes later',
      { steps: (steps: Template['steps']) => steps.toReversed() },
      'steps.0.waits_for',
    ],
    [
      'days without end',
      { steps: (steps: Template['steps']) => steps.map((step) => ({ ...step, days: 366 })) },
      'steps.0.days',
    ],
    [
      'someone unknown',
      { steps: (steps: Template['steps']) => steps.map((step) => ({ ...step, actor: 'nobody' })) },
      'steps.0.actor',
    ],
  ])('%s is refused', async (_, wrong, field) => {
    const { steps } = await newest('in_qatar')
    const change =
      'steps' in wrong && typeof wrong.steps === 'function' ? { steps: wrong.steps(steps) } : wrong
    for (const language of ['en', 'ar'] as const) {
      const { status, errors } = await add('in_qatar', change, language)
      expect(status).toBe(400)
      expect(errors?.[field]?.[0]).toMatch(language === 'ar' ? /[؀-ۿ]/ : /[a-z]/)
    }
  })

  test('a version can’t be altered in the database', async () => {
    for (const statement of [
      `update recruitment_templates set steps = '[]'`,
      'delete from recruitment_rules',
    ])
      await expect(app.asOwner(statement)).rejects.toThrow('never rewritten')
  })
})

describe('rules', () => {
  // spec: 3.5 Steps after a hire by way, with a preview
  test('a rule from a day on decides which way a hire goes', async () => {
    const { data } = await app.call(
      addRule,
      { key: 'visa_centre_countries', effective_on: '2026-03-10', value: ['KE'], source: 'MOI' },
      as(),
    )
    expect(data).toMatchObject({ value: ['KE'], by: { id: admin.id } })
    expect((await (await hire(app, { nationality: 'Kenyan' })).read()).way).toBe('visa_centre')
    const { rules } = (await app.call(listRules, {}, as())).data
    expect(rules.filter(({ key }) => key === 'visa_centre_countries')).toHaveLength(2)
  })

  test.each([
    [{ effective_on: '2026-03-09' }, 'effective_on'],
    [{ effective_on: '2017-08-22' }, 'effective_on'],
    [{ value: 'much' }, 'value'],
    [{ value: ['KE'] }, 'value'],
    [{ source: ' ' }, 'source'],
    [{ key: 'minimum_fun' }, 'key'],
  ])('%j is refused', async (wrong, field) => {
    const { status, errors } = await app.call(
      addRule,
      { key: 'minimum_wage', effective_on: '2026-05-01', value: 1100, source: 'Law', ...wrong },
      as(),
    )
    expect(status).toBe(400)
    expect(errors).toHaveProperty(field)
  })

  test('two on one day can’t be', async () => {
    const rule = { key: 'minimum_wage', effective_on: '2026-06-01', value: 1200, source: 'Law' }
    expect((await app.call(addRule, rule, as())).status).toBe(200)
    expect(
      (await app.call(addRule, { ...rule, value: 1 }, as('ar'))).errors?.effective_on?.[0],
    ).toMatch(/قائمة أخرى/)
  })
})

test('others may neither read nor write', async () => {
  for (const role of ['employer', 'jobseeker', 'agency'] as const) {
    const { token } = await makeUser(app, role)
    for (const call of [listTemplates, addTemplate, listRules, addRule])
      expect((await app.call(call, {}, { token })).status).toBe(403)
  }
  expect((await app.call(listTemplates, {})).status).toBe(401)
})
