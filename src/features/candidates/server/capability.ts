import { answer, contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import * as accounts from '../../accounts/server/ports.ts'
import * as billing from '../../billing/server/ports.ts'
import * as enquiries from '../../enquiries/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { candidateIdsOfUsers } from './account-ids.ts'
import { createCandidateForUser, updateCandidateOfUser } from './accounts.ts'
import { showScannedVideos } from './own-profile/show-scanned-videos.ts'
import { sealObjections } from './claim/objections.ts'
import { notifyWorkers } from './claim/notify-workers.ts'
import { purgeDeletedDocuments } from './documents/delete-document.ts'
import { remindExpiring } from './documents/remind-expiring.ts'
import { contactOfCandidate } from './contact-of-candidate.ts'
import { describeCandidates } from './describe-candidates.ts'
import { purgeRemovedCandidates } from './managed/remove-candidate.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import {
  listEngaged,
  listReported,
  listWithOpenCase,
  openContact,
  peopleOfAgency,
  wageFloor,
} from './ports.ts'
import { endExpiredChecks } from './review/end-checks.ts'
import { routes } from './routes.ts'
import { candidateWords } from './words.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

export const candidates = defineCapability({
  name: 'candidates',
  uses: ['accounts', 'notifications'],
  routes,
  jobs: [
    { name: 'show-scanned-videos', cron: '* * * * *', run: showScannedVideos },
    { name: 'forget-deleted-documents', cron: '*/10 * * * *', run: purgeDeletedDocuments },
    { name: 'forget-removed-candidates', cron: '*/10 * * * *', run: purgeRemovedCandidates },
    { name: 'end-expired-checks', cron: '2 21 * * *', run: endExpiredChecks },
    { name: 'seal-objections', cron: '*/5 * * * *', run: sealObjections },
    { name: 'tell-workers', cron: '*/5 * * * *', run: notifyWorkers },
    { name: 'remind-expiring-documents', cron: '0 6 * * *', run: remindExpiring },
  ],
  errorTexts: { en: en.errors, ar: ar.errors },
  asks: [openContact, peopleOfAgency, wageFloor, listEngaged, listWithOpenCase, listReported],
  provides: [
    answer(accounts.candidateIdsOf, candidateIdsOfUsers),
    answer(billing.describeCandidates, describeCandidates),
    answer(billing.contactOfCandidate, contactOfCandidate),
    answer(billing.candidateWords, (ctx) => candidateWords(ctx.locale)),
    answer(enquiries.namesOfCandidates, async (ctx, ids) => {
      const described = await describeCandidates(ctx, ids)
      return new Map(
        [...described].map(([id, { full_name, published }]) => [
          id,
          { name: full_name, isPublished: published },
        ]),
      )
    }),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
  ],
  reactsTo: [
    on(
      accounts.userRegistered,
      async (ctx, user) => rulesOf(user.role).hasRecord && createCandidateForUser(ctx, user),
    ),
    on(
      accounts.userChanged,
      async (ctx, user) => rulesOf(user.role).hasRecord && updateCandidateOfUser(ctx, user),
    ),
  ],
})
