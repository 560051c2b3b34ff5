import type { SignedIn } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { listUsers } from '../../accounts/server/index.ts'
import { agencyNameOf, describeCandidates } from '../../profiles/server/names-api.ts'
import type * as calls from '../contract.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'
import { otherOf } from './list-conversations.ts'
import { type Party, partyOf, peopleOf, standingOf } from './party.ts'
import { endRefusal, isBlockedBy, writeRefusal } from './policy.ts'
import { presentMessages } from './present.ts'
import { hidesReading, listMembers, readMessages } from './queries.ts'

/** A conversation of the asker's, and what she may do in it. */
export const getConversation = async (ctx: SignedIn, id: number): Promise<calls.Conversation> =>
  presentConversation(ctx, await partyOf(ctx, id))

export async function presentConversation(
  ctx: SignedIn,
  party: Party,
): Promise<calls.Conversation> {
  const { conversation, candidate, side, camp } = party
  const described = (await describeCandidates(ctx, [candidate.id])).get(candidate.id)
  const household = (await listUsers(ctx, [conversation.employerId])).get(conversation.employerId)
  const refusal = writeRefusal(await standingOf(ctx, party), camp)
  const agency = await agencyNameOf(ctx, candidate.agencyId)
  const ended = conversation.endedBy
  return {
    id: conversation.id,
    candidate_id: candidate.id,
    side,
    ...otherOf(side, described, household),
    people: [
      { side: 'household', name: household?.fullName ?? '' },
      ...(candidate.userId === null
        ? []
        : [{ side: 'worker' as const, name: described?.full_name ?? '' }]),
      ...(agency === null ? [] : [{ side: 'agency' as const, name: agency }]),
    ],
    ended: ended === null ? null : ended === camp ? 'mine' : 'theirs',
    is_blocked: isBlockedBy(conversation, camp),
    can_write: refusal === null,
    closed_because: refusal === null ? null : wordsOf(ctx, refusal.message),
    can_end: ended === null,
    can_resume: ended !== null && endRefusal(conversation, camp, false) === null,
    contact_open: await contactIsOpen(ctx, conversation),
    translates: ctx.config.translation !== null,
    last_number: conversation.lastNumber,
    ...(await marksOf(ctx, party)),
  }
}

const wordsOf = ({ registry, locale }: SignedIn, key = ''): string =>
  registry.errorTexts[locale][key] ?? key

/** How far the others have read: it changes far more often than the rest. */
export async function getReadMarks(
  ctx: SignedIn,
  id: number,
): Promise<Pick<calls.Conversation, 'others_read'>> {
  const { others_read } = await marksOf(ctx, await partyOf(ctx, id))
  return { others_read }
}

/** How far the asker has read, and the others where both sides let that be seen. */
async function marksOf(
  ctx: SignedIn,
  party: Party,
): Promise<Pick<calls.Conversation, 'is_muted' | 'read_number' | 'others_read' | 'read_marks'>> {
  const { userId } = ctx.actor
  const people = await peopleOf(ctx, party)
  const others = people[party.camp === 'household' ? 'supply' : 'household']
  const members = await listMembers(ctx, party.conversation.id, [userId, ...others])
  const hidden = await hidesReading(ctx, [userId, ...others])
  const own = members.find((member) => member.userId === userId)
  const shown = members.filter((member) => member.userId !== userId && !hidden.has(member.userId))
  const marks = !hidden.has(userId)
  return {
    is_muted: own?.isMuted ?? false,
    read_number: own?.readNumber ?? 0,
    others_read:
      marks && others.some((id) => !hidden.has(id))
        ? Math.max(0, ...shown.map(({ readNumber }) => readNumber))
        : null,
    read_marks: marks,
  }
}

/** Messages of a conversation of the asker's, in their order. */
export async function listMessages(
  ctx: SignedIn,
  { id, before, after }: Parsed<typeof calls.listMessages>,
): Promise<calls.Messages> {
  const { conversation } = await partyOf(ctx, id)
  const [isOpen, { rows, hasMore }] = await Promise.all([
    contactIsOpen(ctx, conversation),
    readMessages(ctx, id, { before, after }),
  ])
  return {
    results: await presentMessages(ctx, conversation, rows, isOpen),
    has_more: hasMore,
    contact_open: isOpen,
  }
}
