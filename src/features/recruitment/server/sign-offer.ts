import { eq } from 'drizzle-orm'
import { confirmByCode, sendConfirmationCode } from '../../accounts/server/sign-in-api.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import type { Offer, signOffer as signCall } from '../offer-contract.ts'
import { broadcastCase } from './change-case.ts'
import { findOffer } from './offer-queries.ts'
import { shownOfferRefusal, signOfferRefusal } from './policy.ts'
import { presentOffer } from './present.ts'
import { getCase } from './queries.ts'
import { type CaseRow, type OfferRow, recruitmentOffers } from './tables.ts'

const codeFor = (offerId: number): string => `sign-offer:${offerId}`

async function getToSign(
  ctx: SignedIn,
  candidateId: number,
  lock = false,
): Promise<{ row: CaseRow; offer: OfferRow }> {
  const { row } = await getCase(ctx, { candidateId }, { lock })
  const offer = await findOffer(ctx, row.id)
  enforce(signOfferRefusal(row, offer))
  if (offer === null) throw new AppError('NOT_FOUND', { message: 'offerNotFound' })
  return { row, offer }
}

export async function sendSigningCode(
  ctx: SignedIn,
  candidateId: number,
): Promise<{ resend_after: number }> {
  const { offer } = await getToSign(ctx, candidateId)
  return sendConfirmationCode(ctx, codeFor(offer.id))
}

/** The household signs the letter that it was shown, by its code; time, address and the hash of the letter stay with it. */
export async function signOffer(
  ctx: SignedIn,
  { id: candidateId, otp_code: code, file_hash: shown }: Parsed<typeof signCall>,
): Promise<Offer> {
  const { offer } = await getToSign(ctx, candidateId)
  enforce(shownOfferRefusal(offer, shown))
  return confirmByCode(ctx, codeFor(offer.id), code, async (inside) => {
    const asBefore = { ...inside, actor: ctx.actor }
    const found = await getToSign(asBefore, candidateId, true)
    enforce(shownOfferRefusal(found.offer, shown))
    const [signed] = await inside.db
      .update(recruitmentOffers)
      .set({
        householdSignedAt: ctx.now,
        householdSignedBy: ctx.actor.userId,
        householdSignedFrom: ctx.address,
      })
      .where(eq(recruitmentOffers.id, found.offer.id))
      .returning()
    if (!signed) throw new Error('an offer vanished under its lock')
    await audit(asBefore, 'recruitment.offer_signed', `recruitment:${found.row.id}`, {
      offer: signed.id,
      fileHash: signed.fileHash,
    })
    await broadcastCase(asBefore, found.row)
    return presentOffer(asBefore, found.row, signed)
  })
}
