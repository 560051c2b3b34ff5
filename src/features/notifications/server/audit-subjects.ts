import type { AuditSubject } from '../../../platform/server/audit-subjects.ts'

export const subjects: readonly AuditSubject[] = [{ kind: 'message' }]
