import { z } from 'zod'
import { calledAs } from '../called-as.ts'
import { hasId } from '../keys.ts'

/** The next secret before a change, those before it afterwards: signed with by nobody, accepted by all. */
export function otherSecrets(text: string, { addIssue }: z.RefinementCtx): string[] {
  const all = text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
  if (all.some((secret) => secret.length < 32)) addIssue('each at least 32 characters')
  return all
}

/** The secrets of the settings, the one that signs first; a sentence that says what is wrong with them. */
export function readGivenSecrets(
  signing: string | undefined,
  others: readonly string[],
): string[] | string {
  const all = [...(signing === undefined ? [] : [signing]), ...others]
  if (signing === undefined && others.length > 0)
    return 'OTHER_SESSION_SECRETS stand beside a SESSION_SECRET, which is not set.'
  if (new Set(all).size < all.length)
    return 'SESSION_SECRET and OTHER_SESSION_SECRETS name one secret twice.'
  if (all.filter((secret) => !hasId(secret)).length > 1)
    return `Of SESSION_SECRET and OTHER_SESSION_SECRETS only one may be of your own making: ${calledAs('secrets:rotate')} makes the next.`
  return all
}
