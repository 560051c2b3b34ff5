import type { Page } from '@playwright/test'
import { en as enAccounts } from '../../src/features/accounts/messages.en.ts'
import { work as enWork } from '../../src/features/content/messages.work.en.ts'
import { en as enToday } from '../../src/features/hiring/messages.today.en.ts'
import { words as enWords } from '../../src/features/profiles/messages.words.en.ts'
import { area as enArea } from '../../src/features/records/messages.own-profile.en.ts'
import { start as enStart } from '../../src/features/records/messages.start.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { en as enCalendar } from '../../src/platform/web/calendar.en.ts'
import { monthName } from '../../src/platform/shared/format.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { frequentNationalities } from '../../src/features/profiles/nationality-choices.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { photographs } from '../photographs.ts'
import { dialogOf, keepSession, newAccount, password } from './accounts.ts'
import { as } from './at.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newNumber,
  open,
  test,
} from './journey.ts'

const small = { width: 360, height: 640 }
const save = '**/api/jobseeker/profile/'
const look = (page: Page, file: string) =>
  process.env.LOOK === undefined
    ? undefined
    : page.screenshot({ path: `${process.env.LOOK}/${file}.png`, fullPage: true })

const said = (locale: Locale) => ({
  t: textsIn(enStart, locale),
  accounts: textsIn(enAccounts, locale),
  area: textsIn(enArea, locale),
  calendar: textsIn(enCalendar, locale),
  today: textsIn(enToday, locale),
  words: textsIn(enWords, locale),
  work: textsIn(enWork, locale),
})

/** A picture as a phone takes it. */
const picture = async () => ({
  name: photographs[0]?.name ?? '',
  mimeType: 'image/jpeg',
  buffer: (await photographs[0]?.body()) ?? Buffer.alloc(0),
})

async function signUp(page: Page, locale: Locale): Promise<void> {
  const { accounts: t, work } = said(locale)
  const dialog = dialogOf(page)
  const number = newNumber()
  await open(page, '/work', locale)
  await page.getByRole('link', { name: work.signUp }).click()
  await dialog.getByRole('textbox', { name: t.signUp.fullName }).fill('Rosalie Dela Cruz')
  await dialog.getByRole('textbox', { name: t.form.phone }).fill(number)
  await dialog.getByLabel(t.form.password, { exact: true }).fill(password)
  await dialog.getByLabel(t.signUp.confirmation).fill(password)
  await dialog.getByRole('button', { name: t.code.send, exact: true }).click()
  await dialog.getByRole('textbox', { name: t.code.box(1) }).fill(await codeFor(`+974${number}`))
  await dialog.getByRole('button', { name: t.signUp.verify, exact: true }).click()
}

for (const locale of ['en', 'fil', 'ar'] as const) {
  test.describe(`${locale} small phone`, () => {
    test.use({ viewport: small })
    const { t, area, calendar, today, words } = said(locale)

    test('from sign-up to published, one question a screen', async ({ page }) => {
      const main = page.getByRole('main')
      const asks = (question: keyof typeof t.questions) =>
        expect(page.getByRole('heading', { level: 1, name: t.questions[question] })).toBeFocused()
      const tile = (name: string) => main.getByRole('button', { name, exact: true })
      const next = main.getByRole('button', { name: t.next, exact: true })
      const checked = async (file: string) => {
        await expectNoSidewaysScroll(page)
        await expectAccessible(page, 'main')
        await look(page, `${locale}-${file}`)
      }

      await signUp(page, locale)
      // Her first duty leads there.
      await main.getByRole('link', { name: today.duties.begin.act }).click()
      await asks('desired_position')
      await expect(page).toHaveTitle(t.meta)
      await expect(main.getByText(t.progress(1, 12))).toBeVisible()
      await checked('trade')
      await expect
        .poll(async () => (await tile(words.values.position.Nanny ?? '').boundingBox())?.height)
        .toBeGreaterThanOrEqual(48)
      await tile(words.values.position.Nanny ?? '').click()
      await asks('nationality')
      const origins = main.getByRole('button').filter({ has: page.locator('img[src^="/flags/"]') })
      await expect(origins).toHaveCount(frequentNationalities.length)
      await expect(origins.filter({ hasText: /[a-z]/i })).toHaveCount(
        locale === 'ar' ? 0 : frequentNationalities.length,
      )
      await checked('nationality')

      // The browser's own way back, and what she chose is marked there.
      await page.goBack()
      await asks('desired_position')
      await expect(tile(words.values.position.Nanny ?? '')).toHaveAttribute('aria-pressed', 'true')
      await page.goForward()
      await main.locator('button:has(img[src*="/PH"]), button:has(img[src*="/ph"])').click()

      await asks('date_of_birth')
      await next.click()
      await expect(main.getByText(t.wholeDate)).toBeVisible()
      await main.getByLabel(t.day).selectOption('30')
      await main.getByLabel(t.month, { exact: true }).selectOption(monthName(2, locale))
      await main.getByLabel(t.year).selectOption('1994')
      await next.click()
      await expect(main.getByText(calendar.unknown)).toBeVisible()
      await main.getByLabel(t.day).selectOption('2')
      await main.getByLabel(t.month, { exact: true }).selectOption(monthName(5, locale))
      await checked('birth')
      await next.click()

      // What could not be saved stays as it was chosen, and is tried again.
      await asks('current_location')
      await page.route(save, (route) => route.abort('internetdisconnected'))
      await tile(t.places.other).click()
      await main.getByLabel(t.whichPlace).fill('Cebu, Philippines')
      await next.click()
      const failed = main.getByRole('alert')
      await expect(failed).toBeInViewport({ ratio: 1 })
      await expect(main.getByLabel(t.whichPlace)).toHaveValue('Cebu, Philippines')
      await checked('place')
      await page.unroute(save)
      await failed.getByRole('button', { name: area.retry }).click()

      await asks('experience_years')
      await checked('experience')
      await tile(words.years(4)).click()
      await asks('skills')
      await tile(words.values.skill.Babycare ?? '').click()
      await tile(words.values.skill.Cooking ?? '').click()
      await checked('skills')
      await next.click()

      // Whoever stops goes on where she stopped.
      await asks('languages')
      await open(page, '/dashboard', locale)
      await main.getByRole('link', { name: today.duties.publish.act }).waitFor()
      await open(page, '/dashboard/my-profile/start', locale)
      await asks('languages')
      await tile(words.values.language.English ?? '').click()
      const level = main.getByLabel(t.howWell(words.values.language.English ?? ''))
      await level.selectOption('fluent')
      await checked('languages')
      await next.click()

      await asks('living')
      await main.getByRole('button', { name: t.livings.live_in ?? '' }).click()
      await asks('expected_salary')
      await checked('wage')
      await main.getByRole('link', { name: t.skip }).click()
      await asks('availability_date')
      await tile(t.times.now).click()
      await asks('picture')
      await checked('picture')
      // What only calls itself a picture is refused before it is framed.
      const named = { ...(await picture()), buffer: Buffer.from('no picture') }
      await main.getByLabel(t.picture.take).setInputFiles(named)
      await expect(main.getByText(area.errors.wrongPictureType ?? '')).toBeVisible()
      await main.getByLabel(t.picture.take).setInputFiles(await picture())
      const frame = main.getByRole('group', { name: area.media.pictureFrame })
      await expect(frame).toBeVisible()
      await frame.press('ArrowRight')
      await checked('frame')
      await main.getByRole('button', { name: area.media.savePicture }).click()

      await asks('description')
      await main.getByLabel(t.about.sentences.nature.begin).selectOption('patient')
      await main.getByLabel(t.about.sentences.stay.begin).selectOption('long')
      await main.getByLabel(t.about.own).fill('Mahal ko ang mga bata.')
      await expect(main.getByText(t.about.mark)).toHaveCount(locale === 'en' ? 0 : 1)
      await checked('about')
      await next.click()

      await expect(page.getByRole('heading', { level: 1, name: t.end.title })).toBeFocused()
      await expect(main.getByText(area.completeness.steps.expected_salary.why)).toBeVisible()
      await checked('publish')
      await main.getByRole('button', { name: t.end.publish }).click()
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await expect(page.getByText(area.publish.published).first()).toBeVisible()
    })
  })
}

test.describe('voice', () => {
  test.use({ viewport: small })
  const { t, words } = said('en')

  test('is written where the device hears, and said to be missing where it does not', async ({
    page,
    request,
  }) => {
    const worker = await newAccount(request, 'jobseeker')
    await keepSession(page, worker)
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    await open(page, '/dashboard/my-profile/start?q=description', 'en')
    await expect(page.getByText(t.voice.none)).toBeVisible()
    await page.addInitScript(() => {
      class Heard extends EventTarget {
        start() {
          const results = [[{ transcript: 'I love children' }]]
          this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
        }
        stop() {
          this.dispatchEvent(new Event('end'))
        }
        abort() {
          this.stop()
        }
      }
      Object.assign(window, { SpeechRecognition: Heard })
    })
    await open(page, '/dashboard/my-profile/start?q=description', 'en')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t.voice.speak }).click()
    await expect(main.getByLabel(t.about.own)).toHaveValue('I love children')
    await expect(main.getByText(t.voice.note)).toBeVisible()
    await main.getByRole('button', { name: t.voice.stop }).click()
    await main.getByRole('button', { name: t.next }).click()

    // Nothing is shown yet: what is needed is asked first.
    await expect(main.getByText(t.end.need)).toBeVisible()
    await expect(main.getByRole('button', { name: t.end.publish })).toHaveCount(0)
    await expectAccessible(page, 'main')
    await main.getByRole('alert').or(main.getByRole('status')).getByRole('link').first().click()
    await main.getByRole('button', { name: words.values.position.Maid ?? '' }).click()
    const answer = await request.get('/api/jobseeker/profile/', as(worker))
    const { data } = (await answer.json()) as { data: Record<string, unknown> }
    expect(data).toMatchObject({ description: 'I love children', wants_published: false })
  })
})
