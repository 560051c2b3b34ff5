import { csvRoute } from '../../../../platform/server/csv.ts'
import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../users-contract.ts'
import {
  administratorColumns,
  inviteAdministrator,
  listAdministrators,
  readAdministrators,
} from './administrators.ts'
import { listUsers, readUsers, userColumns } from './list-users.ts'
import { giveNumber, releaseNumber } from './release-number.ts'
import { removeFactorsOf } from './remove-factors-of.ts'
import { endUserSessions, liftSuspension, suspendUser } from './suspend-user.ts'

export const peopleRoutes: Mount[] = [
  route(calls.listUsers, listUsers),
  csvRoute(calls.exportUsers, { name: 'users', columns: () => userColumns, read: readUsers }),
  route(calls.suspendUser, suspendUser),
  route(calls.liftSuspension, (ctx, { id }) => liftSuspension(ctx, id)),
  route(calls.removeFactorsOf, removeFactorsOf),
  route(calls.releaseNumber, releaseNumber),
  route(calls.giveNumber, giveNumber),
  route(calls.endUserSessions, (ctx, { id }) => endUserSessions(ctx, id)),
  route(calls.listAdministrators, listAdministrators),
  csvRoute(calls.exportAdministrators, {
    name: 'administrators',
    columns: () => administratorColumns,
    read: readAdministrators,
  }),
  route(calls.inviteAdministrator, inviteAdministrator),
]
