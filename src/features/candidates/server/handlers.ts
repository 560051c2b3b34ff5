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

/** The people of an agency. */
export const peopleOfAgency: AgencyPeople = (ctx, agencyId) => agencyPeople(ctx, agencyId)

/** Whom to tell what concerns a record: the worker, where she has an account, and the people of her agency. */
export async function keepersOf(
  ctx: Context,
  { userId, agencyId }: { userId: number | null; agencyId: number | null },
): Promise<{ userId: number; isAgency: boolean }[]> {
  const people = agencyId === null ? [] : await agencyPeople(ctx, agencyId)
  return [...(userId === null ? [] : [{ userId, isAgency: false }]), ...people.map((id) => ({ userId: id, isAgency: true }))]
}

/** What others have to do with candidates: households that deal with them, recruitments that run, and what follows a claim. */
export interface Dealings {
  /** Those of the candidates whom any household has in its list. */
  dealtWith(ctx: Context, ids: readonly number[]): Promise<Set<number>>
  /** Those whose recruitment is open. */
  withOpenCase(ctx: Context, ids: readonly number[]): Promise<Set<number>>
  /** Called in the transaction in which a worker takes over her own record. */
  claimed(ctx: Context, claim: { candidateId: number; userId: number }): Promise<void>
}

let known: Dealings = { dealtWith: async () => new Set(), withOpenCase: async () => new Set(), claimed: async () => undefined }

/** Names who knows what households and recruitments have to do with candidates. */
export const registerDealings = (dealings: Dealings): void => void (known = dealings)

export const dealings = (): Dealings => known
