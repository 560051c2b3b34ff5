import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../second-factor-contract.ts'
import {
  verifySecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './change-second-factor.ts'
import { confirmSecondFactor, startSecondFactor } from './enrol.ts'
import { getSecondFactor } from './get-second-factor.ts'

export const secondFactorRoutes: Mount[] = [
  route(calls.getSecondFactor, getSecondFactor),
  route(calls.startSecondFactor, startSecondFactor),
  route(calls.confirmSecondFactor, (ctx, { code }) => confirmSecondFactor(ctx, code)),
  route(calls.verifySecondFactor, (ctx, { code }) => verifySecondFactor(ctx, code)),
  route(calls.renewRecoveryCodes, renewRecoveryCodes),
  route(calls.turnOffSecondFactor, turnOffSecondFactor),
]
