import type { Candidate } from '../../profiles/contract.ts'
import type { PipelineEntry } from '../contract.ts'
import { actionsFrom } from '../transitions.ts'

/** Somebody just shortlisted, as far as it is known before the server has answered. */
export const blankEntry = (id: number, name: string): PipelineEntry => ({
  jobseeker_id: id,
  jobseeker_name: name,
  jobseeker_position: null,
  jobseeker_age: null,
  jobseeker_gender: null,
  jobseeker_nationality: null,
  jobseeker_image: null,
  status: 'shortlisted',
  interview_date: null,
  interview_time: null,
  interview_status: null,
  selection_date: null,
  selection_type: null,
  hire_date: null,
  interview_id: null,
  interview_answer: null,
  note: null,
  tags: [],
  available: true,
  can: actionsFrom('shortlisted', false),
})

/** A candidate as she will stand once shortlisted. */
export const newEntryOf = ({
  id,
  full_name,
  profile,
}: Pick<Candidate, 'id' | 'full_name' | 'profile'>): PipelineEntry => ({
  ...blankEntry(id, full_name),
  jobseeker_position: profile.desired_position ?? profile.position_sought,
  jobseeker_age: profile.age,
  jobseeker_gender: profile.gender,
  jobseeker_nationality: profile.nationality,
  jobseeker_image: profile.profile_image_url,
})
