import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../factor-contract.ts'
import { giveSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from './change-factor.ts'
import { confirmSecondFactor, startSecondFactor } from './enrol.ts'
import { getSecondFactor } from './get-factor.ts'

export const factorRoutes: Mount[] = [
  route(calls.getSecondFactor, getSecondFactor),
  route(calls.startSecondFactor, startSecondFactor),
  route(calls.confirmSecondFactor, (ctx, { code }) => confirmSecondFactor(ctx, code)),
  route(calls.giveSecondFactor, (ctx, { code }) => giveSecondFactor(ctx, code)),
  route(calls.renewRecoveryCodes, renewRecoveryCodes),
  route(calls.turnOffSecondFactor, turnOffSecondFactor),
]
