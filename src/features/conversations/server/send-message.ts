import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import { lockUser } from '../../accounts/server/index.ts'
import type * as calls from '../contract.ts'
import { answersTo, questionsOf } from '../phrase-rules.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'
import { lockedPartyOf, type Party, partyOf, peopleOf, standingOf } from './party.ts'
import { writeRefusal } from './policy.ts'
import { hasCovered, presentMessages } from './present.ts'
import { findMessage, findSent } from './queries.ts'
import type { MessageRow } from './tables.ts'
import { refuseBeginning, writeMessage } from './write-message.ts'

/** As fast as anybody types; a program is stopped. */
const perMinute = { max: 60, windowSeconds: 60 }

/** Says something in a conversation; what was sent already is not said again. */
export async function sendMessage(
  ctx: SignedIn,
  { id, client_id, text, phrase, private: isPrivate, answers }: Parsed<typeof calls.sendMessage>,
): Promise<calls.Message> {
  if ((text === undefined) === (phrase === undefined)) throw invalid('text', 'messageEmpty')
  return send(ctx, id, client_id, async (ctx, party) => {
    if (phrase !== undefined) await refusePhrase(ctx, party, phrase, answers)
    return {
      kind: phrase === undefined ? 'text' : 'phrase',
      body: text ?? null,
      phrase: phrase ?? null,
      isPrivate,
      answers: await answeredBy(ctx, party, answers),
    }
  })
}

type Said = Pick<MessageRow, 'kind'> & Partial<MessageRow>

/** Adds what `make` gives to a conversation of the asker's, once for each id of her browser. */
export async function send(
  ctx: SignedIn,
  id: number,
  clientId: string,
  make: (ctx: SignedIn, party: Party) => Promise<Said>,
): Promise<calls.Message> {
  const seen = await partyOf(ctx, id, { toWrite: true })
  const { conversation, camp } = seen
  await countHits(ctx, [{ key: `conversation:${ctx.actor.userId}`, ...perMinute }])
  const row = await transaction(ctx, async (ctx) => {
    // One household begins one after the other, so that none slips past the count.
    if (camp === 'household' && conversation.begunAt === null) await lockUser(ctx, ctx.actor.userId)
    const party = await lockedPartyOf(ctx, seen)
    return (await findSent(ctx, id, clientId)) ?? (await add(ctx, party, clientId, make))
  })
  if (row.senderId !== ctx.actor.userId) throw invalid('client_id', 'invalidValue')
  // Where nothing is covered it makes no difference.
  const isOpen = !hasCovered(row) || (await contactIsOpen(ctx, conversation))
  const [message] = await presentMessages(ctx, conversation, [row], isOpen)
  if (!message) throw new AppError('NOT_FOUND')
  return message
}

async function add(
  ctx: SignedIn,
  party: Party,
  clientId: string,
  make: (ctx: SignedIn, party: Party) => Promise<Said>,
): Promise<MessageRow> {
  const people = await peopleOf(ctx, party)
  enforce(writeRefusal(await standingOf(ctx, party, people), party.camp))
  await refuseBeginning(ctx, party)
  const said = await make(ctx, party)
  return writeMessage(ctx, { ...party, people }, { ...said, clientId, senderId: ctx.actor.userId })
}

/** A ready-made question is of its side; an answer is to a question of the other. */
async function refusePhrase(
  ctx: SignedIn,
  { conversation, camp }: Party,
  phrase: calls.Message['phrase'],
  answers: number | undefined,
): Promise<void> {
  if ((questionsOf[camp] as (typeof phrase)[]).includes(phrase)) return
  const question = answers === undefined ? null : await findMessage(ctx, conversation.id, answers)
  if (!(answersTo(question?.phrase ?? null) as (typeof phrase)[]).includes(phrase))
    throw invalid('phrase', 'unknownChoice')
}

/** The number of the message that is answered, one of this conversation. */
async function answeredBy(
  ctx: SignedIn,
  { conversation }: Party,
  answers: number | undefined,
): Promise<number | null> {
  if (answers === undefined) return null
  if ((await findMessage(ctx, conversation.id, answers)) === null)
    throw invalid('answers', 'unknownChoice')
  return answers
}
