import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { partyOf } from './party.ts'
import type { Pair } from './ports.ts'
import { findConversationOf } from './queries.ts'

/** The conversation of a pair, once something was said in it, for whoever takes part in it; null for anybody else. */
export async function findOwnConversation(
  ctx: SignedIn,
  { employerId, candidateId }: Pair,
): Promise<number | null> {
  const found = await findConversationOf(ctx, { employerId, candidateId })
  if (found === null || found.begunAt === null) return null
  try {
    return (await partyOf(ctx, found.id)).conversation.id
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
