import { type Mount, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { closeOwnAccount, keepAccount } from './close-account.ts'
import { openExport, requestExport } from './exports.ts'
import { listLeavingAccounts } from './leaving-accounts.ts'
import { getDataOverview, objectTo } from './overview.ts'
import { answerDataRequest, askOperator, listDataRequests } from './requests.ts'

export const routes: Mount[] = [
  route(calls.getDataOverview, getDataOverview),
  route(calls.requestExport, requestExport),
  route(calls.openExport, (ctx, { password }) => openExport(ctx, password)),
  route(calls.objectTo, (ctx, { to }) => objectTo(ctx, to)),
  route(calls.askOperator, askOperator),
  route(calls.closeOwnAccount, closeOwnAccount),
  route(calls.keepAccount, keepAccount),
  route(calls.listDataRequests, listDataRequests),
  route(calls.answerDataRequest, answerDataRequest),
  route(calls.listLeavingAccounts, listLeavingAccounts),
]
