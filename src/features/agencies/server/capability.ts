import { joined } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import {
  describeAgencies as describePort,
  agencyFees as feesPort,
  listOfferingAgencies as offersPort,
  mandateChanged,
} from '../../billing/server/ports.ts'
import { consoleQueues } from '../../console/server/ports.ts'
import { isFactorDemandedOf } from '../../accounts/server/ports.ts'
import { findMembership } from '../../conversations/server/ports.ts'
import { peopleOfAgency } from '../../profiles/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { importTexts as importEn } from '../messages.import.en.ts'
import { en as officeEn } from '../messages.office.en.ts'
import { en as servicesEn } from '../messages.services.en.ts'
import { subjects } from './audit-subjects.ts'
import { remindLicences } from './licence/remind-licences.ts'
import { findAgencyOf, isOwner } from './agency-of.ts'
import { reaches } from '../choices.ts'
import { queues } from './console-queues.ts'
import { notices } from './notices.ts'
import { listMemberIds } from './people.ts'
import { personalData } from './personal-data.ts'
import { countPlacements } from './ports.ts'
import { routes } from './routes.ts'
import { notifyAgencies } from './abroad/mandates.ts'
import { describeAgencies, listFees, listOfferingAgencies } from './abroad/offers.ts'

export const agencies = defineCapability({
  name: 'agencies',
  uses: [
    'console',
    'accounts',
    'notifications',
    'profiles',
    'records',
    'claims',
    'reviews',
    'billing',
  ],
  routes,
  jobs: [{ name: 'remind-licences', cron: '0 6 * * *', run: remindLicences }],
  errorTexts: joined(en.errors, officeEn.errors, importEn.errors, servicesEn.errors),
  conflicts: {
    agency_members_pkey: { code: 'CONFLICT', message: 'alreadyMember' },
    agencies_licence_number: { code: 'CONFLICT', message: 'licenceTaken' },
  },
  asks: [countPlacements],
  provides: [
    answer(offersPort, listOfferingAgencies),
    answer(feesPort, listFees),
    answer(describePort, describeAgencies),
    answer(isFactorDemandedOf, isOwner),
    answer(peopleOfAgency, (ctx, agencyId) => listMemberIds(ctx, agencyId)),
    answer(findMembership, async (ctx, userId) => {
      const found = await findAgencyOf(ctx, userId)
      return (
        found && {
          agencyId: found.agency.id,
          mayWrite: reaches(found.role, 'editor'),
        }
      )
    }),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(consoleQueues, queues),
    contribute(auditSubjects, subjects),
  ],
  reactsTo: [on(mandateChanged, notifyAgencies)],
})
