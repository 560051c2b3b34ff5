import { defineCollection } from './capability.ts'
import type { Context } from './context.ts'
import type { Role } from '../shared/roles.ts'

/** Someone whose data is collected or erased, as she was before any of it went. */
export interface Person {
  userId: number
  role: Role
  fullName: string
  /** E.164. */
  phoneNumber: string
  email: string | null
}

/** A file of hers by its folder and name in the archive: one that lies in the store under `key`, or a paper that is made as it is asked for. */
export type PersonalFile = { path: string } & ({ key: string } | { make: () => Promise<Buffer> })

/** What one capability holds of people, and what becomes of it. Each function runs in the caller's transaction. */
export interface PersonalDataProvider {
  /** The capability; also the heading of its part in the archive. */
  name: string
  /** Every table of it that names a user or candidate: erased with her, or kept for the reason that stands here. */
  tables: Readonly<Record<string, 'erased' | { kept: string }>>
  /** Locks what others change too, before anything of hers is changed; providers are asked in the order in which they are registered. */
  lock?(ctx: Context, person: Person): Promise<void>
  /** All that it holds of her, to be read by her. */
  collect(ctx: Context, person: Person): Promise<{ data: unknown; files?: PersonalFile[] }>
  /** What of it is special by law, such as religion, marriage and children: whether any stands, and what erases it while the rest stays. */
  special?: {
    stands(ctx: Context, person: Person): Promise<boolean>
    withdraw(ctx: Context, person: Person): Promise<void>
  }
  /** Takes it all away, for good. */
  erase(ctx: Context, person: Person): Promise<void>
  /** Whose accounts can't go now, of these, by the reason: a key of privacy's texts. */
  blockers?(ctx: Context, people: readonly Person[]): Promise<Record<string, Iterable<number>>>
  /** What her own leaving would end, of these, by the reason; an account that lies unused waits for it. */
  ends?(ctx: Context, people: readonly Person[]): Promise<Record<string, Iterable<number>>>
  /** Her account is closed: what the others see of her is hidden, what is planned with her is called off. */
  close?(ctx: Context, person: Person): Promise<void>
  /** She keeps it after all. */
  reopen?(ctx: Context, person: Person): Promise<void>
}

/** What each capability holds of people; erased in the order of the capabilities. */
export const personalDataProviders = defineCollection<PersonalDataProvider>('personalData')
