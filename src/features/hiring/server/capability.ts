import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { afterCommit } from '../../../platform/server/database/db.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { userChanged } from '../../accounts/server/ports.ts'
import * as billing from '../../billing/server/ports.ts'
import * as candidates from '../../profiles/server/ports.ts'
import * as conversations from '../../conversations/server/ports.ts'
import * as enquiries from '../../enquiries/server/ports.ts'
import { answerByReply as repliedNotice, noticeKinds } from '../../notifications/server/ports.ts'
import * as recruitment from '../../recruitment/server/ports.ts'
import { errorTexts } from '../error-texts.ts'
import { subjects } from './audit-subjects.ts'
import { hireForPaidOrder } from './hire-for-paid-order.ts'
import { listHires, lockHire } from './hires.ts'
import { endInterviewsOf, endWithdrawn } from './leave/end-withdrawn.ts'
import { isShortlisted } from './is-shortlisted.ts'
import { listEngaged } from './list-engaged.ts'
import { answerByReply } from './meetings/answer-by-reply.ts'
import { interviewOpensUntil } from './meetings/contacts.ts'
import { notices } from './notices.ts'
import { notifyCandidate } from './notify-candidate.ts'
import { otherSideOfInterview } from './other-side.ts'
import { personalData } from './personal-data.ts'
import {
  countCompletedRecruitments,
  countExtendedOffers,
  findOwnCase,
  hasArrived,
  hasNeeds,
  interviewChanged,
  listOpenCases,
  weighByNeeds,
} from './ports.ts'
import { routes } from './routes.ts'
import { remindOfInterview } from './remind-of-interview.ts'
import { unhireForRefundedOrder } from './unhire-for-refunded-order.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

export const hiring = defineCapability({
  name: 'hiring',
  uses: [
    'accounts',
    'notifications',
    'billing',
    'profiles',
    'records',
    'enquiries',
    'agencies',
    'conversations',
    'agreements',
  ],
  routes,
  jobs: [
    remindOfInterview,
    { name: 'end-withdrawn', cron: '*/5 * * * *', run: (ctx) => endWithdrawn(ctx) },
  ],
  errorTexts,
  conflicts: { pipeline_entries_one_hire: { code: 'CANDIDATE_UNAVAILABLE' } },
  asks: [
    countCompletedRecruitments,
    countExtendedOffers,
    hasArrived,
    hasNeeds,
    weighByNeeds,
    listOpenCases,
    findOwnCase,
    billing.readCandidateAnswers,
  ],
  provides: [
    answer(candidates.listEngaged, listEngaged),
    answer(conversations.isShortlisted, isShortlisted),
    answer(enquiries.otherSideOfInterview, otherSideOfInterview),
    answer(billing.interviewOpensUntil, interviewOpensUntil),
    answer(recruitment.listHires, listHires),
    answer(recruitment.lockHire, lockHire),
    answer(repliedNotice, answerByReply),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(auditSubjects, subjects),
  ],
  reactsTo: [
    on(interviewChanged, notifyCandidate),
    on(billing.orderPaid, hireForPaidOrder),
    on(billing.hireEnded, unhireForRefundedOrder),
    on(candidates.candidatesWithdrawn, (ctx, { candidateIds }) =>
      afterCommit(ctx, (ctx) => endWithdrawn(ctx, candidateIds)),
    ),
    on(userChanged, async (ctx, { id, role, suspendedAt }) => {
      if (rulesOf(role).hires && suspendedAt !== null)
        await afterCommit(ctx, (ctx) => endInterviewsOf(ctx, [id]))
    }),
  ],
})
