import type { AuditSubject } from '../../../platform/server/audit-subjects.ts'
import { pairSubject } from '../../profiles/server/names-api.ts'
import { conversations } from './tables.ts'

export const subjects: readonly AuditSubject[] = [pairSubject('conversation', conversations)]
