import type { Page } from '@playwright/test'
import { catalogueFiles } from '../../src/platform/server/catalogue-files.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { languageOf, type Locale, locales, standard } from '../../src/platform/shared/locales.ts'
import { openDialog } from './accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './journey.ts'

/** Every sentence of a catalogue. */
const sentences = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentences)
      : []

const catalogues = (
  await Promise.all(
    catalogueFiles()
      .filter((file) => file.endsWith(`.${standard}.ts`))
      .map(async (file) => Object.values((await import(file)) as Record<string, unknown>)),
  )
)
  .flat()
  .filter((texts) => typeof texts === 'object' && texts !== null)

const saidIn = (locale: Locale): ReadonlySet<string> =>
  new Set(catalogues.flatMap((texts) => sentences(textsIn(texts, locale))))

/** The page is in her language, with nothing sticking out or cut off, and none of what we say there is English. */
export async function expectInLanguage(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, (await page.locator(openDialog).count()) > 0 ? openDialog : 'main')
  expect(await page.evaluate(cutOff)).toEqual([])
  // The list of languages names each in itself.
  const hers = new Set([...saidIn(locale), ...locales.map((one) => languageOf(one).name)])
  const english = saidIn(standard)
  const shown = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  expect(shown.filter((line) => english.has(line) && !hers.has(line))).toEqual([])
}

/** What ends in an ellipsis for want of room, or breaks a word of the list of languages. What people write to each other may be cut in a list. */
function cutOff(): string[] {
  const main = document.querySelector('main') ?? document.body
  const cut = [...main.querySelectorAll<HTMLElement>('*:not(bdi)')].filter(
    (one) =>
      getComputedStyle(one).textOverflow === 'ellipsis' &&
      one.checkVisibility() &&
      one.scrollWidth > one.clientWidth + 1,
  )
  const broken = [...main.querySelectorAll<HTMLElement>('label [lang]')].filter(
    (one) => one.getClientRects().length > (one.textContent ?? '').split(' ').length,
  )
  return [...cut, ...broken].map((one) => one.textContent ?? '')
}
