import { formatPhone } from '../../src/platform/shared/format.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import {
  accountButton,
  agesOnce,
  dialogOf,
  fullName,
  keepSession,
  newAccount,
  openDialog,
  password,
  sendCode,
  signIn,
  signOut,
  wrongCode,
} from './accounts.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  newNumber,
  open,
  places,
  test,
} from './journey.ts'
import { channelTexts } from '../../src/features/notifications/channel-texts.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  const { accounts: t, account, notifications, menu, security, stepUp } = texts[locale]
  const notices = channelTexts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.2 Modals
    // spec: 1.4 Mobile change
    // spec: 1.7 PUT /auth/update-details
    // spec: 3.3 One's own account, whatever the role
    test('someone finds her account: name, language, e-mail and number', async ({
      page,
      request,
    }) => {
      test.setTimeout(150_000)
      const person = await newAccount(request)
      const old = `+974${person.number}`
      await page.clock.install()
      await keepSession(page, person)
      await open(page, '/about', locale)
      await accountButton(page, locale).click()
      await page.getByRole('menuitem', { name: menu.account }).click()
      await expect(page).toHaveURL(localizedPath('/account', locale))
      await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible()
      const main = page.getByRole('main')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // Her name, also in the header; none is refused.
      const name = main.getByRole('textbox', { name: account.details.name })
      const save = main.getByRole('button', { name: account.details.save, exact: true })
      await expect(save).toBeDisabled()
      await name.fill('  ')
      await save.click()
      await expect(main.getByText(t.errors.fullNameRequired)).toBeVisible()
      await name.fill('Maryam Jassim')
      await save.click()
      await expect(accountButton(page, locale, 'Maryam Jassim')).toBeVisible()

      // Her messages come in the other language, then in hers again.
      const me = async () => {
        const token = await page.evaluate(() => localStorage.getItem('token'))
        const answer = await request.get('/api/auth/me', {
          headers: { authorization: `Bearer ${token}` },
        })
        return ((await answer.json()) as { data: { user: { locale: string } } }).data.user
      }
      for (const language of ['ar', 'en', locale]) {
        await main
          .getByRole('radio', { name: language === 'ar' ? 'العربية' : 'English' })
          .check({ force: true })
        await expect.poll(async () => (await me()).locale).toBe(language)
      }

      // An address is hers once the link was opened.
      const email = `${person.number}@example.qa`
      const address = main.getByRole('textbox', { name: account.email.label })
      const send = main.getByRole('button', { name: account.email.send })
      await send.click()
      await expect(main.getByText(t.errors.emailMissing)).toBeVisible()
      await address.fill('not an address')
      await send.click()
      await expect(main.getByText(t.errors.emailInvalid)).toBeVisible()
      await address.fill(email)
      await send.click()
      await expect(main.getByText(account.email.sent(email))).toBeVisible()
      const [link = ''] = /http\S+/.exec(messagesTo(email).at(-1)?.text ?? '') ?? []
      const { pathname } = new URL(link)
      await open(page, pathname.replace(/^\/ar/, ''), locale)
      await page.getByRole('button', { name: t.verifyPage.submit }).click()
      await expect(page.getByText(t.verifyPage.done(email))).toBeVisible()
      await open(page, '/account', locale)
      await expect(main.getByText(account.email.confirmed, { exact: true })).toBeVisible()
      await expect(main.getByText(email)).toBeVisible()

      // A new number, by the code sent to it.
      const dialog = dialogOf(page)
      await main.getByRole('button', { name: account.phone.change }).click()
      const number = dialog.getByRole('textbox', { name: t.changeMobile.phone })
      const ask = dialog.getByRole('button', { name: t.code.send, exact: true })
      await expect(number).toBeFocused()
      await sendCode(dialog, locale, '123456', t.changeMobile.verify)
      await expect(dialog.getByText(t.errors.codeNotRequested)).toBeVisible()
      await number.fill('12345')
      await ask.click()
      await expect(dialog.getByText(t.errors.phoneInvalid)).toBeVisible()
      await number.fill(person.number)
      await ask.click()
      await expect(dialog.getByText(t.errors.phoneUnchanged)).toBeVisible()
      const next = newNumber()
      await number.fill(next)
      // Too long ago: she proves who she is over the form, which stays as it was typed.
      await agesOnce(page, '**/api/auth/change-phone/send-otp/')
      await ask.click()
      const question = page.getByRole('dialog', { name: stepUp.title })
      await question.getByLabel(stepUp.password, { exact: true }).fill(password)
      await question.getByRole('button', { name: stepUp.submit, exact: true }).click()
      await expect(question).toBeHidden()
      await expect(number).toHaveValue(next)
      await expect(dialog.getByText(t.code.sentTo(`+974${next}`))).toBeVisible()
      await sendCode(dialog, locale, '12345', t.changeMobile.verify)
      await expect(dialog.getByText(t.errors.codeIncomplete)).toBeVisible()
      const first = await codeFor(`+974${next}`)
      await sendCode(dialog, locale, wrongCode(first), t.changeMobile.verify)
      await expect(dialog.getByText(t.errors.codeWrong)).toBeVisible()
      await expectAccessible(page, openDialog)

      // Another code, once the wait is over: it voids the first.
      const resend = dialog.getByRole('button', { name: t.code.resend, exact: true })
      await expect(resend).toBeHidden()
      await page.clock.fastForward('02:00')
      await resend.click()
      await expect.poll(() => messagesTo(`+974${next}`)).toHaveLength(2)
      // It says so for a moment only.
      const said = dialog.getByText(t.changeMobile.done).waitFor()
      await sendCode(dialog, locale, await codeFor(`+974${next}`), t.changeMobile.verify)
      await said
      await page.clock.runFor(2000)
      await expect(dialog).toBeHidden()
      await expect(main.getByText(formatPhone(`+974${next}`))).toBeVisible()
      await expect.poll(() => messagesTo(old).at(-1)?.text ?? '').toContain('/undo-change/')

      // The bell has rung, and the new number signs in.
      await page
        .getByRole('banner')
        .getByRole('link', { name: notifications.bell.unread(1) })
        .click()
      await expect(main.getByRole('link', { name: t.notices.phoneChanged.title })).toBeVisible()
      await signOut(page, locale, 'Maryam Jassim')
      await open(page, '/login', locale)
      await signIn(page.getByRole('main'), locale, next)
      await page.clock.runFor(2000)
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))

      // Her history says so; and had it not been she, the link puts the old number back.
      await open(page, '/account/security', locale)
      await expect(main.getByText(security.kinds.phone_changed)).toBeVisible()
      await expectAccessible(page, 'main')
      const undoLink = /undo-change\/([\w-]+)/.exec(messagesTo(old).at(-1)?.text ?? '')?.[1] ?? ''
      await open(page, `/undo-change/${undoLink}`, locale)
      await main.getByLabel(t.undoPage.old, { exact: true }).fill(password)
      await main.getByLabel(t.undoPage.next, { exact: true }).fill('a-password-of-hers')
      await main.getByLabel(t.undoPage.confirmation, { exact: true }).fill('a-password-of-hers')
      await expectAccessible(page, 'main')
      await main.getByRole('button', { name: t.undoPage.submit, exact: true }).click()
      await expect(main.getByText(t.undoPage.done)).toBeVisible()
      await main.getByRole('button', { name: t.signIn.submit, exact: true }).click()
      await expect(page).toHaveURL(localizedPath('/login', locale))
    })

    // spec: 3.3 The bell
    test('someone reads what she was told, and chooses how it reaches her', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000)
      const person = await newAccount(request)
      // By this very session: any other would end it.
      const changePassword = async (currentPassword: string, newPassword: string) =>
        request.put('/api/auth/update-password', {
          data: { currentPassword, newPassword, confirmPassword: newPassword },
          headers: {
            authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
          },
        })
      const main = page.getByRole('main')
      const bell = (unread: number) =>
        page.getByRole('banner').getByRole('link', {
          name: unread === 0 ? notifications.bell.label : notifications.bell.unread(unread),
          exact: true,
        })

      // A deep link without a session leads back after sign-in; nothing is there yet.
      await open(page, '/notifications?show=unread', locale)
      await expect(page).toHaveURL(localizedPath('/login', locale))
      await signIn(main, locale, person.number)
      await expect(page).toHaveURL(`${localizedPath('/notifications', locale)}?show=unread`)
      await expect(
        main.getByRole('heading', { name: notifications.list.allRead.title }),
      ).toBeVisible()
      await expect(bell(0)).toBeVisible()

      // It comes by itself, in the reader's language, and by text message in the owner's.
      expect((await changePassword(password, 'another-password')).ok()).toBe(true)
      const notice = main.getByRole('link', { name: t.notices.passwordChanged.title })
      await expect(notice).toBeVisible()
      await expect(bell(1)).toBeVisible()
      await expect
        .poll(() => messagesTo(`+974${person.number}`).at(-1)?.text ?? '')
        .toContain('/undo-change/')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // Read one by one, all at once, or by following it.
      await main.getByRole('button', { name: notifications.list.markOne, exact: true }).click()
      await expect(bell(0)).toBeVisible()
      await expect(notice).toBeHidden()
      for (const [from, to] of [
        ['another-password', 'a-third-password'],
        ['a-third-password', 'a-fourth-password'],
      ] as const) {
        expect((await changePassword(from, to)).ok()).toBe(true)
      }
      await expect(bell(2)).toBeVisible()
      await main.getByRole('link', { name: notifications.list.all, exact: true }).click()
      await expect(notice).toHaveCount(3)
      await notice.first().click()
      await expect(page).toHaveURL(localizedPath('/account', locale))
      await expect(bell(1)).toBeVisible()
      await page.goBack()
      await main.getByRole('button', { name: notifications.list.markAll }).click()
      await expect(bell(0)).toBeVisible()
      await expect(main.getByRole('button', { name: notifications.list.markAll })).toBeHidden()

      // How it reaches her: kept at once, and what is for her safety can't be switched off.
      await main.getByRole('link', { name: account.tabs.settings }).click()
      const quiet = main.getByRole('checkbox', { name: notifications.settings.quiet.label })
      await expect(quiet).toBeChecked()
      const saved = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/api/notifications/settings/') &&
          answer.request().method() === 'PUT',
      )
      await quiet.uncheck()
      expect((await saved).status()).toBe(200)
      const { channels, groups, one, ways } = notices
      const way = (about: string, channel: keyof typeof channels) =>
        main.getByRole('checkbox', { name: `${about}: ${channels[channel]}`, exact: true })
      await main.getByText(one, { exact: true }).last().click()
      await expect(way(t.notices.passwordChanged.label, 'sms')).toBeDisabled()
      const texts = way(groups.interviews.title, 'sms')
      await texts.press('Space')
      await expect(texts).not.toBeChecked()
      const chat = way(groups.interviews.title, 'whatsapp')
      await expect(chat).toBeDisabled()
      await main.getByRole('button', { name: ways.whatsapp.allow, exact: true }).click()
      await expect(
        main.getByRole('button', { name: ways.whatsapp.stop, exact: true }),
      ).toBeVisible()
      await chat.check()
      await expect(main.getByText(ways.push.title, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.reload()
      await expect(quiet).not.toBeChecked()
      await expect(chat).toBeChecked()
      await expect(texts).not.toBeChecked()
      await page.route('**/api/notifications/settings/', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 429, json: { success: false, code: 'RATE_LIMITED' } })
          : route.fallback(),
      )
      await quiet.click()
      await expect(page.getByText(notifications.settings.saveFailed)).toBeVisible()
      await expect(quiet).not.toBeChecked()
    })

    // spec: 1.2 /admin/login and its link in the footer
    // spec: 3.3 Doors of their own for operator and agency
    test('operator and agency come in by doors of their own', async ({ page, request }) => {
      test.setTimeout(120_000)
      const { doors } = texts[locale]
      const main = page.getByRole('main')
      const people = { admin: '33000004', agency: '33000003' } as const

      // From the footer, as a visitor; a household is shown its own door.
      await open(page, '/about', locale)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts[locale].site.footer.admin })
        .click()
      await expect(page).toHaveURL(localizedPath('/admin/login', locale))
      await expect(main.getByRole('heading', { name: doors.admin.title })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await signIn(main, locale, '33000001', 'manzil-demo')
      await expect(main.getByText(doors.wrongDoor)).toBeVisible()

      for (const role of ['admin', 'agency'] as const) {
        await page.goto(localizedPath(`/${role}`, locale))
        await expect(page).toHaveURL(localizedPath(`/${role}/login`, locale))
        await signIn(main, locale, people[role], 'not-the-password')
        await expect(main.getByText(t.signIn.failed)).toBeVisible()
        await signIn(main, locale, people[role], 'manzil-demo')
        await expect(page).toHaveURL(localizedPath(`/${role}`, locale))
        const name = await page.evaluate(
          () =>
            (JSON.parse(localStorage.getItem('user') ?? '{}') as { full_name: string }).full_name,
        )
        const isOperator = role === 'admin'
        await expect(
          main.getByRole('heading', { name: isOperator ? texts[locale].figures.title : name }),
        ).toBeVisible()
        await expectAccessible(page)
        // The other's pages stay shut, her own are behind the menu.
        await page.goto(localizedPath(role === 'admin' ? '/agency' : '/admin', locale))
        await expect(page).toHaveURL(localizedPath('/', locale))
        await open(page, `/${role}/login`, locale)
        await expect(page).toHaveURL(localizedPath(`/${role}`, locale))
        await signOut(page, locale, name)
      }

      // A role that the server doesn't confirm opens nothing, nor does a token without its user.
      const person = await newAccount(request)
      for (const path of ['/admin', '/agency']) {
        await keepSession(page, {
          ...person,
          user: { ...person.user, role: path.slice(1), user_type: path.slice(1) },
        })
        await page.goto(localizedPath(path, locale))
        await expect(page).toHaveURL(localizedPath('/', locale))
        await keepSession(page, { ...person, user: null })
        await page.goto(localizedPath(path, locale))
        await expect(page).toHaveURL(localizedPath(`${path}/login`, locale))
      }
      expect(fullName).toBe(person.user.full_name)
    })
  })
}

// spec: 3.3 Addresses of secret links
test('an address that is a secret is told to no other site and kept by no cache', async ({
  request,
}) => {
  for (const path of ['/reset-password/abc', '/ar/verify-email/abc']) {
    const headers = (await request.get(path)).headers()
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual([
      'no-referrer',
      'no-store',
    ])
  }
  expect((await request.get('/about')).headers()['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  )
})
