import { partsOf } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import {
  type Person,
  type PersonalDataProvider,
  personalDataProviders,
} from '../../../platform/server/personal-data.ts'

export const allProviders = (ctx: Context): readonly PersonalDataProvider[] =>
  partsOf(ctx, personalDataProviders)

/** Takes the locks of everything of hers that will be changed, in the order in which every change takes them; her account comes before. */
export async function lockAll(ctx: Context, person: Person): Promise<void> {
  for (const provider of allProviders(ctx)) await provider.lock?.(ctx, person)
}

/** Why accounts can't go now, as keys of the texts, by user; who isn't in it may go. */
export const blockersOf = (
  ctx: Context,
  people: readonly Person[],
): Promise<Map<number, string[]>> => reasonsOf('blockers', ctx, people)

/** What ends with accounts that go by their owners' wish, as keys of the texts, by user. */
export const endsOf = (ctx: Context, people: readonly Person[]): Promise<Map<number, string[]>> =>
  reasonsOf('ends', ctx, people)

async function reasonsOf(
  kind: 'blockers' | 'ends',
  ctx: Context,
  people: readonly Person[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (const provider of allProviders(ctx)) {
    for (const [reason, ids] of Object.entries((await provider[kind]?.(ctx, people)) ?? {})) {
      for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), reason])
    }
  }
  return found
}

/** The same of one. */
export const blockersOfOne = async (ctx: Context, person: Person): Promise<string[]> =>
  (await blockersOf(ctx, [person])).get(person.userId) ?? []

/** What of one holds an unused account: nobody but she herself ends it. */
export const holdsOfOne = async (ctx: Context, person: Person): Promise<string[]> => [
  ...(await blockersOfOne(ctx, person)),
  ...((await endsOf(ctx, [person])).get(person.userId) ?? []),
]

/** Whether anything special by law is held of someone, by whichever capability. */
export async function hasSpecialData(ctx: Context, person: Person): Promise<boolean> {
  for (const { special } of allProviders(ctx)) if (await special?.stands(ctx, person)) return true
  return false
}

export async function withdrawSpecialData(ctx: Context, person: Person): Promise<void> {
  for (const { special } of allProviders(ctx)) await special?.withdraw(ctx, person)
}
