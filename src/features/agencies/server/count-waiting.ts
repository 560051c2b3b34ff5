import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { agencyLicences } from './tables.ts'

/** Licences that wait for the operator's decision. */
export const countWaitingLicences = ({ db }: Context): Promise<number> =>
  db.$count(agencyLicences, eq(agencyLicences.status, 'submitted'))
