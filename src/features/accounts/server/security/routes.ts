import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../security-contract.ts'
import { listOwnSecurity, listSecurityOf } from './list-security.ts'

export const securityRoutes: Mount[] = [
  route(calls.listOwnSecurity, listOwnSecurity),
  route(calls.listSecurityOf, listSecurityOf),
]
