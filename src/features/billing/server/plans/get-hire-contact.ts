import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { getUser } from '../../../accounts/server/index.ts'
import type { HireContact } from '../../contact-contract.ts'
import { hireContactRefusal } from '../policy.ts'
import { contactsOfCandidates } from '../ports.ts'
import { findHirer } from './find-hirer.ts'
import { noteOpening } from './open-contact.ts'

/** How the two sides of a hire reach one another, for as long as it lasts: no plan is needed, and none of a day's openings is used up. */
export async function getHireContact(ctx: SignedIn, candidateId: number): Promise<HireContact> {
  const employerId = await findHirer(ctx, candidateId)
  const candidate =
    employerId === null
      ? null
      : ((await contactsOfCandidates(ctx, [candidateId])).get(candidateId) ?? null)
  if (employerId === null || candidate === null) throw new AppError('NOT_FOUND')
  const { userId, ...ways } = candidate
  enforce(hireContactRefusal(ctx.actor, { household: employerId, worker: userId }))
  const isHousehold = employerId === ctx.actor.userId
  await noteOpening(ctx, { employerId, candidateId }, isHousehold ? 'household' : 'worker')
  if (isHousehold) return ways
  const { phoneNumber, email } = await getUser(ctx, employerId)
  return { phone_number: phoneNumber, whatsapp: null, email }
}
