import type { Context } from '../../../platform/server/context.ts'
import type { ContactAccess } from '../contract.ts'

type OpenContact = (ctx: Context, candidateId: number) => Promise<ContactAccess>

let registered: OpenContact = async () => 'hidden'

/** Names who decides whether someone may see how to reach a candidate, and writes down that she did. */
export const registerContactAccess = (open: OpenContact): void => void (registered = open)

export const openContact: OpenContact = (ctx, candidateId) => registered(ctx, candidateId)

type AgencyPeople = (ctx: Context, agencyId: number) => Promise<number[]>

let agencyPeople: AgencyPeople = async () => []

/** Names who of an agency is told about its candidates: ids of users. */
export const registerAgencyKeepers = (find: AgencyPeople): void => void (agencyPeople = find)

/** Whom to tell what concerns a record: the worker, where she has an account, and the people of her agency. */
export async function keepersOf(
  ctx: Context,
  { userId, agencyId }: { userId: number | null; agencyId: number | null },
): Promise<{ userId: number; isAgency: boolean }[]> {
  const people = agencyId === null ? [] : await agencyPeople(ctx, agencyId)
  return [...(userId === null ? [] : [{ userId, isAgency: false }]), ...people.map((id) => ({ userId: id, isAgency: true }))]
}
