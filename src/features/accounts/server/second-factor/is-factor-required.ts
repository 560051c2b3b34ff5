import type { Context } from '../../../../platform/server/context.ts'
import { rulesOf } from '../../role-rules.ts'
import { isFactorDemandedOf } from '../ports.ts'
import type { UserRow } from '../tables.ts'
import { findEnrolment, hasPasskey } from './held-factors.ts'

type Person = Pick<UserRow, 'id' | 'role'>

/** Whether someone needs a second factor: operators, and who answers for an agency. */
export async function isFactorRequired(ctx: Context, { id, role }: Person): Promise<boolean> {
  const { operates, supplies } = rulesOf(role)
  return operates || (supplies && (await isFactorDemandedOf(ctx, id)))
}

/** Whether a password takes a code beside it: of an app, or a recovery code where a passkey is the second factor that is demanded. */
export const isCodeDemanded = async (ctx: Context, user: Person): Promise<boolean> =>
  (await findEnrolment(ctx, user.id)) !== null ||
  ((await hasPasskey(ctx, user.id)) && (await isFactorRequired(ctx, user)))
