import { type CandidateDescription, describeCandidates } from '../../profiles/server/names-api.ts'
import type { Context } from '../../../platform/server/context.ts'
import { qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import type { PipelineEntry } from '../contract.ts'
import { entryRights } from './policy.ts'
import type { EntryWithInterview } from './queries.ts'

export const presentEntry = (
  { entry, interview }: EntryWithInterview,
  candidate: CandidateDescription,
): PipelineEntry => ({
  jobseeker_id: entry.candidateId,
  jobseeker_name: candidate.full_name,
  jobseeker_position: candidate.position,
  jobseeker_age: candidate.age,
  jobseeker_gender: candidate.gender,
  jobseeker_nationality: candidate.nationality,
  jobseeker_image: candidate.image,
  status: entry.status,
  interview_date: entry.interviewAt && qatarDate(entry.interviewAt),
  interview_time: entry.interviewAt && qatarTime(entry.interviewAt),
  interview_status: entry.interviewStatus,
  selection_date: entry.selectionDate,
  selection_type: entry.selectionType,
  hire_date: entry.hireDate,
  interview_id: interview?.id ?? null,
  interview_answer: interview?.answer ?? null,
  note: entry.note,
  tags: entry.tags,
  ...entryRights(candidate, entry),
})

export async function presentEntries(
  ctx: Context,
  entries: readonly EntryWithInterview[],
): Promise<PipelineEntry[]> {
  const candidates = await describeCandidates(
    ctx,
    entries.map(({ entry }) => entry.candidateId),
  )
  return entries.flatMap((found) => {
    const candidate = candidates.get(found.entry.candidateId)
    return candidate ? [presentEntry(found, candidate)] : []
  })
}
