import { describe, expect, test, vi } from 'vitest'
import {
  addTranslation,
  inEachLanguage,
  missingTexts,
  textsIn,
  translated,
  wordsIn,
} from './catalogues.ts'

describe('a catalogue', () => {
  const english = {
    en: {
      title: 'House',
      rooms: { kitchen: 'Kitchen', hall: (n: number) => `Hall ${n}` },
      list: ['a'],
    },
    doors: { front: 'Front door' },
  }
  const before = missingTexts().ar ?? 0
  addTranslation(english, 'ar', {
    ar: { title: 'بيت', rooms: { kitchen: 'مطبخ' }, list: ['أ'] },
    doors: { front: 'الباب' },
  })

  test('says what its language says, by the name it has in English or by the tag', () => {
    expect(textsIn(english.en, 'ar').title).toBe('بيت')
    expect(textsIn(english.en, 'ar').list).toEqual(['أ'])
    expect(translated(english.doors).ar.front).toBe('الباب')
    expect(translated(english.doors).en.front).toBe('Front door')
  })

  test('says in English what its language lacks, and counts it', () => {
    const { rooms } = textsIn(english.en, 'ar')
    expect([rooms.kitchen, rooms.hall(2)]).toEqual(['مطبخ', 'Hall 2'])
    expect((missingTexts().ar ?? 0) - before).toBe(1)
  })

  test('has its parts in the language, too', () => {
    expect(textsIn(english.en.rooms, 'ar').kitchen).toBe('مطبخ')
  })

  test('of nobody’s is English in every language', () => {
    const alone = { title: 'Alone' }
    expect(textsIn(alone, 'ar')).toBe(alone)
  })

  test('is made when it is asked for, once for each language', () => {
    const made: string[] = []
    const all = inEachLanguage((locale) => {
      made.push(locale)
      return { locale }
    })
    expect(made).toEqual([])
    expect(all.ar).toBe(all.ar)
    expect(made).toEqual(['ar'])
  })

  test('that is asked for before its language was read speaks it afterwards', () => {
    const early = { title: 'Early' }
    const shown = inEachLanguage((locale) => `${textsIn(early, locale).title}!`)
    expect(shown.ar).toBe('Early!')
    addTranslation({ early }, 'ar', { early: { title: 'باكر' } })
    expect(shown.ar).toBe('باكر!')
  })

  test('is read when its language is first spoken, once, whatever was made before', async () => {
    vi.resetModules()
    const { addTranslations, inEachLanguage, textsIn } = await import('./catalogues.ts')
    const late = { title: 'Late' }
    const shown = inEachLanguage((locale) => textsIn(late, locale).title)
    expect(shown.ar).toBe('Late')
    const asked: string[] = []
    addTranslations((locale) => {
      if (locale === 'en') return { '/late.en.ts': { late } }
      asked.push(locale)
      return { [`/late.${locale}.ts`]: { late: { title: `in ${locale}` } } }
    })
    expect([shown.en, asked]).toEqual(['Late', []])
    expect([shown.ar, shown.bn, shown.ar, asked]).toEqual(['in ar', 'in bn', 'in ar', ['ar', 'bn']])
  })

  test('of words written by people falls back to English', () => {
    expect(wordsIn({ en: 'Doha', ar: 'الدوحة' }, 'ar')).toBe('الدوحة')
    expect(wordsIn({ en: 'Doha' }, 'ar')).toBe('Doha')
  })
})
