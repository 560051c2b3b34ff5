import type { APIRequestContext, Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { samplePdf, sampleVideo } from '../samples.ts'
import { dialogOf, keepSession, newAccount, openDialog, password } from './accounts.ts'
import { newAgency, publishedCandidate, runningAgency } from './agencies.ts'
import { dayFromNow } from './dashboards.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  newNumber,
  open,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page, 'main')
  await expectNoSidewaysScroll(page)
}

/** What someone does by the API; the answer's data. */
async function post<T>(
  request: APIRequestContext,
  { token }: { token: string },
  path: string,
  data: object,
): Promise<T> {
  const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** Someone whom an owner has invited, and who joined by the link. */
async function joined(
  request: APIRequestContext,
  owner: SessionGrant,
  role: string,
): Promise<SessionGrant> {
  const phone_number = `+974${newNumber()}`
  await post(request, owner, '/api/agency/invitations/', { phone_number, role })
  let token = ''
  await expect
    .poll(
      () =>
        (token =
          /agency\/join\/(\S+)/.exec(messagesTo(phone_number).at(-1)?.text ?? '')?.[1] ?? ''),
    )
    .not.toBe('')
  await request.post('/api/agency/join/send-otp/', { data: { token } })
  let otp_code = ''
  await expect.poll(() => (otp_code = messagesTo(phone_number).at(-1)?.code ?? '')).not.toBe('')
  const answer = await request.post('/api/agency/join/', {
    data: { token, full_name: 'Salma Said', password, confirm_password: password, otp_code },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: SessionGrant }).data
}

const operator = async (request: APIRequestContext): Promise<SessionGrant> =>
  (
    (await (await request.post('/api/demo/sign-in/', { data: { role: 'admin' } })).json()) as {
      data: SessionGrant
    }
  ).data

for (const { title, locale, viewport } of places) {
  const { agency: t, office, kept, dealings } = texts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.7 Members by phone with roles
    test('members: an invitation is withdrawn, a role changed, someone removed; she applies with an office of her own', async ({
      page,
      request,
    }) => {
      const { members, apply, licence } = office
      const agency = await runningAgency(request)
      const member = await joined(request, agency, 'viewer')
      const main = page.getByRole('main')

      // Who may only look is not told to add anybody.
      await keepSession(page, member)
      await open(page, '/agency/candidates', locale)
      await expect(main.getByText(t.candidates.emptyToView.text)).toBeVisible()
      await expect(main.getByRole('button', { name: t.candidates.add })).toHaveCount(0)
      await expectGoodPage(page)

      await keepSession(page, agency)
      await open(page, '/agency/members', locale)
      await page.getByRole('button', { name: members.invite }).click()
      await dialogOf(page).getByRole('textbox', { name: members.phone }).fill(newNumber())
      await dialogOf(page).getByRole('button', { name: members.send }).click()
      await main.getByRole('button', { name: members.withdraw, exact: true }).click()
      await expect(page.getByText(members.withdrawn)).toBeVisible()
      await expect(main.getByRole('heading', { name: members.invited })).toHaveCount(0)
      await main
        .getByRole('combobox', { name: members.roleOf('Salma Said') })
        .selectOption('editor')
      await expect(page.getByText(members.changed('Salma Said'))).toBeVisible()
      // The last owner stays.
      await main.getByRole('button', { name: members.leave }).click()
      await dialogOf(page).getByRole('button', { name: members.leave, exact: true }).click()
      await expect(dialogOf(page).getByRole('alert')).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialogOf(page).getByRole('button', { name: t.cancel, exact: true }).click()
      await main.getByRole('button', { name: members.removeOf('Salma Said') }).click()
      await dialogOf(page).getByRole('button', { name: members.remove, exact: true }).click()
      await expect(page.getByText(members.removed('Salma Said'))).toBeVisible()

      await keepSession(page, member)
      await open(page, '/agency/candidates', locale)
      await expect(page.getByRole('heading', { level: 1, name: t.none.title })).toBeVisible()
      await expectGoodPage(page)
      await page.getByRole('button', { name: apply.title }).click()
      await dialogOf(page).getByRole('button', { name: apply.submit, exact: true }).click()
      await expect(dialogOf(page).getByText(apply.agencyMissing)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialogOf(page).getByLabel(apply.agency).fill('Salma Staff')
      await dialogOf(page)
        .getByLabel(apply.number)
        .fill(`MOL-${crypto.randomUUID().slice(0, 8)}`)
      await dialogOf(page).getByLabel(apply.until).fill('2030-01-01')
      await dialogOf(page).getByRole('button', { name: apply.submit, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: licence.title })).toBeVisible()
      await expect(page.getByText(licence.needed)).toBeVisible()
      await expect(page.getByText(t.standing.pending.title)).toBeVisible()
    })

    // spec: 3.7 An agency applies
    test('licence: refused with a reason, a new one beside the one in force, a suspension', async ({
      page,
      request,
    }) => {
      const { licence } = office
      const admin = await operator(request)
      const reason = 'The number on the page is another one.'
      const operate = async (agency: { licence: string }, act: string, data: object) => {
        const found = await request.get(`/api/admin/agencies/?q=${agency.licence}`, {
          headers: { authorization: `Bearer ${admin.token}` },
        })
        const [row] = ((await found.json()) as { data: { results: { id: number }[] } }).data.results
        await post(request, admin, `/api/admin/agencies/${row?.id}/${act}/`, data)
      }
      const handIn = async (number: string) => {
        await page.getByLabel(licence.number).fill(number)
        await page.getByLabel(licence.until).fill('2032-01-01')
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
        await page.getByRole('button', { name: licence.submit, exact: true }).click()
        await expect(page.getByText(licence.states.submitted, { exact: true })).toBeVisible()
      }
      // A file of another kind is refused before it is sent.
      const first = await newAgency(request)
      await keepSession(page, first)
      await open(page, '/agency/licence', locale)
      await page.locator('input[type=file]').setInputFiles({
        name: 'licence.exe',
        mimeType: 'application/x-msdownload',
        buffer: Buffer.from('MZ'),
      })
      await expect(page.getByText(licence.wrongType)).toBeVisible()
      await handIn(first.licence)
      await operate(first, 'refuse', { reason })
      await open(page, '/agency/licence', locale)
      await expect(page.getByText(licence.refused(first.licence))).toBeVisible()
      await expect(page.getByText(reason).first()).toBeVisible()

      const running = await runningAgency(request)
      await keepSession(page, running)
      await open(page, '/agency/licence', locale)
      await handIn(`${running.licence}-B`)
      await expect(page.getByText(licence.waits(`${running.licence}-B`))).toBeVisible()
      await expect(page.getByRole('heading', { name: licence.inForce })).toBeVisible()
      await expectGoodPage(page)
      await operate(running, 'suspend', { reason })
      await open(page, '/agency', locale)
      await expect(page.getByText(t.standing.suspended.title)).toBeVisible()
      await expect(page.getByText(reason)).toBeVisible()
      await expectGoodPage(page)
    })

    // spec: 3.7 An agency answers for candidates (declining)
    test('a candidate: her form is changed, a film is put up, an interview is declined, she claims and objects', async ({
      page,
      request,
    }) => {
      const agency = await runningAgency(request)
      const { id, name } = await publishedCandidate(request, agency)
      await keepSession(page, agency)
      await open(page, `/agency/candidates/${id}`, locale)
      await page.getByRole('button', { name: kept.edit, exact: true }).first().click()
      const form = dialogOf(page).filter({ hasText: kept.form.title })
      await form.getByRole('tab', { name: kept.form.tabs.preferences }).click()
      await form.getByLabel(kept.fields.expected_salary).fill('abc')
      await form.getByRole('button', { name: kept.form.save }).click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
      await form.getByLabel(kept.fields.expected_salary).fill('2100')
      // What is typed outlives a reload.
      await expect
        .poll(() =>
          page.evaluate(() =>
            Object.entries(sessionStorage).some(
              ([key, value]) => key.includes('candidate') && value.includes('2100'),
            ),
          ),
        )
        .toBe(true)
      await page.reload()
      await page.getByRole('button', { name: kept.edit, exact: true }).first().click()
      await expect(form.getByText(kept.form.restored)).toBeVisible()
      await form.getByRole('tab', { name: kept.form.tabs.preferences }).click()
      await expect(form.getByLabel(kept.fields.expected_salary)).toHaveValue('2100')
      await form.getByRole('button', { name: kept.form.save }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.getByText('2,100').first()).toBeVisible()

      await page.getByRole('button', { name: kept.media.addFilm }).click()
      await dialogOf(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'her.mp4', mimeType: 'video/mp4', buffer: sampleVideo() })
      await dialogOf(page).getByRole('button', { name: kept.media.use, exact: true }).click()
      await expect(page.getByText(kept.media.filmSaved)).toBeVisible()
      await expectGoodPage(page)

      const household = await newAccount(request)
      await post(request, household, `/api/employer/candidates/${id}/status/`, {
        status: 'shortlisted',
      })
      const at = { date: dayFromNow(2), time: '10:00', overrule: true }
      await post(request, household, `/api/employer/candidates/${id}/schedule-interview/`, at)
      await open(page, '/agency/interviews', locale)
      await page.getByRole('button', { name: dealings.interviews.declineOf(name) }).click()
      await expectAccessible(page, openDialog)
      await dialogOf(page)
        .getByRole('button', { name: dealings.interviews.decline, exact: true })
        .click()
      await expect(page.getByText(dealings.interviews.done.declined)).toBeVisible()
      await expect(
        page.getByText(dealings.interviews.answers.declined, { exact: true }),
      ).toBeVisible()
      await expectGoodPage(page)

      // A worker objects to a record: the list says so and no longer offers to publish it.
      const worker = await newAccount(request, 'jobseeker')
      const record = {
        full_name: `Objecting ${worker.number}`,
        phone_number: `+974${worker.number}`,
      }
      const added = await post<{ id: number }>(request, agency, '/api/agency/candidates/', record)
      await keepSession(page, worker)
      await open(page, '/dashboard/my-profile', locale)
      const { claim } = texts[locale]
      await page.getByRole('button', { name: claim.objectOf(agency.name) }).click()
      await expectAccessible(page, openDialog)
      await dialogOf(page)
        .getByRole('button', { name: claim.objection.confirm, exact: true })
        .click()
      await expect(page.getByText(claim.objected)).toBeVisible()
      await expectAccessible(page, 'main')
      await keepSession(page, agency)
      await open(page, '/agency/candidates', locale)
      await expect(page.getByText(t.candidates.objected)).toBeVisible()
      await page.getByRole('button', { name: t.candidates.menu(record.full_name) }).click()
      await expect(
        page.getByRole('menuitem', { name: t.candidates.publish, exact: true }),
      ).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expectGoodPage(page)
      await open(page, `/agency/candidates/${added.id}`, locale)
      await expect(page.getByText(kept.publish.objected)).toBeVisible()
    })
  })
}
