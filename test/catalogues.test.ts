import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { en as hiring } from '../src/features/hiring/messages.en.ts'
import { catalogueFiles } from '../src/platform/server/catalogue-files.ts'
import { textsIn } from '../src/platform/shared/catalogues.ts'
import { languageOf, locales, standard } from '../src/platform/shared/locales.ts'

const root = path.resolve(import.meta.dirname, '..')

const lacks = (english: unknown, own: unknown, at: string): string[] => {
  if (own === undefined) return [at]
  if (typeof english !== 'object' || english === null || Array.isArray(english)) return []
  return Object.entries(english).flatMap(([name, text]) =>
    lacks(text, (own as Record<string, unknown>)[name], `${at}.${name}`),
  )
}

test('a language that says everything lacks nothing', async () => {
  const whole = locales.filter((locale) => languageOf(locale).covers === 'whole')
  for (const file of catalogueFiles().filter((file) => file.endsWith(`.${standard}.ts`)))
    for (const locale of whole) {
      const english = (await import(file)) as Record<string, unknown>
      const own = (await import(file.replace(`.${standard}.ts`, `.${locale}.ts`))) as typeof english
      const gaps = Object.entries(english).flatMap(([name, texts]) =>
        typeof texts === 'object' ? lacks(texts, own[name === standard ? locale : name], name) : [],
      )
      expect(gaps, `${file} in ${locale}`).toEqual([])
    }
})

/** Files that speak to households, agencies or operators alone, or of what no worker is told. */
const ofOthers =
  /features\/(administration|agencies|alerts|billing|console|demo|employers|enquiries\/(?!messages\.word)|hiring\/messages\.(agency|analytics|cards|compare|home|panel)|matching|search|profiles\/messages\.about|reviews\/messages\.(console|en))|messages\.(console|managed|letter|pages)|content\/(messages\.en|checks|privacy|security|terms)|payments\/sandbox|shared\/months/

/** How many messages of files that speak to workers, too, such a language may say in English: they speak to others. */
const mostOfOthers = 247

for (const locale of locales.filter((locale) => languageOf(locale).covers === 'worker'))
  test(`${locale}: what a worker meets is said in it, and nothing that English does not say`, async () => {
    let others = 0
    for (const file of catalogueFiles().filter((file) => file.endsWith(`.${standard}.ts`))) {
      const own = file.replace(`.${standard}.ts`, `.${locale}.ts`)
      if (!fs.existsSync(own)) {
        expect(ofOthers.test(file), `${own} is missing`).toBe(true)
        continue
      }
      const english = (await import(file)) as Record<string, unknown>
      const said = (await import(own)) as Record<string, unknown>
      for (const [name, texts] of Object.entries(english)) {
        const mine = said[name === standard ? locale : name]
        if (typeof texts !== 'object') continue
        others += lacks(texts, mine, name).length
        if (mine === undefined) continue
        expect(lacks(mine, texts, name), `${own} says more than English`).toEqual([])
        expect(broken(texts, mine, name), `broken in ${own}`).toEqual([])
      }
    }
    expect(others).toBeLessThanOrEqual(mostOfOthers)
  })

test('the first words of her day are said to a worker in her language', () => {
  const said = locales.map((locale) => textsIn(hiring, locale).dashboard.welcome('Analyn'))
  expect(said.every((words) => words.includes('Analyn'))).toBe(true)
  // Hindi and Nepali greet alike.
  expect(new Set(said).size).toBe(locales.length - 1)
})

/** Messages that are of another kind than the English ones, or leave out what is put into them. */
const broken = (english: unknown, own: unknown, at: string): string[] => {
  if (own === undefined) return []
  if (typeof english !== typeof own || Array.isArray(english) !== Array.isArray(own)) return [at]
  if (typeof english === 'string')
    return slots(english) === slots(own as string) && (english === '') === (own === '') ? [] : [at]
  // What a function is given the type checker holds.
  if (typeof english === 'function') return []
  return Object.entries(own as object).flatMap(([name, text]) =>
    broken((english as Record<string, unknown>)[name], text, `${at}.${name}`),
  )
}
const slots = (text: string): string =>
  [...text.matchAll(/\{+\w+\}+/g)]
    .map(([slot]) => slot)
    .toSorted()
    .join()

test('every catalogue stands where it is found, beside its English', () => {
  const all = fs
    .globSync(`src/**/*.{${locales.join(',')}}.ts`, { cwd: root })
    .map((file) => path.join(root, file))
  expect(all.toSorted()).toEqual(catalogueFiles())
  for (const file of all)
    expect(fs.existsSync(file.replace(/\.\w+\.ts$/, '.en.ts')), file).toBe(true)
})

// What is compared, folded or read in Arabic, whoever writes it; no text of ours.
const readsArabic =
  /server\/import\/|without-person|recruitment-rules|profile-form|server\/(sayings|sounds|known-)|whatsapp\/read-answer|newsletter-body|privacy\/choices|guessable-passwords|profiles\/(arabic-names|cover|fields|places|week-rules|written)|shared\/(digits|format|nationalities|locales)|web\/failure-of|ui\/(fonts|design)/

test('no Arabic text stands outside the catalogues', () => {
  const files = fs
    .globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|[a-z]{2,3})\.tsx?$/.test(file) && !readsArabic.test(file))
  const found = files.filter((file) =>
    /[\u0621-\u064a]/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(found).toEqual([])
})
