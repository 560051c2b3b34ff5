import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataKeeper } from '../../../platform/server/personal-data.ts'

const keepers = new Map<string, PersonalDataKeeper>()

/** Makes known what a capability holds of people; the one of the account itself comes last. */
export function registerPersonalData(...given: readonly PersonalDataKeeper[]): void {
  for (const keeper of given) keepers.set(keeper.name, keeper)
}

export const allKeepers = (): PersonalDataKeeper[] => [...keepers.values()]

/** Why an account can't go now, as keys of the texts. */
export async function obstaclesOf(ctx: Context, person: Person): Promise<string[]> {
  const found: string[] = []
  for (const keeper of keepers.values()) found.push(...((await keeper.obstacles?.(ctx, person)) ?? []))
  return [...new Set(found)]
}
