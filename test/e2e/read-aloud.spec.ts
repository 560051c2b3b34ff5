import { todayTexts } from '../../src/features/hiring/web/today/texts.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { en } from '../../src/platform/web/aloud.en.ts'
import { keepSession, newAccount } from './accounts.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, open, places, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'

interface Heard {
  text: string
  lang: string
}
declare global {
  interface Window {
    heard: Heard[]
    isOver: () => void
  }
}

/** A device that has voices for English and Arabic, tells them late, and writes down what it says. */
const withVoices = () => {
  let voices: { lang: string }[] = []
  let waiting: EventTarget[] = []
  window.heard = []
  window.isOver = () => waiting.pop()?.dispatchEvent(new Event('end'))
  const device = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => {
      waiting = []
    },
    speak: (said: EventTarget & Heard) => {
      window.heard.push({ text: said.text, lang: said.lang })
      waiting.push(said)
    },
  })
  setTimeout(() => {
    voices = [{ lang: 'ar-SA' }, { lang: 'en_US' }]
    device.dispatchEvent(new Event('voiceschanged'))
  })
  Object.defineProperty(window, 'speechSynthesis', { value: device })
  window.SpeechSynthesisUtterance = class extends EventTarget {
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  } as unknown as typeof SpeechSynthesisUtterance
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const words = textsIn(en, locale)
    const t = todayTexts[locale]

    test('what a worker is to do, and the terms she is asked for, are read aloud by her device', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Analyn Reyes')
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      await proposeTerms(request, household, candidateId)
      await page.addInitScript(withVoices)
      await keepSession(page, worker)
      await open(page, '/dashboard', locale)
      const next = page.getByRole('region', { name: t.next, exact: true })
      const listen = next.getByRole('button', { name: words.listen })
      await listen.click()
      await expect(next.getByRole('button', { name: words.stop })).toBeFocused()
      const heard = await page.evaluate(() => window.heard)
      expect(new Set(heard.map(({ lang }) => lang.slice(0, 2)))).toEqual(new Set([locale]))
      const said = heard.map(({ text }) => text).join('\n')
      expect(said).toContain(t.duties.answer_terms.act)
      expect(said).not.toContain(words.stop)
      expect(said).not.toContain(words.listen)
      await page.evaluate(() => window.isOver())
      await expect(listen).toBeVisible()

      await open(page, '/dashboard/agreements', locale)
      await page.getByRole('main').getByRole('button', { name: words.listen }).click()
      await expect
        .poll(() => page.evaluate(() => window.heard.map(({ text }) => text).join('\n')))
        .toMatch(/QAR|ر\.ق/)
      await page.getByRole('button', { name: words.stop }).click()
      await expect(page.getByRole('button', { name: words.listen })).toBeVisible()
      await expectAccessible(page, 'main')
    })

    test('a device without a voice for the language says so', async ({ page, request }) => {
      const { worker } = await publishedWorker(request, 'Analyn Cruz')
      await keepSession(page, worker)
      await open(page, '/dashboard', locale)
      const next = page.getByRole('region', { name: t.next, exact: true })
      await next.getByRole('button', { name: words.listen }).click()
      await expect(next.getByRole('status')).toHaveText(words.noVoice)
    })
  })
}
