import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { rulesOf } from '../../role-rules.ts'
import { removeFactors } from '../second-factor/remove-factors.ts'
import { newMobile } from '../phones.ts'
import { findUserByPhone } from '../queries.ts'
import { createOperator, passwordPath } from './administrators.ts'

interface Wanted {
  phoneNumber: string
  fullName?: string | undefined
  /** For an operator who lost phone and recovery codes: she enrols anew. */
  withoutFactor?: boolean
}

/**
 * For the command line: makes an operator, or helps one who lost her password or second factor; gives the path by which she sets a password.
 * Refuses a number that isn't a mobile's, one that another kind of account has, and a missing name. Whoever runs it is nobody in the audit log.
 */
export async function makeOperator(
  ctx: Context,
  { phoneNumber, fullName = '', withoutFactor = false }: Wanted,
): Promise<{ path: string; isNew: boolean }> {
  const number = mobile(phoneNumber)
  return transaction(ctx, async (tx) => {
    const known = await findUserByPhone(tx, number)
    if (known && !rulesOf(known.role).operates)
      throw new Error(
        `${number} has an account of another kind (${known.role}): choose another number.`,
      )
    if (known?.suspendedAt)
      throw new Error(`${number} is suspended: another operator has to lift that first.`)
    if (!known && fullName.trim().length < 2)
      throw new Error('A new operator needs her full name: --name "Full Name"')
    const user =
      known ??
      (await createOperator(tx, { phoneNumber: number, fullName: fullName.trim().slice(0, 120) }))
    if (withoutFactor) await removeFactors(tx, user.id)
    await audit(tx, known ? 'administrator.helped' : 'administrator.made', `user:${user.id}`, {
      by: 'command line',
      withoutFactor,
    })
    return { path: await passwordPath(tx, user.id), isNew: !known }
  })
}

function mobile(typed: string): string {
  try {
    return newMobile(typed)
  } catch {
    throw new Error(
      `${typed} is no mobile number: write it with its country, such as +97433001122.`,
    )
  }
}
