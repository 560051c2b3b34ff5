import { type Mount, route } from '../../../../platform/server/http.ts'
import { getHealth as call } from '../../health-contract.ts'
import { getHealth } from './get-health.ts'

export const healthRoutes: Mount[] = [route(call, getHealth)]
