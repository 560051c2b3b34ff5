import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId } from '../../platform/shared/fields.ts'
import { analyticsStatuses, ranges } from './analytics-choices.ts'

/** How many candidates reached each stage; a candidate counts once for each. */
const reached = {
  shortlisted: z.int(),
  interview: z.int(),
  selected: z.int(),
  hired: z.int(),
  rejected: z.int(),
}

export const getAnalytics = endpoint('GET', '/api/employer/analytics/', {
  access: 'employer',
  summary:
    'What the household did within a time: standings, figures, the latest candidates, a line over time',
  input: z.object({ range: optional(z.enum(ranges, 'unknownChoice')).default('1Y') }),
  output: z.object({
    range: z.enum(ranges),
    totalCandidates: z.int(),
    shortlistedCandidates: z.int(),
    interviewedCandidates: z.int(),
    selectedCandidates: z.int(),
    hiredCandidates: z.int(),
    rejectedCandidates: z.int(),
    quickStats: z.object({
      pendingInterviews: z.int(),
      offersExtended: z.int(),
      activeRecruitments: z.int(),
    }),
    recruitmentStats: z.object({
      totalCandidatesViewed: z.int(),
      totalRecruitments: z.int(),
      inProgress: z.int(),
      completed: z.int(),
    }),
    recentCandidates: z.array(
      z.object({
        jobseeker_id: z.int(),
        jobseeker_name: z.string(),
        jobseeker_position: z.string().nullable(),
        jobseeker_age: z.int().nullable(),
        jobseeker_nationality: z.string().nullable(),
        jobseeker_image: z.string().nullable(),
        status: z.enum(analyticsStatuses),
      }),
    ),
    /** Parts of the time, oldest first, each beginning on a day in Qatar; every part is there, also an empty one. */
    timeline: z.array(z.object({ from: z.string(), ...reached })),
    timelineUnit: z.enum(['week', 'month', 'year']),
    /** The same over the whole time. */
    funnel: z.object(reached),
  }),
})
export type Analytics = z.output<typeof getAnalytics.output>

export const viewCandidate = endpoint('POST', '/api/employer/candidates/:id/view/', {
  access: 'employer',
  summary: "Remember that the household opened a candidate's profile",
  input: z.object({ id: recordId }),
  output: z.object({}),
})
