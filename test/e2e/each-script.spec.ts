import { area as enArea } from '../../src/features/records/messages.own-profile.en.ts'
import { rights as enRights } from '../../src/features/content/messages.rights.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { datesOf, languageOf, locales } from '../../src/platform/shared/locales.ts'
import { keepSession, openDialog } from './accounts.ts'
import { publishedWorker } from './hires.ts'
import { expectInLanguage } from './in-worker-language.ts'
import { expect, open, phone, test } from './journey.ts'

const look = process.env.LOOK

/** The first language of each script. */
const inEachScript = locales.filter(
  (locale, at) =>
    locales.findIndex((one) => languageOf(one).script === languageOf(locale).script) === at,
)

for (const locale of inEachScript)
  test.describe(`${locale} phone`, () => {
    test.use({ viewport: phone })

    test('her day, her profile’s form, her rights and what she never pays can be read in her script', async ({
      page,
      request,
    }) => {
      const picture = async (name: string) => {
        if (look !== undefined) await page.screenshot({ path: `${look}/${locale}-${name}.png` })
      }
      const { law, fees } = textsIn(enRights, locale)
      for (const [path, title] of [
        ['/rights', law.title],
        ['/fees', fees.title],
      ] as const) {
        await open(page, path, locale)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('link', { name: '16008' }).first()).toHaveAttribute(
          'href',
          'tel:16008',
        )
        await expectInLanguage(page, locale)
        await picture(path.slice(1))
      }
      const { worker } = await publishedWorker(request, 'Lorna Reyes')
      await keepSession(page, worker)
      await open(page, '/dashboard', locale)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectInLanguage(page, locale)
      await picture('day')
      const t = textsIn(enArea, locale)
      await open(page, '/dashboard/my-profile', locale)
      await page.getByRole('button', { name: t.edit }).first().click()
      await expect(page.locator(openDialog).getByRole('tab').first()).toBeVisible()
      await expectInLanguage(page, locale)
      await picture('form')
    })
  })

test('a browser writes dates in each language: of those that it lacks the names are ours', async ({
  page,
}) => {
  await open(page, '/offline', 'en')
  const unknown = await page.evaluate(
    (tags) => tags.filter((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0),
    locales.map(datesOf),
  )
  expect(unknown).toEqual([])
})
