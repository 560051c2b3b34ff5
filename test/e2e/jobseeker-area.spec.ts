import type { Locator, Page } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { documentKinds } from '../../src/features/profiles/choices.ts'
import { failureWords } from '../../src/platform/web/failure-words.ts'
import { samplePdf } from '../samples.ts'
import { dayFromNow } from './dashboards.ts'
import { type Account, dialogOf, keepSession, newAccount, openDialog } from './accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  phone,
  test,
  watch,
} from './journey.ts'
import { texts } from './texts.ts'

const pdf = (name: string, title = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf(title),
})

async function arrive(page: Page, account: Account, path: string, locale: Locale): Promise<void> {
  await keepSession(page, account)
  await open(page, path, locale)
}

/** A choice of a list by its label; other fields may begin with the same word. */
const choose = (dialog: Locator, label: string, value: string) =>
  dialog.getByRole('combobox', { name: label, exact: true }).selectOption(value)
const fileOf = (dialog: Locator): Locator => dialog.locator('input[type=file]')

for (const locale of locales) {
  const t = texts[locale].area
  const { values } = texts[locale].candidates
  test.describe(locale, () => {
    test.use({ viewport: phone })

    // spec: 1.1 Workers keep a profile
    // spec: 1.2 Panel 1: her own profile has Edit Profile
    // spec: 1.2 Modal Edit Candidate Profile
    // spec: 1.2 Worker's dashboard
    // spec: 1.3 profile-storage, candidate-profile-storage
    // spec: 1.4 Profile save and its messages
    // spec: 1.9 Saved message 3 s (that it comes, not how long it stays)
    test('a profile is filled from nothing to published, on a phone', async ({ page, request }) => {
      const account = await newAccount(request, 'jobseeker')
      const asked: string[] = []
      page.on('request', (sent) => sent.url().endsWith('/api/auth/me') && asked.push(sent.url()))
      await arrive(page, account, '/dashboard/my-profile', locale)
      await expect(page.getByText(t.none)).toBeVisible()
      // Who she is was asked once: each time costs a slow phone half a second.
      expect(asked).toHaveLength(1)
      await expect(page.getByText(t.publish.off, { exact: true })).toBeVisible()
      // One way on, and no list of what is not there.
      await expect(page.getByRole('button', { name: t.edit })).toHaveCount(1)
      await expect(page.getByText(t.cards.noDescription)).toHaveCount(0)
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)

      await page.getByRole('button', { name: t.edit }).first().click()
      const dialog = dialogOf(page)
      await expect(dialog.getByLabel(t.publish.showLabel)).toBeChecked()
      // A number is written from left to right; where it stands at the right it makes room for the sign there.
      const room = await dialog
        .getByLabel(t.fields.phone_number)
        .evaluate(
          (field, side) => parseFloat(getComputedStyle(field)[side]),
          locale === 'ar' ? ('paddingRight' as const) : ('paddingLeft' as const),
        )
      expect(room).toBeGreaterThan(30)
      await dialog.getByLabel(t.fields.date_of_birth).fill('1994-05-02')
      await choose(dialog, t.fields.gender, 'female')
      await dialog.getByLabel(t.fields.height_cm).fill(locale === 'ar' ? '١٦٠' : '160')
      await expect(dialog.getByLabel(t.fields.height_cm)).toHaveValue('160')
      await expect(dialog.getByLabel(t.fields.height_feet)).toHaveValue('5')
      await expect(dialog.getByLabel(t.fields.height_inches)).toHaveValue('3')
      await choose(dialog, t.fields.religion, 'Hindu')
      await dialog.getByRole('tab', { name: t.form.tabs.preferences }).click()
      await choose(dialog, t.fields.desired_position, 'Cook')
      await dialog.getByLabel(t.fields.availability_date).fill(dayFromNow(60))
      await dialog.getByLabel(t.fields.immediate_availability).check()
      await expect(dialog.getByLabel(t.fields.availability_date)).toBeDisabled()
      await expect(dialog.getByLabel(t.fields.availability_date)).toHaveValue('')

      // What is not saved is asked about, kept, and there again.
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: t.form.keep })).toBeFocused()
      await page.getByRole('button', { name: t.form.keep }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await page.getByRole('button', { name: t.edit }).first().click()
      await expect(dialog.getByText(t.form.restored)).toBeVisible()

      // Religion without consent: said beside the consent, on the tab that holds it.
      await dialog.getByRole('tab', { name: t.form.tabs.preferences }).click()
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(dialog.getByText(t.errors.consentNeeded ?? '')).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByLabel(t.form.consent).check()
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)
      // Not shown before it says who she is: the way on is one button, which opens the form.
      await expect(page.getByText(t.publish.waiting, { exact: true })).toBeVisible()
      await expect(
        page.getByText(t.publish.waitsFor(t.publish.gaps.nationality)).first(),
      ).toBeVisible()
      await page.getByRole('button', { name: t.publish.addMissing }).click()
      // Enter takes the one match and leaves the form open; what means nobody is said, not forgotten.
      const nationality = dialog.getByRole('combobox', { name: t.fields.nationality })
      await nationality.fill('zzz')
      await nationality.press('Enter')
      await nationality.press('Tab')
      await expect(dialog.getByText(t.form.notInList('zzz'))).toBeVisible()
      await nationality.fill(locale === 'ar' ? 'تونسي' : 'tunis')
      await expect(page.getByRole('option')).toHaveCount(1)
      for (const tab of await dialog.getByRole('tab').all()) await expect(tab).toBeInViewport()
      await nationality.press('Enter')
      await expect(nationality).toHaveValue(locale === 'ar' ? 'تونسية' : 'Tunisian')
      await expect(dialog.getByText(t.form.notInList('zzz'))).toHaveCount(0)
      for (const tab of await dialog.getByRole('tab').all()) await expect(tab).toBeInViewport()
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(page.getByText(t.publish.nowShown)).toBeVisible()
      await expect(page.getByText(t.publish.on, { exact: true })).toBeVisible()
      await expect(page.getByText(values.religion.Hindu ?? '', { exact: true })).toBeVisible()

      // Her public page: what she sees, and the same form there.
      await page.goto(localizedPath(`/candidates/${account.user.candidate_id}`, locale))
      await page.getByRole('button', { name: t.edit }).click()
      await dialog.getByRole('tab', { name: t.form.tabs.preferences }).click()
      await dialog.getByLabel(t.fields.day_off).selectOption('Friday')
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(
        page.getByRole('definition').filter({ hasText: locale === 'ar' ? 'الجمعة' : 'Friday' }),
      ).toBeVisible()
    })

    // spec: 1.1 Workers keep a profile
    // spec: 1.2 Upload Document dialog, five kinds
    // spec: 1.9 Five kinds of documents
    test('each kind of paper is uploaded, replaced, deleted and brought back', async ({
      page,
      context,
      request,
    }) => {
      const account = await newAccount(request, 'jobseeker')
      await arrive(page, account, '/dashboard/documents', locale)
      const dialog = dialogOf(page)
      for (const kind of documentKinds) {
        const name = t.documents.kinds[kind]
        await page.getByRole('button', { name: t.documents.uploadOf(name) }).click()
        await fileOf(dialog).setInputFiles(pdf(`${kind}.pdf`))
        await dialog.getByLabel(t.documents.fields.expiry_date).fill(dayFromNow(40))
        await dialog.getByRole('button', { name: t.documents.submit }).click()
        await expect(dialogOf(page)).toHaveCount(0)
        await expect(page.getByText(`${kind}.pdf`)).toBeVisible()

        await page.getByRole('button', { name: t.documents.updateOf(`${kind}.pdf`) }).click()
        await fileOf(dialog).setInputFiles(pdf(`${kind}-new.pdf`))
        await dialog.getByRole('button', { name: t.documents.submitUpdate }).click()
        await expect(dialogOf(page)).toHaveCount(0)
        await expect(page.getByText(`${kind}-new.pdf`)).toBeVisible()
      }
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)

      await page.getByRole('button', { name: t.documents.deleteOf('passport-new.pdf') }).click()
      await expect(dialog.getByText(t.documents.deleteText)).toBeVisible()
      await dialog.getByRole('button', { name: t.documents.delete, exact: true }).click()
      await expect(page.getByText(t.documents.none(t.documents.kinds.passport))).toBeVisible()
      // A connection that is away does not cost her the paper.
      await context.setOffline(true)
      await page.getByRole('button', { name: t.documents.undo }).click()
      await expect(
        page.getByText(`${t.documents.deleteFailed}. ${failureWords[locale].offline}`),
      ).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('button', { name: t.documents.undo }).click()
      await expect(page.getByText('passport-new.pdf')).toBeVisible()
    })

    // spec: 1.5 Document upload
    test('wrong files are refused in words, and a lost connection loses nothing', async ({
      page,
      context,
      request,
    }) => {
      const account = await newAccount(request, 'jobseeker')
      await arrive(page, account, '/dashboard/documents', locale)
      await page
        .getByRole('button', { name: t.documents.uploadOf(t.documents.kinds.passport) })
        .click()
      const dialog = dialogOf(page)
      const submit = dialog.getByRole('button', { name: t.documents.submit })
      await submit.click()
      await expect(dialog.getByText(t.errors.noFile ?? '')).toBeVisible()
      await expectAccessible(page, openDialog)
      await fileOf(dialog).setInputFiles({
        name: 'song.mp3',
        mimeType: 'audio/mpeg',
        buffer: Buffer.from('la la la'),
      })
      await expect(dialog.getByText(t.errors.wrongDocumentType ?? '')).toBeVisible()
      await fileOf(dialog).setInputFiles({
        name: 'big.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(10 * 1_048_576 + 1),
      })
      await expect(dialog.getByText(t.errors.fileOver10MB ?? '')).toBeVisible()
      // A file that lies about itself: the server looks into it.
      await fileOf(dialog).setInputFiles({
        name: 'lie.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html>'.repeat(100)),
      })
      await submit.click()
      await expect(dialog.getByText(t.errors.wrongDocumentType ?? '')).toBeVisible()

      await fileOf(dialog).setInputFiles(pdf('passport.pdf'))
      await dialog.getByLabel(t.documents.fields.name_on_passport).fill('GRACE SANTOS')
      await context.setOffline(true)
      await submit.click()
      await expect(
        dialog.getByText(`${t.documents.uploadFailed}. ${failureWords[locale].offline}`),
      ).toBeVisible()
      await context.setOffline(false)
      await expect(dialog.getByLabel(t.documents.fields.name_on_passport)).toHaveValue(
        'GRACE SANTOS',
      )
      await submit.click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.getByText('passport.pdf')).toBeVisible()

      // A wrong file in the place of a good one is not left out in silence.
      await page.getByRole('button', { name: t.documents.updateOf('passport.pdf') }).click()
      await fileOf(dialog).setInputFiles({
        name: 'song.mp3',
        mimeType: 'audio/mpeg',
        buffer: Buffer.from('la la la'),
      })
      await dialog.getByRole('button', { name: t.documents.submitUpdate }).click()
      await expect(dialog.getByText(t.errors.wrongDocumentType ?? '')).toBeVisible()

      // What the server refuses is where she looks next.
      await fileOf(dialog).setInputFiles(pdf('second.pdf'))
      const issued = dialog.getByRole('textbox', { name: t.documents.fields.issue_date })
      await issued.fill('soon')
      await dialog.getByRole('button', { name: t.documents.submitUpdate }).click()
      await expect(issued).toBeFocused()
      await expect(issued).toHaveAccessibleDescription(/25\/03\/2026/)
      await issued.fill('')

      // While a file is sent it can be stopped, and what was typed stays. A long name has room on a phone.
      const longName = `${'x'.repeat(200)}.pdf`
      await fileOf(dialog).setInputFiles(pdf(longName))
      let go = () => {}
      const held = new Promise<void>((resolve) => (go = resolve))
      await page.route(
        '**/api/jobseeker/documents/**',
        async (sent) => (await held, sent.continue().catch(() => undefined)),
      )
      await dialog.getByRole('button', { name: t.documents.submitUpdate }).click()
      await dialog
        .getByRole('group', { name: t.documents.file })
        .getByRole('button', { name: t.cancel })
        .click()
      await expect(dialog.getByRole('progressbar')).toHaveCount(0)
      go()
      await page.unroute('**/api/jobseeker/documents/**')
      await dialog.getByRole('button', { name: t.documents.submitUpdate }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.getByText('xxxxx')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    // spec: 1.9 Caches of profile and documents (not the number of seconds)
    test('her profile and her papers are asked for once, however often she goes to and fro', async ({
      page,
      request,
    }) => {
      const asked = { profile: 0, documents: 0 }
      page.on('request', (sent) => {
        if (sent.url().endsWith('/api/jobseeker/profile/')) asked.profile += 1
        if (sent.url().endsWith('/api/jobseeker/documents/')) asked.documents += 1
      })
      await arrive(page, await newAccount(request, 'jobseeker'), '/dashboard/my-profile', locale)
      const there = {
        profile: page.getByText(t.none),
        documents: page.getByRole('button', { name: t.documents.addNew }),
      }
      const go = async (tab: keyof typeof there) => {
        await page.getByRole('link', { name: t.tabs[tab] }).first().click()
        await expect(there[tab]).toBeVisible()
      }
      for (let times = 0; times < 3; times++) {
        await go('documents')
        await go('profile')
      }
      expect(asked).toEqual({ profile: 1, documents: 1 })
    })

    // spec: 1.4 Profile save and its messages
    test('two tabs save one profile: the second is told, and nothing typed is lost', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const account = await newAccount(request, 'jobseeker')
      const faults: string[] = []
      const second = await context.newPage()
      watch(second, new URL(baseURL ?? '').origin, faults)
      await arrive(page, account, '/dashboard/my-profile', locale)
      await open(second, '/dashboard/my-profile', locale)
      for (const tab of [page, second])
        await tab.getByRole('button', { name: t.edit }).first().click()
      const [first, later] = [dialogOf(page), dialogOf(second)]
      await choose(first, t.fields.gender, 'female')
      await first.getByLabel(t.fields.current_city).fill('Doha')
      await later.getByLabel(t.fields.height_cm).fill('160')
      await later.getByLabel(t.fields.current_city).fill('Al Wakrah')

      await first.getByRole('button', { name: t.form.save }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await later.getByRole('button', { name: t.form.save }).click()
      await expect(later.getByText(t.form.changedElsewhere)).toBeInViewport()
      await expectAccessible(second, openDialog)
      await expect(later.getByLabel(t.fields.height_cm)).toHaveValue('160')
      await expect(later.getByLabel(t.fields.current_city)).toHaveValue('Al Wakrah')

      // Told, she saves what she typed; what the first tab had set stays.
      await later.getByRole('button', { name: t.form.save }).click()
      await expect(dialogOf(second)).toHaveCount(0)
      await open(page, '/dashboard/my-profile', locale)
      for (const text of ['Al Wakrah', values.gender.female ?? '', '160'])
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      expect(faults).toEqual([])
    })
  })
}
