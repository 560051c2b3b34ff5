import { describe, expect, test } from 'vitest'
import { capabilities } from '../src/app/capabilities.ts'
import { allNoticeKinds } from '../src/features/notifications/server/notice-kinds.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { languageOf, locales, scriptOf, standard } from '../src/platform/shared/locales.ts'

/** What notices are about; every one finds its own among it. */
const about = {
  name: 'Sara',
  candidate: 'Lorna',
  agency: 'Gulf Hands',
  role: 'Nanny',
  wage: 1900,
  currency: 'QAR',
  amount: '1900.00 QAR',
  order_no: 'M-1',
  start: '2026-12-01',
  date: '2026-12-01',
  due: '2026-12-01',
  valid_until: '2026-12-01',
  time: '10:00',
  way: 'video',
  others: 2,
  hours: 3,
  minutes: 15,
  days: 9,
  count: 2,
  more: 1,
  step: 'medical',
  kind: 'passport',
  item: 'identity',
  part: 'picture',
  reason: 'Sara',
  answer: 'Sara',
  search: 'Sara',
}

const registry = createRegistry(capabilities)
const toWorkers = allNoticeKinds({ registry }).filter(
  ([, { roles }]) => roles === undefined || roles.includes('jobseeker'),
)
const isLatin = (locale: (typeof locales)[number]) => languageOf(locale).script === 'Latin'

describe.each(locales.filter((locale) => locale !== standard))('%s', (locale) => {
  const script = new RegExp(`\\p{Script=${languageOf(locale).script}}`, 'u')

  test.each(toWorkers)('%s says all of it', (_, kind) => {
    const { title, text } = kind.words[locale](about)
    const english = kind.words[standard](about)
    for (const said of [title, text, kind.label[locale]]) {
      expect(said).not.toMatch(/undefined|null|NaN|\[object|Invalid|[{}]|\$\w/)
      expect(said.trim()).not.toBe('')
      if (!isLatin(locale)) expect(said).toMatch(script)
    }
    expect(text).not.toBe(english.text)
    // What is put in is isolated, so that it turns no sentence round.
    expect(text.match(/\u2068/g)?.length ?? 0).toBe(text.match(/\u2069/g)?.length ?? 0)
    if (scriptOf(locale).direction === 'rtl')
      expect(text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/[a-z]{3}/i)
  })
})
