import fs from 'node:fs'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { readZip } from '../read-zip.ts'
import {
  accountButton,
  agesOnce,
  dialogOf,
  keepSession,
  newAccount,
  openDialog,
  password,
  signIn,
} from './accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  open,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  const { accounts, account, factor, stepUp, ownData: t } = texts[locale]
  const role = locale === 'en' ? 'employer' : 'jobseeker'
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.3 Rights over one's own data
    test('someone downloads all that is held of her, and asks for a correction', async ({
      page,
      request,
    }) => {
      const person = await newAccount(request, role)
      await keepSession(page, person)
      await open(page, '/account', locale)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: account.tabs.data }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(main.getByText(t.consents.kinds.terms)).toBeVisible()
      await expectNoSidewaysScroll(page)

      await main.getByRole('button', { name: t.download.ask }).click()
      const download = main.getByRole('button', { name: t.download.open, exact: true })
      await expect(download).toBeVisible({ timeout: 90_000 })
      await expectAccessible(page)
      const dialog = dialogOf(page)
      await agesOnce(page, '**/api/account/data/export/link/')
      await download.click()
      await dialog.getByRole('button', { name: stepUp.cancel }).click()
      await expect(dialog).toBeHidden()
      await agesOnce(page, '**/api/account/data/export/link/')
      await download.click()
      const submit = dialog.getByRole('button', { name: stepUp.submit, exact: true })
      await submit.click()
      await expect(dialog.getByText(accounts.errors.passwordRequired)).toBeVisible()
      await dialog.getByLabel(stepUp.password, { exact: true }).fill('not my password')
      await submit.click()
      await expect(dialog.getByText(factor.errors.factorPasswordWrong)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByLabel(stepUp.password, { exact: true }).fill(password)
      const arriving = page.waitForEvent('download')
      await submit.click()
      const archive = readZip(fs.readFileSync(await (await arriving).path()))
      expect(JSON.parse(String(archive.get('data.json')))).toMatchObject({
        account_id: person.user.id,
        account: { account: { role } },
      })
      await expect(dialog).toBeHidden()

      await main.getByRole('button', { name: t.correct.ask }).click()
      await dialog.getByRole('button', { name: t.requests.send, exact: true }).click()
      await expect(dialog.getByText(t.requests.aboutMissing)).toBeVisible()
      await dialog.getByRole('textbox', { name: t.requests.about.correction }).fill('INV-000001')
      await dialog.getByRole('textbox', { name: t.requests.text.correction }).fill('Al-Thani')
      await dialog.getByRole('button', { name: t.requests.send, exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(main.getByText('INV-000001')).toBeVisible()
      await expect(main.getByText(t.requests.states.open, { exact: true })).toBeVisible()
    })

    test('the operator answers a request, and who asked reads the answer', async ({
      page,
      request,
    }) => {
      const { consoleData: c } = texts[locale]
      const person = await newAccount(request, role)
      const about = `INV-${person.number}`
      const asked = await request.post('/api/account/data/requests/', {
        headers: { authorization: `Bearer ${person.token}` },
        data: { kind: 'correction', about, text: 'Al-Thani' },
      })
      expect(asked.status()).toBe(200)
      const login = await request.post('/api/admin/auth/login/', {
        data: { phone_number: '+97433000004', password: 'manzil-demo' },
      })
      const { data: operator } = (await login.json()) as { data: SessionGrant }
      await keepSession(page, operator)
      await open(page, '/admin/data', locale)
      const main = page.getByRole('main')
      const row = main.getByRole('row').filter({ hasText: about })
      await expect(row).toBeVisible()
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)
      await row.getByRole('button', { name: c.requests.answer, exact: true }).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: c.requests.send }).click()
      await expect(dialog.getByText(c.requests.wordsMissing)).toBeVisible()
      await dialog.getByRole('textbox', { name: c.requests.words }).fill('It bears your name now.')
      await dialog.getByRole('button', { name: c.requests.send }).click()
      await expect(dialog).toBeHidden()
      await expect(row).toBeHidden()
      await main.getByRole('link', { name: c.tabs.closed }).click()
      await expect(page.getByRole('heading', { level: 1, name: c.closed.title })).toBeVisible()
      await main.getByRole('link', { name: c.tabs.unused }).click()
      await expect(page.getByRole('heading', { level: 1, name: c.unused.title })).toBeVisible()

      await keepSession(page, person)
      await open(page, '/account/data', locale)
      await expect(main.getByText('It bears your name now.')).toBeVisible()
    })

    // spec: 3.3 Delete: closed at once, kept within 30 days
    test('someone deletes her account, keeps it after all, and deletes it again', async ({
      page,
      request,
    }) => {
      const person = await newAccount(request, role)
      await keepSession(page, person)
      await open(page, '/account/data', locale)
      const main = page.getByRole('main')
      const dialog = dialogOf(page)
      const remove = async () => {
        await main.getByRole('button', { name: t.delete.ask }).click()
        await dialog.getByLabel(t.delete.wordLabel(t.delete.word)).fill(t.delete.word)
        await dialog.getByLabel(t.password, { exact: true }).fill(password)
        await dialog.getByRole('button', { name: t.delete.confirm }).click()
        await expect(page).toHaveURL(/\/account\/closed\?until=\d{4}-\d\d-\d\d$/)
        await expect(page.getByRole('heading', { level: 1, name: t.closed.title })).toBeVisible()
      }
      // Refused without the word and the password.
      await main.getByRole('button', { name: t.delete.ask }).click()
      await dialog.getByRole('button', { name: t.delete.confirm }).click()
      await expect(dialog.getByText(t.delete.wordWrong(t.delete.word))).toBeVisible()
      await expect(dialog.getByText(t.passwordMissing)).toBeVisible()
      await dialog.getByLabel(t.delete.wordLabel(t.delete.word)).fill(t.delete.word)
      await dialog.getByLabel(t.password, { exact: true }).fill('not my password')
      await dialog.getByRole('button', { name: t.delete.confirm }).click()
      await expect(dialog.getByText(accounts.errors.currentPasswordWrong)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.cancel, exact: true }).click()
      await expect(dialog).toBeHidden()

      await remove()
      await expectAccessible(page)
      await expect.poll(() => messagesTo(`+974${person.number}`).length).toBeGreaterThan(1)
      // Nobody is signed in any more; sign-in offers to keep the account.
      await main.getByRole('link', { name: t.closed.signIn }).click()
      await expect(page).toHaveURL(localizedPath('/login', locale))
      await signIn(main, locale, person.number)
      await main.getByRole('button', { name: accounts.signIn.keep }).click()
      await expect(accountButton(page, locale)).toBeVisible()

      await open(page, '/account/data', locale)
      await remove()
      await open(page, '/login', locale)
      await signIn(main, locale, person.number)
      await expect(main.getByRole('button', { name: accounts.signIn.keep })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
