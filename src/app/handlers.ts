import {
  findReceiverOf,
  notices as accountNotices,
  onUserChanged,
  onUserRegistered,
  personalData as accountData,
  registerCandidateLookup,
} from '../features/accounts/server/index.ts'
import { agencyPeople, listMemberIds, notices as agencyNotices, personalData as agencyData } from '../features/agencies/server/index.ts'
import {
  notices as billingNotices,
  openContact,
  personalData as billingData,
  registerCandidateDescriptions,
  registerFulfilment,
} from '../features/billing/server/index.ts'
import {
  candidateIdsOfUsers,
  candidateWords,
  createCandidateForUser,
  describeCandidates,
  notices as candidateNotices,
  registerAgencyKeepers,
  personalData as candidateData,
  registerContactAccess,
  registerDealings,
  updateCandidateOfUser,
} from '../features/candidates/server/index.ts'
import { fillPlace } from '../features/demo/server/index.ts'
import { personalData as employerData } from '../features/employers/server/index.ts'
import { personalData as enquiryData, registerReported } from '../features/enquiries/server/index.ts'
import {
  hireForPaidOrder,
  listDealtWith,
  listHires,
  lockHire,
  notices as hiringNotices,
  onHired,
  onUnhired,
  personalData as hiringData,
  otherSideOfInterview,
  registerCompletedRecruitments,
  unhireForRefundedOrder,
} from '../features/hiring/server/index.ts'
import { personalData as matchingData } from '../features/matching/server/index.ts'
import { personalData as notificationData, registerNotices, registerReceivers } from '../features/notifications/server/index.ts'
import { notices as privacyNotices, personalData as privacyData, registerPersonalData } from '../features/privacy/server/index.ts'
import {
  closeCase,
  countCompletedCases,
  joinCases,
  listWithOpenCase,
  notices as recruitmentNotices,
  openCase,
  otherSideOfCase,
  registerAgencyPeople,
  registerHires,
  personalData as recruitmentData,
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
  onHired('recruitment', (ctx, hire) => openCase(ctx, hire))
  onUnhired('recruitment', closeCase)
  registerCompletedRecruitments(countCompletedCases)
  registerAgencyPeople(agencyPeople)
  registerHires({ listHires, lockHire })
  registerNotices(recruitmentNotices)
  registerAgencyKeepers(listMemberIds)
  registerNotices(agencyNotices)
  registerNotices(candidateNotices)
  registerNotices(privacyNotices)
  // Hiring and recruitment first: they still find her record and the others' names; the account itself last.
  registerPersonalData(hiringData, recruitmentData, agencyData, billingData, matchingData, employerData, candidateData, enquiryData)
  registerPersonalData(notificationData, privacyData, accountData)
  registerDealings({ dealtWith: listDealtWith, withOpenCase: listWithOpenCase, claimed: joinCases })
  registerReported({
    namesOfCandidates: async (ctx, ids) =>
      new Map([...(await describeCandidates(ctx, ids))].map(([id, { full_name, published }]) => [id, { name: full_name, isPublished: published }])),
    otherSide: { interview: otherSideOfInterview, case: otherSideOfCase },
  })
}
