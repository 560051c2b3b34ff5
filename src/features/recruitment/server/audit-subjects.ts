import type { AuditSubject } from '../../../platform/server/audit-subjects.ts'
import { pairSubject } from '../../profiles/server/names-api.ts'
import { recruitmentCases } from './tables.ts'

export const subjects: readonly AuditSubject[] = [
  pairSubject('recruitment', recruitmentCases),
  { kind: 'template' },
  { kind: 'rule' },
]
