import { z } from 'zod'
import type { AuditSubject } from '../../platform/server/audit-subjects.ts'

const opening = z.object({ owner: z.int() })

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'file',
    // Whose it was when it was opened.
    readDetail: (detail) => {
      const { data } = opening.safeParse(detail)
      return data === undefined ? {} : { users: [data.owner] }
    },
  },
]
