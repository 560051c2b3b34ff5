import { expect, test } from 'vitest'
import { checkPolicies, faultsOf } from './check-policies.ts'

const useCase = 'src/features/billing/server/buy-plan.ts'
const screen = 'src/features/billing/web/console/claims.page.tsx'

test.each([
  [useCase, "throw new AppError('CONFLICT', { message: 'planRunsLonger' })"],
  [useCase, "throw new AppError(\n  'INVALID_TRANSITION', {})"],
  [useCase, "enforce({ code: 'CONFLICT' })"],
  [useCase, "if (user.role === 'admin') return"],
  [screen, "const isOpen = claim.state === 'open'"],
  [screen, "{of.state === 'open' && (\n  <Button>"],
  [screen, '{settled_at === null && (\n  <Button>'],
  ['src/features/billing/server/policy.ts', 'export const refusal = (ctx: Context) => null'],
])('%s may not say %j', (file, text) => {
  expect(faultsOf(file, `// first line\n${text}\n`)).toHaveLength(1)
})

test.each([
  [useCase, "throw new AppError('NOT_FOUND')"],
  [useCase, "throw invalid('amount', 'amountInvalid')"],
  [useCase, 'enforce(planRefusal(running, endsOn))'],
  [screen, "{state === 'done' && <Chip>"],
  [screen, '{claim.can_decide && (\n  <Button>'],
])('%s says %j', (file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test('nothing of the product decides elsewhere', () => {
  expect(checkPolicies()).toEqual([])
})
