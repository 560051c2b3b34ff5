import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { selectingHousehold } from '../../../../../test/households.ts'
import { getOrder } from '../../../billing/contract.ts'
import { getContent } from '../../../content/contract.ts'
import { changeStatus } from '../../../hiring/contract.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { settings } from '../../../../platform/server/settings.ts'
import {
  changeSetting,
  getSetting,
  listSettingChanges,
  listSettings,
  restoreSetting,
} from '../../settings-contract.ts'

const app = useTestApp()
let admin: { id: number; token: string }
beforeEach(async () => {
  app.clock.now = new Date('2026-03-10T09:00:00Z')
  admin = await makeUser(app, 'admin', 'Hamad Al-Sulaiti')
  await app.connection.db.delete(settings)
})

const as = (language: 'en' | 'ar' = 'en') => ({
  token: admin.token,
  headers: { 'accept-language': language },
})
const now = async (key: string) => (await app.call(getSetting, { key }, as())).data
const set = async (key: string, value: unknown, language: 'en' | 'ar' = 'en') =>
  app.call(changeSetting, { key, version: (await now(key)).version, value }, as(language))
const history = async (key: string) =>
  (await app.call(listSettingChanges, { key }, as())).data.results
const content = async (language: 'en' | 'ar' = 'en') =>
  (await app.call(getContent, {}, { headers: { 'accept-language': language } })).data

const claims = { shown: true, verified_workers: '1200+', visas_issued: '30k', rating: '' }

describe('who may', () => {
  test.each(['employer', 'jobseeker', 'agency'] as const)(
    'a %s may neither read nor set',
    async (role) => {
      const { token } = await makeUser(app, role)
      for (const answer of [
        await app.call(listSettings, {}, { token }),
        await app.call(getSetting, { key: 'claims' }, { token }),
        await app.call(changeSetting, { key: 'claims', version: 0, value: claims }, { token }),
        await app.call(restoreSetting, { key: 'claims', version: 0, change: 1 }, { token }),
        await app.call(listSettingChanges, { key: 'claims' }, { token }),
      ])
        expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      expect(
        (await app.call(changeSetting, { key: 'claims', version: 0, value: claims })).status,
      ).toBe(401)
      expect((await content()).claims.shown).toBe(false)
    },
  )

  test('a setting that nobody may set is not there', async () => {
    for (const key of ['demo-reserve', 'text:claims.label', 'text:', 'nothing'])
      expect((await app.call(changeSetting, { key, version: 0, value: {} }, as())).status).toBe(404)
  })
})

describe('claims and contact', () => {
  test('what is set is on the page at once, with who, when, before and after', async () => {
    const { status, data } = await set('claims', claims)
    expect(status).toBe(200)
    expect(data).toMatchObject({ key: 'claims', value: claims })
    expect((await content('ar')).claims).toEqual(claims)
    const [change] = await history('claims')
    expect(change).toMatchObject({
      by: { id: admin.id, name: 'Hamad Al-Sulaiti' },
      at: app.clock.now.toISOString(),
      before: null,
      after: claims,
    })
    const [logged] = await app.connection.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.subject} = 'setting:claims'`)
    expect(logged).toMatchObject({
      actorId: admin.id,
      action: 'setting.changed',
      detail: { before: null, after: claims },
    })
  })

  test('saving the same again is no change', async () => {
    const { data: first } = await set('claims', claims)
    const again = await set('claims', {
      rating: '',
      visas_issued: '30k',
      verified_workers: '1200+',
      shown: true,
    })
    expect(again.data.version).toBe(first.version)
  })

  test.each([
    [
      'claims',
      { ...claims, verified_workers: 'very many' },
      'verified_workers',
      'Please enter a short figure such as 25k+ or 4.8.',
      'يرجى إدخال رقم قصير مثل \u206625k+\u2069 أو 4.8.',
    ],
    [
      'claims',
      { ...claims, rating: '<b>5</b>' },
      'rating',
      'Please enter a short figure such as 25k+ or 4.8.',
      'يرجى إدخال رقم قصير مثل \u206625k+\u2069 أو 4.8.',
    ],
    [
      'claims',
      { shown: true, verified_workers: ' ', visas_issued: '', rating: '' },
      'shown',
      /at least one figure/,
      /رقم واحد على الأقل/,
    ],
    [
      'contact',
      { email: 'nobody', social: [] },
      'email',
      'Please enter a valid e-mail address',
      'يرجى إدخال بريد إلكتروني صحيح',
    ],
    ['contact', { phone: '4000 0000', social: [] }, 'phone', /country code/, /رمز الدولة/],
    [
      'contact',
      { address: { en: 'Doha', ar: '' }, social: [] },
      'address.ar',
      /both languages/,
      /باللغتين/,
    ],
    [
      'contact',
      { social: [{ network: 'x', url: 'javascript:alert(1)' }] },
      'social.0.url',
      /https/,
      /https/,
    ],
  ])('%s %j is refused in both languages', async (key, value, field, english, arabic) => {
    for (const [language, words] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const whole = key === 'contact' ? { ...noContact, ...value } : value
      const { status, errors } = await set(key, whole, language)
      expect(status).toBe(400)
      expect(errors?.[field]?.[0]).toMatch(words)
    }
    expect((await now(key)).value).toBeNull()
  })

  test('contact data: both languages, Arabic digits, and off again', async () => {
    const told = {
      ...noContact,
      email: 'help@manzil.example',
      phone: '+٩٧٤ 4412 3456',
      address: { en: 'Doha', ar: 'الدوحة' },
    }
    expect((await set('contact', told)).status).toBe(200)
    expect((await content()).contact).toMatchObject({
      email: 'help@manzil.example',
      phone: '+974 4412 3456',
      address: { en: 'Doha', ar: 'الدوحة' },
    })
    expect((await set('contact', null)).data.value).toBeNull()
    expect((await content()).contact.email).toBeNull()
  })
})

const noContact = {
  operator: null,
  registration_number: '',
  email: '',
  phone: '',
  whatsapp: '',
  address: null,
  hours: null,
  social: [],
}

describe('two operators', () => {
  test('the second is told that someone was quicker, and nothing of the first is lost', async () => {
    const { version } = await now('claims')
    const other = await makeUser(app, 'admin', 'Second')
    await app.call(changeSetting, { key: 'claims', version, value: claims }, { token: other.token })
    for (const [language, words] of [
      ['en', /Someone else has changed this/],
      ['ar', /غيّر شخص آخر/],
    ] as const) {
      const late = await app.call(
        changeSetting,
        { key: 'claims', version, value: { ...claims, rating: '4.9' } },
        as(language),
      )
      expect(late).toMatchObject({ status: 409, code: 'CONFLICT' })
      expect(late.message).toMatch(words)
    }
    expect((await now('claims')).value).toEqual(claims)
    expect((await history('claims'))[0]?.by?.name).toBe('Second')
  })

  test('of ten at once one wins', async () => {
    const { version } = await now('claims')
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        app.call(
          changeSetting,
          { key: 'claims', version, value: { ...claims, rating: `4.${index}` } },
          as(),
        ),
      ),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })
})

describe('history', () => {
  test('an earlier value comes back as a change of its own', async () => {
    await set('claims', claims)
    await set('claims', { ...claims, rating: '4.9' })
    const [newest] = await history('claims')
    const { version } = await now('claims')
    const back = await app.call(
      restoreSetting,
      { key: 'claims', version, change: newest?.id ?? 0 },
      as(),
    )
    expect(back.data.value).toEqual(claims)
    expect((await content()).claims).toEqual(claims)
    expect((await history('claims')).slice(0, 3).map(({ after }) => after)).toEqual([
      claims,
      { ...claims, rating: '4.9' },
      claims,
    ])
    const [, , first] = await history('claims')
    expect(
      (
        await app.call(
          restoreSetting,
          { key: 'claims', version: back.data.version, change: first?.id ?? 0 },
          as(),
        )
      ).data.value,
    ).toBeNull()
  })

  test('a change of another setting, or none, is not found; a stale version is a conflict', async () => {
    await set('claims', claims)
    const [change] = await history('claims')
    const { version } = await now('contact')
    expect(
      (await app.call(restoreSetting, { key: 'contact', version, change: change?.id ?? 0 }, as()))
        .status,
    ).toBe(404)
    expect(
      (await app.call(restoreSetting, { key: 'claims', version: 0, change: change?.id ?? 0 }, as()))
        .status,
    ).toBe(409)
    expect(
      (await app.call(restoreSetting, { key: 'claims', version: 'x', change: 1 }, as())).status,
    ).toBe(400)
  })

  test('can’t be altered in the database', async () => {
    await set('claims', claims)
    for (const statement of [
      'update setting_changes set after = null',
      'delete from setting_changes',
      'truncate setting_changes',
    ])
      await expect(app.connection.pool.query(statement)).rejects.toThrow('append-only')
  })

  test('comes in pages', async () => {
    for (const rating of ['1', '2', '3']) await set('claims', { ...claims, rating })
    const { data } = await app.call(
      listSettingChanges,
      { key: 'claims', page: 2, page_size: 2 },
      as(),
    )
    expect(data.results[0]?.after).not.toBeUndefined()
    expect(
      (await app.call(listSettingChanges, { key: 'claims', page_size: 61 }, as())).status,
    ).toBe(400)
  })
})

describe('texts of the home page', () => {
  const key = 'text:faq.items.0.answer'

  test('in other words, in both languages; empty brings back the product’s own', async () => {
    expect(
      (await set(key, { en: 'We look at  each paper.', ar: 'نطّلع على كل ورقة.' })).status,
    ).toBe(200)
    expect((await content()).words).toEqual({ 'faq.items.0.answer': 'We look at each paper.' })
    expect((await content('ar')).words).toEqual({ 'faq.items.0.answer': 'نطّلع على كل ورقة.' })
    expect((await set(key, { en: '', ar: ' ' })).data.value).toBeNull()
    expect((await content()).words).toEqual({})
  })

  test.each([
    ['one language', { en: 'Only English', ar: '' }, 'ar', /both languages/, /باللغتين/],
    ['a novel', { en: 'x'.repeat(1501), ar: 'ن' }, 'en', /too long/, /أطول/],
    ['a script', { en: 'A <script>alert(1)</script>', ar: 'ن' }, 'en', /Plain text/, /نص عادي/],
  ])('%s is refused', async (_, value, field, english, arabic) => {
    expect((await set(key, value)).errors?.[field]?.[0]).toMatch(english)
    expect((await set(key, value, 'ar')).errors?.[field]?.[0]).toMatch(arabic)
    expect((await content()).words).toEqual({})
  })

  test('all are listed with the product’s own words', async () => {
    const { data } = await app.call(listSettings, { prefix: 'text:' }, as())
    expect(data.settings.length).toBeGreaterThan(40)
    expect(data.settings.find((text) => text.key === 'text:hero.title')).toMatchObject({
      value: null,
      standard: { en: 'Need a Maid or Nanny in Qatar?', ar: expect.any(String), max: 60 },
    })
  })
})

describe('prices', () => {
  const list = async (from: string, basic: number) => {
    const { standard } = await now('prices')
    const [own] = standard as [Record<string, unknown>]
    return {
      ...own,
      effective_from: from,
      source: 'Board, 3 March',
      plans: { basic, standard: 245, premium: 495 },
    }
  }

  test('a new list holds from its day; what it held before stays as it was', async () => {
    expect((await set('prices', [await list('2026-03-12', 210.5)])).status).toBe(200)
    expect((await content()).prices.plans.basic).toBe(195)
    app.clock.now = new Date('2026-03-11T21:00:00Z')
    expect((await content()).prices).toMatchObject({
      effective_from: '2026-03-12',
      source: 'Board, 3 March',
      plans: { basic: 210.5 },
    })
  })

  test('a list that has begun is neither changed, nor removed, nor put into the past', async () => {
    await set('prices', [await list('2026-03-10', 200)])
    app.clock.now = new Date('2026-04-01T09:00:00Z')
    const token = await signIn(app, admin.id)
    const put = async (value: unknown) => {
      const { version } = (await app.call(getSetting, { key: 'prices' }, { token })).data
      return app.call(changeSetting, { key: 'prices', version, value }, { token })
    }
    const begun = await app.call(getSetting, { key: 'prices' }, { token })
    const [held] = begun.data.value as [{ plans: object }]
    expect((await put([{ ...held, source: 'Nobody will notice' }])).errors).toEqual({
      effective_from: [
        'What has begun to hold is never rewritten. Make a new list with a date of its own.',
      ],
    })
    expect((await put([])).status).toBe(400)
    const later = { ...held, effective_from: '2026-05-01', plans: { ...held.plans, basic: 220 } }
    expect(
      (await put([held, { ...later, effective_from: '2026-03-20' }])).errors?.effective_from?.[0],
    ).toMatch(/today or later/)
    expect((await put([held, later, later])).errors?.effective_from?.[0]).toMatch(/Another list/)
    expect((await put([held, later])).status).toBe(200)
    // What has not begun may still be changed, or withdrawn.
    expect((await put([held, { ...later, effective_from: '2026-05-02' }])).status).toBe(200)
    const { version } = (await put([held])).data
    const [withdrawn] = (await app.call(listSettingChanges, { key: 'prices' }, { token })).data
      .results
    const back = await app.call(
      restoreSetting,
      { key: 'prices', version, change: withdrawn?.id ?? 0 },
      { token },
    )
    expect(back.data.value).toEqual([held, { ...later, effective_from: '2026-05-02' }])
  })

  test.each([
    [{ plans: { basic: -1, standard: 1, premium: 1 } }, '0.plans.basic'],
    [{ plans: { basic: 1.005, standard: 1, premium: 1 } }, '0.plans.basic'],
    [{ plans: { basic: 'many', standard: 1, premium: 1 } }, '0.plans.basic'],
    [{ source: ' ' }, '0.source'],
    [{ effective_from: '2026-02-30' }, '0.effective_from'],
    [
      {
        recruitment_caps: {
          decision: '1/2026',
          in_force_since: '2026-01-01',
          amounts: [{ country: 'Kenya', amount: 1 }],
        },
      },
      '0.recruitment_caps.amounts.0.country',
    ],
    [
      {
        recruitment_caps: {
          decision: '1/2026',
          in_force_since: '2026-01-01',
          amounts: [
            { country: 'KE', amount: 1 },
            { country: 'KE', amount: 2 },
          ],
        },
      },
      '0.recruitment_caps.amounts',
    ],
  ])('%j is refused at its field', async (wrong, field) => {
    for (const language of ['en', 'ar'] as const) {
      const { status, errors } = await set(
        'prices',
        [{ ...(await list('2026-04-01', 1)), ...wrong }],
        language,
      )
      expect(status).toBe(400)
      expect(errors?.[field]).toHaveLength(1)
    }
  })

  test('amounts in Arabic digits and as text', async () => {
    await set('prices', [
      {
        ...(await list('2026-03-10', 1)),
        plans: { basic: '٢٠٠٫٥'.replace('٫', '.'), standard: '1,245.50', premium: 0 },
      },
    ])
    expect((await content()).prices.plans).toEqual({ basic: 200.5, standard: 1245.5, premium: 0 })
  })
})

describe('the guarantee', () => {
  test('a rule holds for contracts from its day on, and the past stays', async () => {
    const { standard } = await now('guarantees')
    const [own] = standard as [object]
    const rule = { ...own, effective_from: '2026-06-01', decision: '5/2026', percent_per_month: 10 }
    expect((await set('guarantees', [rule])).data.value).toEqual([rule])
    expect((await set('guarantees', [{ ...rule, percent_per_month: 101 }])).errors).toHaveProperty(
      '0.percent_per_month',
    )
    expect((await set('guarantees', [{ ...rule, effective_from: '2026-01-01' }])).status).toBe(400)
  })
})

describe('the currency', () => {
  test('is not changed while an order is open, and the refusal says why', async () => {
    const candidate = await makeCandidate(app)
    const household = await selectingHousehold(app, candidate)
    for (const [language, words] of [
      ['en', /orders are open \(1 now\)/],
      ['ar', /طلبات مفتوحة \(عددها الآن 1\)/],
    ] as const) {
      const refused = await set('currency', { code: 'AED' }, language)
      expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' })
      expect(refused.message).toMatch(words)
    }
    expect((await content()).currency).toBe('QAR')
    await app.call(changeStatus, { id: candidate, status: 'rejected' }, household)
    expect((await set('currency', { code: 'AED' })).status).toBe(200)
    expect((await content()).currency).toBe('AED')
    const next = await selectingHousehold(app, await makeCandidate(app))
    expect((await app.call(getOrder, { id: next.orderId }, next)).data.currency).toBe('AED')
  })

  test.each([{ code: 'KWD' }, { code: 'qar' }, {}, 'AED'])('%j is refused', async (value) => {
    expect((await set('currency', value)).status).toBe(400)
  })
})
