import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './command.ts'

/** What the browser is given for each file, made by Node itself, as in a build. */
function load(...files: string[]): (string | null)[] {
  const script = `
    import { browserContracts } from './scripts/browser-contracts.ts'
    const { filter, handler } = browserContracts().load
    const load = (id) => (filter.id.test(id) ? handler(id) : null)
    const made = ${JSON.stringify(files)}.map(async (file) => (await load(process.cwd() + '/src/features/' + file))?.code ?? null)
    console.log(JSON.stringify(await Promise.all(made)))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as (string | null)[]
}

test('the browser is given methods, paths and plain data of a contract, and no schema', () => {
  const [accounts, billing, choices] = load(
    'accounts/contract.ts',
    'billing/contract.ts',
    'billing/choices.ts',
  )
  expect(accounts).toContain('export const getMe = {"method":"GET","path":"/api/auth/me"}')
  expect(accounts).toContain(
    'export const sendCodeTo = {"employer":{"method":"POST","path":"/api/employer/auth/send-otp/"},"jobseeker":',
  )
  expect(accounts).toContain('export const codeLength = 6')
  expect(accounts).not.toMatch(/zod|phoneNumber|import /)
  // What it passes on from a file without schemas is taken from there.
  expect(billing).toContain("from './choices.ts'")
  expect(billing).not.toMatch(/export const (planKeys|paymentStates)\b/)
  expect(choices).toBeNull()
})
