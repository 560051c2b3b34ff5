import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { ContactAccess } from '../contract.ts'

/** These can no longer be had: taken off, suspended, leaving, objecting, or of an agency that may not supply; in that transaction. */
export const candidatesWithdrawn = defineEvent<{ candidateIds: readonly number[] }>(
  'profiles.withdrawn',
)

/** What others see of these, or whether they see them, is another now; in that transaction. */
export const candidatesChanged = defineEvent<{ candidateIds: readonly number[] }>(
  'profiles.changed',
)

/** Whether the asker may see how to reach a candidate; writes down that she did. */
export const openContact =
  definePort<(ctx: Context, candidateId: number) => Promise<ContactAccess>>('profiles.openContact')

/** The people of an agency: ids of users. */
export const peopleOfAgency =
  definePort<(ctx: Context, agencyId: number) => Promise<number[]>>('profiles.peopleOfAgency')

/** The least wage a month, and the law that says so. */
export interface WageFloor {
  value: number
  source: string
}

/** The least wage that the law allows today; null where it names none. */
export const wageFloor =
  definePort<(ctx: Context) => Promise<WageFloor | null>>('profiles.wageFloor')

type Among = (ctx: Context, ids: readonly number[]) => Promise<Set<number>>

/** Those of the candidates whom any household has in its list. */
export const listEngaged = definePort<Among>('profiles.listDealtWith')

/** Those whose recruitment is open. */
export const listWithOpenCase = definePort<Among>('profiles.listWithOpenCase')

/** Those of whom a report waits for the operator. */
export const listReported = definePort<Among>('profiles.listReported')
