import { registerCandidateDescriptions, registerFulfilment } from '../features/billing/server/index.ts'
import { describeCandidates } from '../features/candidates/server/index.ts'
import { hireForPaidOrder } from '../features/hiring/server/index.ts'

/** What travels against the arrows between capabilities: billing settles without knowing what was bought, or from whom. */
export function registerHandlers(): void {
  registerFulfilment(hireForPaidOrder)
  registerCandidateDescriptions(describeCandidates)
}
