import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { listUsers } from '../../accounts/server/index.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import {
  type CandidateForHiring,
  getCandidateForHiring,
  recipientsOf,
} from '../../profiles/server/index.ts'
import { type Camp, campOf, type Side } from '../choices.ts'
import { memberRefusal, type Standing } from './policy.ts'
import { findMembership, isShortlisted } from './ports.ts'
import { findConversation } from './queries.ts'
import type { ConversationRow } from './tables.ts'

/** A conversation as one who takes part in it has it. */
export interface Party {
  conversation: ConversationRow
  candidate: CandidateForHiring
  side: Side
  camp: Camp
}

/** The asker's part in a conversation; NOT_FOUND without one. `toWrite`: a member of an agency may write in its name. */
export async function partyOf(
  ctx: SignedIn,
  id: number,
  { toWrite = false, lock = false } = {},
): Promise<Party> {
  const { userId, role } = ctx.actor
  const membership = rulesOf(role).supplies ? await findMembership(ctx, userId) : null
  if (toWrite && membership !== null) enforce(memberRefusal(membership.mayWrite))
  const conversation = await findConversation(ctx, id, lock)
  if (conversation === null) throw new AppError('NOT_FOUND')
  const candidate = await getCandidateForHiring(ctx, conversation.candidateId)
  const side = sideOf(userId, membership?.agencyId ?? null, conversation, candidate)
  if (side === null) throw new AppError('NOT_FOUND')
  return { conversation, candidate, side, camp: campOf(side) }
}

/** The same part as it was read before, with nobody else writing in the conversation until the transaction ends. */
export async function lockedPartyOf(ctx: SignedIn, party: Party): Promise<Party> {
  const { id, candidateId } = party.conversation
  const conversation = await findConversation(ctx, id, true)
  // A record that another took the place of is looked at anew.
  if (conversation?.candidateId !== candidateId) return partyOf(ctx, id, { toWrite: true })
  return { ...party, conversation }
}

function sideOf(
  userId: number,
  agencyId: number | null,
  conversation: ConversationRow,
  candidate: CandidateForHiring,
): Side | null {
  if (conversation.employerId === userId) return 'household'
  if (candidate.userId === userId) return 'worker'
  return agencyId !== null && candidate.agencyId === agencyId ? 'agency' : null
}

type Sides = Pick<Party, 'conversation' | 'candidate'>

/** The accounts of each camp. */
export async function peopleOf(
  ctx: Context,
  { conversation, candidate }: Sides,
): Promise<Record<Camp, number[]>> {
  const supply = candidate.hasLeft ? [] : await recipientsOf(ctx, candidate)
  return {
    household: [conversation.employerId],
    supply: supply.map(({ userId }) => userId),
  }
}

/** Whether any of these can be told something: not suspended, not leaving. */
async function isAnyReached(ctx: Context, userIds: readonly number[]): Promise<boolean> {
  const users = await listUsers(ctx, userIds)
  return [...users.values()].some((user) => user.suspendedAt === null && user.closedAt === null)
}

/** How a conversation stands for those who would write in it. */
export async function standingOf(
  ctx: Context,
  { conversation, candidate, camp }: Omit<Party, 'side'>,
  known?: Record<Camp, number[]>,
): Promise<Standing> {
  const people = known ?? (await peopleOf(ctx, { conversation, candidate }))
  const others = people[camp === 'household' ? 'supply' : 'household']
  return {
    conversation,
    isShortlisted: await isShortlisted(ctx, conversation),
    isReached: await isAnyReached(ctx, others),
  }
}
