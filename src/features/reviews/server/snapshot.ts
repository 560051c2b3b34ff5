import { isDeepStrictEqual } from 'node:util'
import type { ReviewKind } from '../choices.ts'
import { mediaUrl, type CandidateRow } from '../../profiles/server/record-api.ts'
import type { Snapshot } from './tables.ts'

/** What an item of a kind shows of a profile. */
export function snapshotOf(row: CandidateRow, kind: ReviewKind): Snapshot {
  const picture = { picture: mediaUrl(row.fullImageKey ?? row.profileImageKey) }
  const video = { video: mediaUrl(row.profileVideoKey) }
  const texts = {
    full_name: row.fullName,
    description: row.description,
    previous_position: row.previousPosition,
    core_skills: row.coreSkills,
    other_skills: row.otherSkills,
    work_history: row.workHistory.map(wordsOfJob),
  }
  return { profile: { ...texts, ...picture, ...video }, picture, video, texts }[kind]
}

/** What of a place of work is written freely, and may be seen by everybody; a line as her page has it. */
const wordsOfJob = ({ country, family, children, reason }: CandidateRow['workHistory'][number]) =>
  [country, family, children, reason].filter((word) => word !== null).join(' · ')

const parts = ['picture', 'video', 'texts'] as const

/** Which of what the operator looks at differs. A film counts by its file: it has no address before the scanner has passed it. */
export const changedParts = (before: CandidateRow, after: CandidateRow): ReviewKind[] =>
  parts.filter(
    (kind) =>
      !isDeepStrictEqual(snapshotOf(before, kind), snapshotOf(after, kind)) ||
      (kind === 'video' && before.profileVideoFile !== after.profileVideoFile),
  )
