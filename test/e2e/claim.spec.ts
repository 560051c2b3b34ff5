import type { APIRequestContext } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import {
  type Account,
  dialogOf,
  fullName,
  keepSession,
  newAccount,
  openDialog,
} from './accounts.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

/** The demo's agency writes down a worker under her number, not published. */
async function supplyBy(
  request: APIRequestContext,
  account: Account,
  name: string,
): Promise<{ token: string; id: number }> {
  const { data: office } = (await (
    await request.post('/api/demo/sign-in/', { data: { role: 'agency' } })
  ).json()) as { data: SessionGrant }
  const answer = await request.post('/api/agency/candidates/', {
    headers: { authorization: `Bearer ${office.token}` },
    data: {
      full_name: name,
      phone_number: `+974${account.number}`,
      nationality: 'Ugandan',
      desired_position: 'Cook',
      age: 30,
      is_published: false,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { token: office.token, id: ((await answer.json()) as { data: { id: number } }).data.id }
}

for (const { title, locale, viewport } of places) {
  const { claim: t, area } = texts[locale]
  const { person, values } = texts[locale].candidates
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.3 A worker claims her record
    test('a worker claims her record by code, sees who keeps it, and leaves the agency', async ({
      page,
      request,
    }) => {
      const account = await newAccount(request, 'jobseeker')
      const office = await supplyBy(request, account, 'Wambui K.')
      await keepSession(page, account)
      await open(page, '/dashboard/my-profile', locale)
      await expect(page.getByRole('heading', { name: t.title(1) })).toBeVisible()
      await expect(page.getByText('Wambui K.')).toBeVisible()
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)

      await page.getByRole('button', { name: t.claim }).click()
      await dialogOf(page).getByRole('button', { name: t.dialog.send }).click()
      await expect(dialogOf(page).getByText(t.dialog.sent)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialogOf(page).getByRole('button', { name: t.dialog.confirm }).click()
      await expect(dialogOf(page).getByText(t.dialog.codeInvalid)).toBeVisible()
      await dialogOf(page)
        .getByRole('textbox', { name: t.dialog.box(1) })
        .fill(await codeFor(`+974${account.number}`))
      await dialogOf(page).getByRole('button', { name: t.dialog.confirm }).click()

      // The record is hers: her own name, the agency's facts, and who keeps it.
      await expect(page.getByRole('heading', { name: t.title(1) })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
      await expect(
        page.getByText(person.position(values.position.Cook ?? '', 'Cook', null)).first(),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: t.keeper.title })).toBeVisible()
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: area.publish.publish, exact: true }).click()
      await expect(page.getByText(area.publish.on, { exact: true })).toBeVisible()
      const refused = await request.patch(`/api/agency/candidates/${office.id}/`, {
        headers: { authorization: `Bearer ${office.token}` },
        data: { is_published: false },
      })
      expect(refused.status()).toBe(403)

      await page.getByRole('button', { name: t.keeper.leave }).click()
      await expectAccessible(page, openDialog)
      await dialogOf(page).getByRole('button', { name: t.keeper.leave }).click()
      await expect(page.getByRole('heading', { name: t.keeper.title })).toHaveCount(0)
      const gone = await request.get(`/api/agency/candidates/${office.id}/`, {
        headers: { authorization: `Bearer ${office.token}` },
      })
      expect(gone.status()).toBe(404)
      // She takes herself off the list.
      await page.getByRole('button', { name: area.publish.unpublish, exact: true }).click()
      await dialogOf(page)
        .getByRole('button', { name: area.publish.unpublish, exact: true })
        .click()
      await expect(page.getByText(area.publish.off, { exact: true })).toBeVisible()
    })
  })
}
