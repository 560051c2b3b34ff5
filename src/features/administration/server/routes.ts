import { csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import { exportAudit, listAudit as listAuditCall } from '../audit-contract.ts'
import { auditColumns, listAudit, readAudit } from './audit/list-audit.ts'

export const consoleRoutes: Mount[] = [
  route(listAuditCall, listAudit),
  csvRoute(exportAudit, { name: 'audit-log', columns: () => auditColumns, read: readAudit }),
]
