import type { AuditSubject } from '../../../platform/server/audit-subjects.ts'
import { pairSubject } from '../../profiles/server/names-api.ts'
import { interviews } from './tables.ts'

export const subjects: readonly AuditSubject[] = [pairSubject('interview', interviews)]
