import {
  recallDraft as recallOfTab,
  rememberDraft as rememberInTab,
} from '../../../../platform/web/form-draft.ts'
import { readSession } from '../../../../platform/web/session.ts'
import type { OwnProfile } from '../../own-profile-contract.ts'
import type { ProfileForm } from './profile-form.ts'

const storageKey = 'candidate-profile-storage'

/** The last answer as this browser keeps it, and what was typed and not saved; gone at sign-out. */
type Copy = OwnProfile & { userId: number; draft?: ProfileForm }

function read(): Copy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Copy | null
    return copy !== null &&
      copy.userId === readSession()?.user.id &&
      typeof copy.version === 'number'
      ? copy
      : undefined
  } catch {
    return undefined
  }
}

function write(copy: Copy): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(copy))
  } catch {
    // A full storage costs the first paint, nothing else.
    localStorage.removeItem(storageKey)
  }
}

export const recallProfile = (): OwnProfile | undefined => read()

export function rememberProfile(profile: OwnProfile): OwnProfile {
  const userId = readSession()?.user.id
  const draft = read()?.draft
  if (userId !== undefined) write({ ...profile, userId, ...(draft && { draft }) })
  return profile
}

/** Of candidates whom an agency keeps nothing stays in the browser beyond this tab. */
const draftName = (recordId: number): string => `candidate:${recordId}`

export const recallDraft = (recordId: number | null): ProfileForm | undefined =>
  recordId === null ? read()?.draft : recallOfTab(draftName(recordId))

/** Keeps what is typed until it is saved; undefined forgets it. `recordId` is null for one's own. */
export function rememberDraft(recordId: number | null, draft: ProfileForm | undefined): void {
  if (recordId !== null) return rememberInTab(draftName(recordId), draft)
  const copy = read()
  if (copy === undefined) return
  const { draft: _, ...rest } = copy
  write(draft === undefined ? rest : { ...rest, draft })
}
