import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { getContent } from '../../../content/contract.ts'
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
  // spec: 3.5 Claims, contact data and texts
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
  // spec: 3.5 Settings with history
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
  // spec: 3.5 Settings with history
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

  // spec: 3.5 Settings with history
  test('can’t be altered in the database', async () => {
    await set('claims', claims)
    for (const statement of [
      'update setting_changes set after = null',
      'delete from setting_changes',
      'truncate setting_changes',
    ])
      await expect(app.asOwner(statement)).rejects.toThrow('append-only')
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
