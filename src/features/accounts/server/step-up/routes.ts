import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../step-up-contract.ts'
import { stepUp } from './step-up.ts'

export const stepUpRoutes: Mount[] = [route(calls.stepUp, stepUp)]
