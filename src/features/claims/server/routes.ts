import { type Mount, route } from '../../../platform/server/http.ts'
import {
  claimRecord as claimCall,
  getClaims as getClaimsCall,
  leaveAgency as leaveCall,
  objectToRecord as objectCall,
  sendClaimCode as codeCall,
} from '../contract.ts'
import { versioned } from '../../profiles/server/managed-api.ts'
import { claimRecord, sendClaimCode } from './claim-record.ts'
import { getClaims } from './get-claims.ts'
import { leaveAgency } from './leave-agency.ts'
import { objectToRecord } from './object-to-record.ts'

export const routes: Mount[] = [
  route(getClaimsCall, (ctx) => getClaims(ctx)),
  route(codeCall, (ctx, { id }) => sendClaimCode(ctx, id)),
  route(claimCall, async (ctx, { id, otp_code }) =>
    versioned(await claimRecord(ctx, id, otp_code)),
  ),
  route(objectCall, (ctx, { id }) => objectToRecord(ctx, id)),
  route(leaveCall, async (ctx) => versioned(await leaveAgency(ctx))),
]
