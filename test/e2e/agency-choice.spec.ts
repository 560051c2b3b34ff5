import { type Account, dialogOf, keepSession, newAccount, openDialog } from './accounts.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { runningAgency } from './agencies.ts'
import { ar as servicesAr } from '../../src/features/agencies/messages.services.ar.ts'
import { en as servicesEn } from '../../src/features/agencies/messages.services.en.ts'
import { countryName } from '../../src/platform/shared/format.ts'
import { currencySign } from '../../src/platform/shared/money.ts'
import { texts } from './texts.ts'

const as = ({ token }: Pick<Account, 'token'>) => ({
  headers: { authorization: `Bearer ${token}` },
})

// Nobody of the demo brings people from these, and each place has one of its own.
const countries = [
  ['NP', 'Nepal', 'Nepalese'],
  ['VN', 'Vietnam', 'Vietnamese'],
  ['GH', 'Ghana', 'Ghanaian'],
  ['TH', 'Thailand', 'Thai'],
] as const

for (const [place, { title, locale, viewport }] of places.entries()) {
  const [code, country, nationality] = countries[place] ?? countries[0]
  test.describe(title, () => {
    test.use({ viewport })
    const { agency: t, orders, payment, screens } = texts[locale].billing
    const services = { en: servicesEn, ar: servicesAr }[locale]

    test('a household chooses who brings her before it pays, and again when that one declines', async ({
      page,
      request,
    }) => {
      const name = 'Analyn Reyes'
      const { worker, candidateId } = await publishedWorker(request, name)
      await saveProfile(request, worker, { nationality, current_country: country })
      const office = await runningAgency(request)
      const household = await newAccount(request)
      for (const status of ['shortlisted', 'selected'])
        await request.post(`/api/employer/candidates/${candidateId}/status/`, {
          ...as(household),
          data: { status },
        })

      await test.step('the agency offers itself', async () => {
        await keepSession(page, office)
        await open(page, '/agency/services', locale)
        await page.getByRole('button', { name: services.offers.add }).click()
        const form = dialogOf(page)
        await form
          .getByRole('combobox', { name: services.offers.country })
          .selectOption({ label: countryName(code, locale) })
        await form
          .getByRole('textbox', { name: services.offers.fee(currencySign('QAR', locale)) })
          .fill('9000')
        await form.getByRole('textbox', { name: services.offers.days }).fill('45')
        await expectAccessible(page, openDialog)
        await form.getByRole('button', { name: services.offers.save }).click()
        await expect(page.getByText(services.offers.about(45))).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })

      const pay = page.getByRole('button', { name: `${orders.pay}:` })
      const dialog = dialogOf(page)
      await test.step('the household chooses it, and then pays', async () => {
        await keepSession(page, household)
        await open(page, '/dashboard/orders', locale)
        await pay.click()
        await expect(dialog.getByRole('heading', { name: t.title })).toBeVisible()
        const offer = dialog.getByRole('radio', { name: office.name })
        await offer.check()
        await expectAccessible(page, openDialog)
        await dialog.getByRole('button', { name: t.choose }).click()
        await expect(dialog.getByText(t.brings(office.name))).toBeVisible()
        await expect(dialog.getByRole('heading', { name: payment.title })).toBeVisible()
        // Left and opened again, it stands as it was.
        await dialog.getByRole('button', { name: screens.close }).click()
        await pay.click()
        await expect(dialog.getByText(t.brings(office.name))).toBeVisible()
        await dialog.getByRole('button', { name: screens.close }).click()
      })

      await test.step('the agency declines, and the household is led to the choice again', async () => {
        const mandates = await request.get('/api/agency/mandates/', as(office))
        const [mandate] = ((await mandates.json()) as { data: { id: number }[] }).data
        await request.post(`/api/agency/mandates/${mandate?.id}/decline/`, {
          ...as(office),
          data: { reason: 'We are full until May.' },
        })
        await page.reload()
        await pay.click()
        await expect(dialog.getByText(t.declined(office.name))).toBeVisible()
        await expect(dialog.getByText(t.nobody)).toBeVisible()
        await dialog.getByRole('button', { name: t.without }).click()
        await expect(dialog.getByRole('heading', { name: payment.title })).toBeVisible()
      })
    })
  })
}
