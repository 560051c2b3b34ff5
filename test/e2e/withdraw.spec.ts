import type { APIRequestContext } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { errorTexts as refusals } from '../../src/features/hiring/error-texts.ts'
import { formatAmount } from '../../src/platform/shared/money.ts'
import { failureWords } from '../../src/platform/web/failure-words.ts'
import { keepSession, newAccount, openDialog } from './accounts.ts'
import { publishedCandidate, runningAgency } from './agencies.ts'
import { hire } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const isolated = (name: string) => `\u2068${name}\u2069`

const move = async (
  request: APIRequestContext,
  { token }: SessionGrant,
  candidateId: number,
  ...statuses: string[]
) => {
  for (const status of statuses) {
    const moved = await request.post(`/api/employer/candidates/${candidateId}/status/`, {
      data: { status },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(moved.status(), await moved.text()).toBe(200)
  }
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const { leave: t, recruitment, billing, hiring } = texts[locale]

    // spec: 2.2 A worker withdraws
    test('a hired worker withdraws before her arrival, and the household reads that she has and that its money comes back', async ({
      page,
      request,
    }) => {
      const { worker, household, candidateId } = await hire(request, 'Imelda Aquino')
      await keepSession(page, worker)
      await open(page, '/dashboard/recruitment', locale)
      const section = page.getByRole('region', { name: t.own.title })
      const row = section.getByRole('listitem').filter({ hasText: household.user.full_name })
      await expect(row.getByText(t.own.standings.hired, { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)

      // The dialog says what follows; Cancel does nothing.
      const dialog = page.getByRole('dialog')
      const withdraw = row.getByRole('button', {
        name: t.own.withdrawFrom(household.user.full_name),
      })
      await withdraw.click()
      await expect(
        dialog.getByRole('heading', { name: t.own.ask(isolated(household.user.full_name)) }),
      ).toBeVisible()
      for (const sentence of t.own.what.hired)
        await expect(dialog.getByText(sentence)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.cancel }).click()
      await expect(dialog).toHaveCount(0)
      await expect(withdraw).toBeFocused()

      // Without a connection it says so, and she stands where she stood.
      await page.context().setOffline(true)
      await withdraw.click()
      await dialog.getByRole('button', { name: t.withdraw }).click()
      await expect(page.getByText(`${t.failed} ${failureWords[locale].offline}`)).toBeVisible()
      await page.context().setOffline(false)
      await expect(row).toBeVisible()

      await withdraw.click()
      await dialog.getByRole('button', { name: t.withdraw }).dblclick()
      await expect(page.getByText(t.own.done(isolated(household.user.full_name)))).toBeVisible()
      await expect(section).toHaveCount(0)
      await expect(page.getByText(recruitment.case.closedTitle)).toBeVisible()
      await expectAccessible(page)
      expect((await request.get(`/api/candidates/${candidateId}/`)).status()).toBe(200)

      await keepSession(page, household)
      await open(page, '/notifications', locale)
      await expect(page.getByText('Imelda Aquino').first()).toContainText(
        formatAmount(1900, 'QAR', locale),
      )
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByText(billing.orders.refunded, { exact: true })).toBeVisible()
      await open(page, '/dashboard/candidates?tab=hired', locale)
      await expect(page.getByRole('heading', { name: hiring.pipeline.empty })).toBeVisible()
    })

    // spec: 3.7 An agency withdraws a candidate
    test('an agency withdraws whom it supplied, from what still stands when it is sent', async ({
      page,
      request,
    }) => {
      const agency = await runningAgency(request)
      const candidate = await publishedCandidate(request, agency)
      const household = await newAccount(request)
      await move(request, household, candidate.id, 'shortlisted', 'selected')
      await keepSession(page, agency)
      await open(page, '/agency/interest?show=selected', locale)
      const row = page.getByRole('row').filter({ hasText: candidate.name })
      const dialog = page.getByRole('dialog')
      await expectNoSidewaysScroll(page)
      await row.getByRole('button', { name: t.agency.withdrawOf(candidate.name) }).click()
      for (const sentence of t.agency.what.selected)
        await expect(dialog.getByText(sentence)).toBeVisible()
      await expectAccessible(page, openDialog)

      // The household lets her go meanwhile: refused in the server's words.
      await move(request, household, candidate.id, 'interview_completed')
      await dialog.getByRole('button', { name: t.withdraw }).click()
      await expect(page.getByText(refusals[locale].standingChanged)).toBeVisible()
      await expect(row).toHaveCount(0)

      await move(request, household, candidate.id, 'selected')
      await open(page, '/agency/interest?show=selected', locale)
      await row.getByRole('button', { name: t.agency.withdrawOf(candidate.name) }).click()
      await dialog.getByRole('button', { name: t.withdraw }).click()
      await expect(page.getByText(t.agency.done(isolated(candidate.name)))).toBeVisible()
      await expect(row).toHaveCount(0)
      await expectAccessible(page)
    })
  })
}
