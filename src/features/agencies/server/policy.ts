import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { type MemberRole, membersMax, reaches } from '../choices.ts'
import type { ImportRecord } from './import/tables.ts'
import type { AgencyRow } from './tables.ts'

type Role = { role: MemberRole }
type Agency = Pick<AgencyRow, 'status'>

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** What takes a role in an agency, for a member with this one or for nobody of it. */
export function memberRefusal(found: Role | null, minimum: MemberRole): Refusal | null {
  if (found === null) return { code: 'FORBIDDEN', message: 'noAgency' }
  if (reaches(found.role, minimum)) return null
  return { code: 'FORBIDDEN', message: minimum === 'owner' ? 'ownersOnly' : 'editorsOnly' }
}

/** What a member may do in her agency: write its candidates' records, and decide on its licence and people. */
export const rightsOf = (found: Role): { can_edit: boolean; can_manage: boolean } => ({
  can_edit: memberRefusal(found, 'editor') === null,
  can_manage: memberRefusal(found, 'owner') === null,
})

/** One account belongs to one agency. */
export const joinRefusal = (membership: Role | null): Refusal | null =>
  membership === null ? null : conflict('alreadyMember')

/** Whether an invitation can be used by whoever has its number: an account of another kind, or of an agency, can't. */
export const mayUseInvitation = (
  user: Pick<Actor, 'role'> | null,
  membership: Role | null,
): boolean => user === null || (rulesOf(user.role).supplies && joinRefusal(membership) === null)

/** Those who are invited count as if they had come. */
export const inviteRefusal = (people: number): Refusal | null =>
  people < membersMax ? null : conflict('tooManyMembers')

/** An agency is never without an owner. */
export const stepDownRefusal = (before: MemberRole, owners: number): Refusal | null =>
  before === 'owner' && owners < 2 ? conflict('agencyNeedsOwner') : null

export const suspendRefusal = ({ status }: Agency): Refusal | null =>
  status === 'approved' ? null : conflict('notSupplying')

export const reinstateRefusal = ({ status }: Agency): Refusal | null =>
  status === 'suspended' ? null : conflict('agencyNotSuspended')

/** Only a licence that was sent in and not looked at yet is decided on. */
export const noLicenceWaits = conflict('noLicenceWaits')

/** Whoever has an account joins with it. */
export const joinAnewRefusal = (account: object | null): Refusal | null =>
  account === null ? null : conflict('signInToJoin')

const ofFile = (message: string): Refusal => ({ ...conflict(message), errors: { file: [message] } })

/** A file that was imported before is imported again only where that is said. */
export const repeatRefusal = (before: ImportRecord | null, again: boolean): Refusal | null =>
  before === null || again ? null : ofFile('importKnown')

/** Nobody is brought who objected to the agency while her file was written. */
export const objectedRefusal = (isAnyObjected: boolean): Refusal | null =>
  isAnyObjected ? ofFile('objectedMeanwhile') : null

/** One import of an agency at a time. */
export const importTurnRefusal = (isFree: boolean): Refusal | null =>
  isFree ? null : conflict('importRunning')

/** An import is taken back once, and when it is written. */
export const undoRefusal = ({ status }: Pick<ImportRecord, 'status'>): Refusal | null =>
  status === 'done' ? null : { code: 'INVALID_TRANSITION', message: 'importNotDone' }
