import { csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import { exportAudit, listAudit as listAuditCall } from '../audit-contract.ts'
import { viewUser as viewUserCall } from '../users-contract.ts'
import { auditColumns, listAudit, readAudit } from './audit/list-audit.ts'
import { viewUser } from './users/view-user.ts'

export const consoleRoutes: Mount[] = [
  route(viewUserCall, (ctx, { id }) => viewUser(ctx, id)),
  route(listAuditCall, listAudit),
  csvRoute(exportAudit, { name: 'audit-log', columns: () => auditColumns, read: readAudit }),
]
