import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { en as siteEn } from '../../src/features/content/messages.site.en.ts'
import { rights as rightsEn } from '../../src/features/content/messages.rights.en.ts'
import { work as workEn } from '../../src/features/content/messages.work.en.ts'
import { todayTexts } from '../../src/features/hiring/web/today/texts.ts'
import { words as wordsEn } from '../../src/features/profiles/messages.words.en.ts'
import { area as areaEn } from '../../src/features/records/messages.own-profile.en.ts'
import { startTexts } from '../../src/features/records/web/start/use-start-texts.ts'
import { frequentNationalities } from '../../src/features/profiles/nationality-choices.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { formatAppointment } from '../../src/platform/shared/dashboard-dates.ts'
import { formatDate } from '../../src/platform/shared/format.ts'
import { en } from '../../src/platform/web/aloud.en.ts'
import { type Account, keepSession, newAccount, openDialog } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { hire, publishedWorker, uploadPaper } from './hires.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  open,
  places,
  test,
} from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

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

/** A device that hears: each time another of these. */
const withHearing = () => {
  const said = ['Manila', 'Cebu City']
  class Recognition extends EventTarget {
    start() {
      const results = [[{ transcript: said.shift() }]]
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
    abort() {
      this.stop()
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition })
}

/** As it is said: devices know one kind of space. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What the device has said since the page was opened, a line for each time that it drew breath. */
const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.map(({ text }) => text))

/** Presses a speaker that a thumb finds, waits until it reads, and gives what is heard. */
async function hear(page: Page, speaker: Locator): Promise<string[]> {
  const box = await speaker.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await speaker.click()
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)
  return heardOn(page)
}

/** Where the newest message about an interview leads. */
async function meetPath({ number }: Account): Promise<string> {
  let path = ''
  const newest = () =>
    (path = /\/meet\/\S+/.exec(messagesTo(`+974${number}`).at(-1)?.text ?? '')?.[0] ?? '')
  await expect.poll(newest).not.toBe('')
  return path
}

/** A household's letter, which the worker has signed by her code; gives its number. */
async function signedLetter(
  request: APIRequestContext,
  { worker, household, candidateId }: Awaited<ReturnType<typeof hire>>,
): Promise<number> {
  const path = `/api/employer/candidates/${candidateId}/offer/`
  const draft = (await (await request.get(path, as(household))).json()) as {
    data: { terms: Record<string, unknown> }
  }
  const data = { ...draft.data.terms, wage: 1900 }
  const made = await request.post(path, { ...as(household), data })
  expect(made.ok(), await made.text()).toBe(true)
  const { id, file_hash } = ((await made.json()) as { data: { id: number; file_hash: string } })
    .data
  const hers = `/api/jobseeker/recruitment/offers/${id}`
  await request.post(`${hers}/send-otp/`, as(worker))
  const otp_code = await codeFor(`+974${worker.number}`)
  const signed = await request.post(`${hers}/accept/`, {
    ...as(worker),
    data: { file_hash, otp_code },
  })
  expect(signed.ok(), await signed.text()).toBe(true)
  return id
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

    test('each question of her start is read with what she can answer, and not the ways around it', async ({
      page,
      request,
    }) => {
      const start = startTexts[locale]
      const { position } = textsIn(wordsEn, locale).values
      await page.addInitScript(withVoices)
      await keepSession(page, await newAccount(request, 'jobseeker'))
      await open(page, '/dashboard/my-profile/start?q=desired_position', locale)
      const main = page.getByRole('main')
      const speaker = main.getByRole('button', { name: words.listen, exact: true })
      const heard = await hear(page, speaker)
      expect(heard[0]).toBe(start.questions.desired_position)
      expect(heard).toEqual(expect.arrayContaining(Object.values(position)))
      for (const way of [start.skip, start.back, start.later]) expect(heard).not.toContain(way)
      await expectAccessible(page, 'main')
      // Whoever answers is asked the next, in silence.
      await main.getByRole('button', { name: position.Nanny ?? '', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.questions.nationality)
      await expect(speaker).toBeVisible()
      await page.evaluate(() => (window.heard = []))
      // Of a hundred countries in a list of choices none is read.
      const next = await hear(page, speaker)
      expect(next[0]).toBe(start.questions.nationality)
      expect(next.length).toBeLessThan(frequentNationalities.length + 6)
    })

    test('her papers are read one by one: what each is, how it stands and until when', async ({
      page,
      request,
    }) => {
      const { documents: t } = textsIn(areaEn, locale)
      const { worker } = await publishedWorker(request, 'Analyn Santos')
      const end = dayFromNow(400)
      await uploadPaper(request, worker, 'passport', end)
      await page.addInitScript(withVoices)
      await keepSession(page, worker)
      await open(page, '/dashboard/documents', locale)
      const name = `${words.listen}: ${t.kinds.passport}`
      const heard = await hear(page, page.getByRole('button', { name, exact: true }))
      expect(heard[0]).toBe(t.kinds.passport)
      expect(heard).toContain(flat(t.expires(formatDate(end, locale))))
      expect(heard.join('\n')).not.toContain('passport.pdf')
      await expectAccessible(page, 'main')
    })

    test('the pages that tell workers what is theirs are read from their head on', async ({
      page,
    }) => {
      const { law, fees, help } = textsIn(rightsEn, locale)
      const work = textsIn(workEn, locale)
      await page.addInitScript(withVoices)
      for (const [path, own, last] of [
        ['/work', work, work.rights.title],
        ['/rights', law, help.title],
        ['/fees', fees, help.title],
      ] as const) {
        await open(page, path, locale)
        const heard = await hear(
          page,
          page.getByRole('main').getByRole('button', { name: words.listen, exact: true }),
        )
        expect(heard).toEqual(expect.arrayContaining([own.title, own.lead, last]))
        expect(heard).not.toContain(work.signUp)
        await expectAccessible(page, 'main')
      }
    })

    test('an interview is read in her list, and on the page that a message leads to', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Analyn Lopez')
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      const day = dayFromNow(2)
      const invited = await request.post(
        `/api/employer/candidates/${candidateId}/schedule-interview/`,
        { ...as(household), data: { date: day, time: '10:00', way: 'video' } },
      )
      expect(invited.status(), await invited.text()).toBe(200)
      await page.addInitScript(withVoices)
      await keepSession(page, worker)
      await open(page, '/dashboard/interviews', locale)
      const when = formatAppointment(day, '10:00', locale)
      const speaker = page.getByRole('button', { name: `${words.listen}: ${when}`, exact: true })
      const heard = await hear(page, speaker)
      expect(heard[0]).toBe(flat(when))
      expect(heard.join('\n')).toContain(household.user.full_name)
      expect(heard).not.toContain(texts[locale].list.seeker.accept)
      await expectAccessible(page, 'main')

      await open(page, await meetPath(worker), locale)
      const linked = page.getByRole('button', { name: words.listen, exact: true })
      expect((await hear(page, linked)).join('\n')).toContain(household.user.full_name)
    })

    test('the steps that are done or still to come are read, and the letter that she has signed', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000)
      const hired = await hire(request, 'Analyn Garcia')
      const { certificate: t } = texts[locale].recruitment
      const letter = await signedLetter(request, hired)
      await page.addInitScript(withVoices)
      await keepSession(page, hired.worker)
      await open(page, '/dashboard/recruitment', locale)
      const speakers = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${words.listen}: `) })
      const last = speakers.last()
      const step = (await last.getAttribute('aria-label'))?.split(': ')[1] ?? ''
      expect(await speakers.count()).toBeGreaterThan(3)
      expect((await hear(page, last))[0]).toContain(step)
      await page.evaluate(() => window.isOver())
      const steps = await speakers.count()
      await page.getByRole('main').locator('summary').first().click()
      await expect.poll(() => speakers.count()).toBeGreaterThan(steps)
      await expectAccessible(page, 'main')

      await open(page, `/dashboard/offers/${letter}`, locale)
      const heard = await hear(page, page.getByRole('button', { name: words.listen, exact: true }))
      expect(heard[0]).toBe(t.title)
      expect(heard.join('\n')).toContain(hired.household.user.full_name)
      expect(heard.join('\n')).not.toMatch(/[0-9a-f]{64}/)
    })

    test('a place is spoken where the device hears, spoken anew it stands instead; elsewhere it is typed alone; so is what she says of herself', async ({
      page,
      request,
    }) => {
      const start = startTexts[locale]
      await keepSession(page, await newAccount(request, 'jobseeker'))
      const main = page.getByRole('main')
      const speak = main.getByRole('button', { name: start.voice.speak, exact: true })
      const place = main.getByRole('textbox', { name: start.whichPlace })
      const ask = async () => {
        await open(page, '/dashboard/my-profile/start?q=current_location', locale)
        await main.getByRole('button', { name: start.places.other, exact: true }).click()
        await expect(place).toBeVisible()
      }
      await page.addInitScript(() =>
        Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
      )
      await ask()
      await expect(speak).toHaveCount(0)
      await expect(main.getByText(start.voice.none)).toHaveCount(0)
      await page.addInitScript(withHearing)
      await ask()
      for (const city of ['Manila', 'Cebu City']) {
        await speak.click()
        await expect(place).toHaveValue(city)
        await main.getByRole('button', { name: start.voice.stop, exact: true }).click()
      }
      await expect(main.getByText(start.voice.note)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: start.next, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        start.questions.experience_years,
      )

      const { edit, form, fields } = textsIn(areaEn, locale)
      await open(page, '/dashboard/my-profile', locale)
      await page.getByRole('button', { name: edit }).first().click()
      const dialog = page.locator(openDialog)
      await dialog.getByRole('tab', { name: form.tabs.preferences }).click()
      await dialog.getByLabel(fields.description).fill('From')
      await dialog.getByRole('button', { name: start.voice.speak, exact: true }).click()
      await expect(dialog.getByLabel(fields.description)).toHaveValue('From Manila')
      await expectAccessible(page, openDialog)
    })

    test('larger text is chosen at the foot of any page, stays on the device, and fits its screen', async ({
      page,
      request,
    }) => {
      const { largerText } = textsIn(siteEn, locale)
      const { worker } = await publishedWorker(request, 'Analyn Flores')
      const foot = page.getByRole('contentinfo')
      const larger = foot.getByRole('button', { name: largerText, exact: true })
      const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
      await keepSession(page, worker)
      await open(page, '/dashboard', locale)
      expect(await size()).toBe('15px')
      await expect(larger).toHaveAttribute('aria-pressed', 'false')
      await larger.click()
      await expect(larger).toHaveAttribute('aria-pressed', 'true')
      expect(await size()).toBe('18px')
      await expectAccessible(page, 'footer')
      for (const path of [
        '/dashboard',
        '/dashboard/my-profile',
        '/dashboard/my-profile/start?q=desired_position',
        '/dashboard/documents',
        '/notifications/settings',
        '/work',
      ]) {
        await open(page, path, locale)
        expect(await size()).toBe('18px')
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expectNoSidewaysScroll(page)
      }
      await expect(larger).toHaveAttribute('aria-pressed', 'true')
      await larger.click()
      expect(await size()).toBe('15px')
    })
  })
}
