import { translated } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability } from '../../../platform/server/capability.ts'
import * as accounts from '../../accounts/server/ports.ts'
import * as billing from '../../billing/server/ports.ts'
import * as enquiries from '../../enquiries/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { subjects } from './audit-subjects.ts'
import { candidateIdsOfUsers } from './account-ids.ts'
import { contactsOfCandidates } from './contacts-of-candidates.ts'
import { describeCandidates } from './describe-candidates.ts'
import { notices } from './notices.ts'
import {
  listEngaged,
  listReported,
  listWithOpenCase,
  openContact,
  peopleOfAgency,
  wageFloor,
} from './ports.ts'
import { routes } from './routes.ts'
import { candidateWords } from './words.ts'

export const profiles = defineCapability({
  name: 'profiles',
  uses: ['accounts', 'notifications'],
  routes,
  errorTexts: translated(en.errors),
  asks: [openContact, peopleOfAgency, wageFloor, listEngaged, listWithOpenCase, listReported],
  provides: [
    answer(accounts.candidateIdsOf, candidateIdsOfUsers),
    answer(billing.describeCandidates, describeCandidates),
    answer(billing.contactsOfCandidates, contactsOfCandidates),
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
    contribute(auditSubjects, subjects),
  ],
})
