import type { AuditSubject } from '../../../platform/server/audit-subjects.ts'

export const subjects: readonly AuditSubject[] = [
  { kind: 'enquiry' },
  { kind: 'report' },
  { kind: 'newsletter' },
]
