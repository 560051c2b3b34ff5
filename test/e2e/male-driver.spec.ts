import type { APIRequestContext, Page } from '@playwright/test'
import { texts as conversations } from '../../src/features/conversations/texts.ts'
import { keepSession, newAccount } from './accounts.ts'
import { as } from './at.ts'
import { payNewestOrder } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, phone, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

type Gender = 'male' | 'female'

/** What only a woman is called, and what only a man is, of all that is said of a driver on the way to a household. */
const wordsOf = {
  ar: {
    female:
      /سائقة|عاملة|مرشحة|مرشّحة|متاحة(?! اليوم)|سجّلت|قبلت|وافقت|رفضت|انسحبت|موظّفة|تتوقعه|ملفها|راتبها/,
    male: /(?<![ء-ي])(?:وال|بال|لل|ال|و|ل)?(?:سائق|مرشّ?ح|هندي|موظّف)(?![ء-ي]|\u0651)/,
  },
  en: {
    female: /\b(?:she|hers?|herself|woman)\b/i,
    male: /\b(?:he|him|his|himself|man)\b/i,
  },
} as const
type Reader = keyof typeof wordsOf

/** In English both are called a driver; in Arabic each by a word of their own. */
const called = {
  ar: { male: 'سائق', female: 'سائقة' },
  en: { male: 'Driver', female: 'Driver' },
} as const satisfies Record<Reader, Record<Gender, string>>

const driverOf = { male: 'Ramesh Thapa', female: 'Sunita Thapa' } as const
const other = { male: 'female', female: 'male' } as const

/** She or he says yes, so that an order is there to be paid. */
async function acceptedTerms(
  request: APIRequestContext,
  { worker, candidateId }: Awaited<ReturnType<typeof publishedWorker>>,
  household: Awaited<ReturnType<typeof newAccount>>,
  beforeAnswer: () => Promise<void>,
): Promise<void> {
  const terms = { role: 'Driver', tasks: ['driving'] }
  const { id, version } = await proposeTerms(request, household, candidateId, terms)
  await beforeAnswer()
  const answered = await request.post(`/api/agreements/${id}/answer/`, {
    ...as(worker),
    data: { version, act: 'accept' },
  })
  expect(answered.status(), await answered.text()).toBe(200)
}

/** What the page says of a driver: of others who do the same it may say anything. */
const saidOf = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    const alike = main.querySelector<HTMLElement>('[aria-labelledby="similar"] ul')
    alike?.style.setProperty('display', 'none')
    const said = main.innerText
    alike?.style.removeProperty('display')
    return said
  })

/** The page says nothing of a driver that only the other gender is called. */
async function expectOnlyOf(page: Page, locale: Reader, gender: Gender): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'main')
  expect(await saidOf(page)).not.toMatch(wordsOf[locale][other[gender]])
}

test.use({ viewport: phone })

for (const locale of ['ar', 'en'] as const)
  for (const gender of ['male', 'female'] as const)
    test(`${locale}: a household reads of a ${gender} driver as of who it is, from the profile to the steps after the hire`, async ({
      page,
      request,
    }) => {
      const name = driverOf[gender]
      const published = await publishedWorker(request, name, {
        nationality: 'Indian',
        gender,
        desired_position: 'Driver',
      })
      const { candidateId } = published
      const household = await newAccount(request)
      await keepSession(page, household)
      const main = page.getByRole('main')
      const t = texts[locale]
      await open(page, `/candidates/${candidateId}`, locale)
      await expect(main.getByText(t.candidates.profile.direct(gender))).toBeVisible()
      await expect(main.getByText(called[locale][gender], { exact: true }).first()).toBeVisible()
      await expectOnlyOf(page, locale, gender)

      await shortlistedBy(request, household, candidateId)
      await open(page, '/dashboard/candidates', locale)
      await expect(main.getByText(name).first()).toBeVisible()
      await expectOnlyOf(page, locale, gender)

      await acceptedTerms(request, published, household, async () => {
        await open(page, '/dashboard/agreements', locale)
        await expect(main.getByText(name).first()).toBeVisible()
        await expectOnlyOf(page, locale, gender)
      })
      for (const path of ['/dashboard', '/dashboard/agreements', '/dashboard/orders']) {
        await open(page, path, locale)
        await expect(main.getByText(name).first()).toBeVisible()
        await expectOnlyOf(page, locale, gender)
      }
      await payNewestOrder(request, household.token)
      await open(page, `/dashboard/recruitments/${candidateId}`, locale)
      await expect(
        main.getByRole('button', { name: conversations[locale].link.writeTo(name) }),
      ).toBeVisible()
      await expectOnlyOf(page, locale, gender)
      await open(page, '/notifications', locale)
      await expect(main.getByText(new RegExp(name)).first()).toBeVisible()
      await expectOnlyOf(page, locale, gender)
    })
