import { inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { enquiries, reports } from '../tables.ts'

/** Messages and visa requests that nobody has dealt with to the end. */
export const countOpenEnquiries = ({ db }: Context): Promise<number> =>
  db.$count(enquiries, inArray(enquiries.state, ['open', 'in_progress']))

/** Reports of abuse, likewise. */
export const countOpenReports = ({ db }: Context): Promise<number> =>
  db.$count(reports, inArray(reports.state, ['open', 'in_progress']))
