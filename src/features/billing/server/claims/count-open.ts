import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { refundClaims } from './tables.ts'

/** Claims of households that wait for a decision. */
export const countOpenClaims = ({ db }: Context): Promise<number> =>
  db.$count(refundClaims, eq(refundClaims.state, 'open'))
