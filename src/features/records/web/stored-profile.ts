import {
  type Draft,
  type DraftStore,
  inTab,
  useStoredDraft,
} from '../../../platform/web/form-draft.ts'
import { readSession } from '../../../platform/web/session.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import type { ProfileForm } from './profile-form.ts'

const storageKey = 'candidate-profile-storage'

/** The last answer as this browser keeps it, and what was typed and not saved; gone at sign-out. */
type Copy = OwnProfile & { userId: number; draft?: ProfileForm }

function read(userId = readSession()?.user.id): Copy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Copy | null
    return copy !== null && copy.userId === userId && typeof copy.version === 'number'
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

const own: DraftStore<ProfileForm> = {
  read: (userId) => read(userId)?.draft,
  write: (userId, draft) => {
    const copy = read(userId)
    if (copy === undefined) return
    const { draft: _, ...rest } = copy
    write(draft === undefined ? rest : { ...rest, draft })
  },
}

/** What was typed and not saved; `recordId` is null for one's own. Of candidates whom an agency keeps nothing stays in the browser beyond this tab. */
export const useProfileDraft = (recordId: number | null): Draft<ProfileForm> =>
  useStoredDraft(recordId === null ? own : inTab<ProfileForm>(`candidate:${recordId}`))
