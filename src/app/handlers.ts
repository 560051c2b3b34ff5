import {
  findReceiverOf,
  notices as accountNotices,
  onUserChanged,
  onUserRegistered,
  registerCandidateLookup,
} from '../features/accounts/server/index.ts'
import { agencyPeople, listMemberIds } from '../features/agencies/server/index.ts'
import { notices as billingNotices, openContact, registerCandidateDescriptions, registerFulfilment } from '../features/billing/server/index.ts'
import {
  candidateIdsOfUsers,
  candidateWords,
  createCandidateForUser,
  describeCandidates,
  notices as candidateNotices,
  registerAgencyKeepers,
  registerContactAccess,
  updateCandidateOfUser,
} from '../features/candidates/server/index.ts'
import { fillPlace } from '../features/demo/server/index.ts'
import {
  hireForPaidOrder,
  notices as hiringNotices,
  onHired,
  onUnhired,
  registerCompletedRecruitments,
  unhireForRefundedOrder,
} from '../features/hiring/server/index.ts'
import { registerNotices, registerReceivers } from '../features/notifications/server/index.ts'
import {
  closeCase,
  countCompletedCases,
  notices as recruitmentNotices,
  openCase,
  registerAgencyPeople,
} from '../features/recruitment/server/index.ts'

/** What travels against the arrows between capabilities: each is told here whom it works with. */
export function registerHandlers(): void {
  registerReceivers(findReceiverOf)
  registerNotices(accountNotices)
  registerCandidateLookup(candidateIdsOfUsers)
  onUserRegistered('jobseeker', createCandidateForUser)
  onUserChanged('jobseeker', updateCandidateOfUser)
  registerCandidateDescriptions({ describeCandidates, candidateWords })
  registerContactAccess(openContact)
  registerNotices(billingNotices)
  registerFulfilment({ fulfil: hireForPaidOrder, undo: unhireForRefundedOrder })
  onHired('demo', fillPlace)
  registerNotices(hiringNotices)
  onHired('recruitment', openCase)
  onUnhired('recruitment', closeCase)
  registerCompletedRecruitments(countCompletedCases)
  registerAgencyPeople(agencyPeople)
  registerNotices(recruitmentNotices)
  registerAgencyKeepers(listMemberIds)
  registerNotices(candidateNotices)
}
