import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sendCodeTo } from '../../src/features/accounts/contract.ts'
import { codes as ar } from '../../src/features/accounts/messages.codes.ar.ts'
import { codes as en } from '../../src/features/accounts/messages.codes.en.ts'
import { proofHeader } from '../../src/features/accounts/proof-rules.ts'
import { dialogOf, fullName, password, signInButton } from './accounts.ts'
import { expect, newNumber, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const secret = { hmacSignatureSecret: 'a secret of this journey' }
/** As many keys as the hardest challenge has. */
const hardest = { algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 799, deriveKey, ...secret }

// What the server asks for, and what it makes of the answer, is proved over HTTP: here a browser of our own does the work.
for (const { title, locale, viewport } of places) {
  const t = texts[locale].accounts
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.3 Nobody is kept out by asking for codes (the browser's part)
    test('the browser does the work that is asked for, says so, and goes on by itself', async ({
      page,
    }) => {
      let asked = 0
      await page.route(`**${sendCodeTo.employer.path}`, async (route) => {
        const brought = route.request().headers()[proofHeader]
        asked += 1
        if (brought === undefined)
          return route.fulfill({
            status: 429,
            json: {
              success: false,
              code: 'PROOF_REQUIRED',
              message: 'work',
              challenge: await createChallenge(hardest),
            },
          })
        const { challenge, solution } = JSON.parse(Buffer.from(brought, 'base64url').toString())
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secret })
        expect(verified).toBe(true)
        expect(solution.counter).toBe(799)
        return route.continue()
      })
      await open(page, '/', locale)
      await signInButton(page, locale).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: t.signIn.signUp, exact: true }).click()
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(window, { said })
        new MutationObserver(() => {
          for (const status of document.querySelectorAll('dialog[open] [role=status]'))
            said.push(status.textContent ?? '')
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      await dialog.getByRole('textbox', { name: t.form.phone }).fill(newNumber())
      await dialog.getByRole('textbox', { name: t.signUp.fullName }).fill(fullName)
      await dialog.getByLabel(t.form.password, { exact: true }).fill(password)
      await dialog.getByLabel(t.signUp.confirmation).fill(password)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('textbox', { name: t.code.box(1) })).toBeVisible()
      expect(asked).toBe(2)
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
      expect(said).toContain({ en, ar }[locale].checking)
      await expect(dialog.getByText({ en, ar }[locale].checking)).toHaveCount(0)
    })
  })
}
