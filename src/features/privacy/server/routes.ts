import { csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import { keepAccount as keepCall } from '../../accounts/contract.ts'
import * as calls from '../contract.ts'
import { closeOwnAccount, keepAccount } from './close-account.ts'
import { openExport } from './exports.ts'
import { requestExport } from './request-export.ts'
import { accountColumns, requestColumns } from './csv-columns.ts'
import { listLeavingAccounts, readLeavingAccounts } from './leaving-accounts.ts'
import { getDataOverview, objectTo } from './overview.ts'
import { answerDataRequest, askOperator, listDataRequests, readDataRequests } from './requests.ts'

export const routes: Mount[] = [
  route(calls.getDataOverview, getDataOverview),
  route(calls.requestExport, requestExport),
  route(calls.openExport, openExport),
  route(calls.objectTo, (ctx, { to }) => objectTo(ctx, to)),
  route(calls.askOperator, askOperator),
  route(calls.closeOwnAccount, closeOwnAccount),
  route(keepCall, keepAccount),
  route(calls.listDataRequests, listDataRequests),
  csvRoute(calls.exportDataRequests, {
    name: 'data-requests',
    columns: requestColumns,
    read: readDataRequests,
  }),
  csvRoute(calls.exportLeavingAccounts, {
    name: 'leaving-accounts',
    columns: accountColumns,
    read: readLeavingAccounts,
  }),
  route(calls.answerDataRequest, answerDataRequest),
  route(calls.listLeavingAccounts, listLeavingAccounts),
]
