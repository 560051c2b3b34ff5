import {
  fileLink,
  findFiles,
  keepFile,
  storeFile,
  storePicture,
  type Upload,
} from '../../../gateways/files/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import type * as calls from '../contract.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'
import { partyOf, standingOf } from './party.ts'
import { paperRefusal, writeRefusal } from './policy.ts'
import { findMessage, findSent } from './queries.ts'
import { send } from './send-message.ts'

export interface Sent {
  picture?: Upload | undefined
  voice?: Upload | undefined
  paper?: Upload | undefined
}

/** Sends a picture, a voice note or a paper of the case. */
export async function sendFile(
  ctx: SignedIn,
  { id, client_id, seconds, wave }: Parsed<typeof calls.sendFile>,
  { picture, voice, paper }: Sent,
): Promise<calls.Message> {
  const party = await partyOf(ctx, id, { toWrite: true })
  const upload = picture ?? voice ?? paper
  if (upload === undefined) throw invalid('picture', 'noFile')
  if (voice !== undefined && seconds === undefined) throw invalid('seconds', 'required')
  // Nothing is stored for a conversation in which nobody may write.
  enforce(writeRefusal(await standingOf(ctx, party), party.camp))
  if (upload === paper) enforce(paperRefusal(await contactIsOpen(ctx, party.conversation)))
  const isSent = (await findSent(ctx, id, client_id)) !== null
  const file = isSent
    ? null
    : picture === undefined
      ? await storeFile(ctx, upload, voice === undefined ? 'message-papers' : 'voice-notes')
      : await storePicture(ctx, picture, { purpose: 'messages' })
  return send(ctx, id, client_id, async (ctx) => {
    if (file === null) throw new AppError('INTERNAL')
    await keepFile(ctx, file)
    if (voice !== undefined)
      return { kind: 'voice', fileId: file.id, seconds: seconds ?? null, wave }
    return { kind: picture === undefined ? 'paper' : 'picture', fileId: file.id }
  })
}

/** A link to what a message brought, for who takes part in its conversation. */
export async function getMessageFile(
  ctx: SignedIn,
  { id, number }: Parsed<typeof calls.getMessageFile>,
): Promise<{ url: string | null }> {
  await partyOf(ctx, id)
  const message = await findMessage(ctx, id, number)
  if (!message?.fileId) throw new AppError('NOT_FOUND')
  const file = (await findFiles(ctx, [message.fileId])).get(message.fileId)
  if (!file) throw new AppError('NOT_FOUND')
  return { url: fileLink(ctx, file) }
}
