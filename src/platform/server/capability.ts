import type { ErrorCode } from '../shared/errors.ts'
import type { Locale } from '../shared/locales.ts'
import type { Context } from './context.ts'
import type { Mount } from './http.ts'
import type { Job } from './jobs.ts'

declare const carries: unique symbol

/** Something that has happened, declared by the capability that publishes it; `P` is what it tells. */
export interface DomainEvent<P> {
  readonly name: string
  readonly [carries]?: (payload: P) => P
}

type Question = (ctx: never, ...rest: never[]) => unknown

/** A question that a capability asks of one whom it may not import: called like the function that another capability answers it with. */
export type Port<Ask extends Question> = Ask & { readonly port: string }

/** A list to which any capability adds its part, such as the notices that there are. */
export interface Collection<T> {
  readonly name: string
  readonly [carries]?: (part: T) => T
}

export const defineEvent = <P>(name: string): DomainEvent<P> => ({ name })
export const defineCollection = <T>(name: string): Collection<T> => ({ name })

export function definePort<Ask extends Question>(port: string): Port<Ask> {
  const ask = (ctx: Context, ...rest: unknown[]) => ctx.registry.answerOf(port)(ctx, ...rest)
  return Object.assign(ask as unknown as Ask, { port })
}

export interface Subscription {
  readonly event: string
  readonly handle: (ctx: Context, payload: never) => Promise<unknown>
}

/** Something given to a port or a collection. */
export interface Provision {
  readonly to: string
  readonly value: unknown
}

/** Handles an event in the transaction of whoever publishes it: when it throws, nothing of that stays. */
export const on = <P>(
  { name }: DomainEvent<P>,
  handle: (ctx: Context, payload: P) => Promise<unknown>,
): Subscription => ({ event: name, handle })

/** Answers a port. */
export const answer = <Ask extends Question>(
  { port }: Port<Ask>,
  value: NoInfer<Ask>,
): Provision => ({ to: port, value })

/** Adds a part to a collection. */
export const contribute = <T>({ name }: Collection<T>, value: T): Provision => ({ to: name, value })

export interface Conflict {
  code: ErrorCode
  message?: string
}

/** All that a capability is to the product around it; `src/app/capabilities.ts` lists them. */
export interface Capability {
  /** The name of its folder. */
  name: string
  /** The capabilities that it may import. */
  uses: readonly string[]
  routes?: readonly Mount[]
  jobs?: readonly Job[]
  /** The words of its refusals, by key. */
  errorTexts?: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  /** What its unique indexes mean when they refuse a row, by their names; `message` is a key of its error texts. */
  conflicts?: Readonly<Record<string, Conflict>>
  /** The ports that it asks: each must be answered by exactly one capability. */
  asks?: readonly { readonly port: string }[]
  /** What it answers, and adds to collections. */
  provides?: readonly Provision[]
  reactsTo?: readonly Subscription[]
}

export const defineCapability = (capability: Capability): Capability => capability

/** The product made of its capabilities: the same for as long as the process lives. */
export interface Registry {
  routes: readonly Mount[]
  jobs: readonly Job[]
  errorTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  conflicts: Readonly<Record<string, Conflict>>
  subscribersOf(event: string): readonly Subscription['handle'][]
  answerOf(port: string): (ctx: Context, ...rest: unknown[]) => unknown
  partsOf(collection: string): readonly unknown[]
}

/** Tells everyone who reacts to it, in the order of the capabilities and within the transaction. */
export async function publish<P>(
  ctx: Context,
  { name }: DomainEvent<P>,
  payload: NoInfer<P>,
): Promise<void> {
  for (const handle of ctx.registry.subscribersOf(name)) await handle(ctx, payload as never)
}

/** All parts of a collection, in the order of the capabilities. */
export const partsOf = <T>(ctx: Pick<Context, 'registry'>, { name }: Collection<T>): readonly T[] =>
  ctx.registry.partsOf(name) as readonly T[]
