import { translated } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability } from '../../../platform/server/capability.ts'
import { measures } from '../../../platform/server/measures.ts'
import { operatorSettings } from '../../../platform/server/operator-settings.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { consoleQueues } from '../../console/server/ports.ts'
import { openContact as contactPort } from '../../profiles/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { subjects } from './audit-subjects.ts'
import { queues } from './console-queues.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { moneyMeasures } from './ledger/measures.ts'
import { reconcilePayments } from './ledger/reconcile-payments.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { openContact } from './plans/open-contact.ts'
import { remindEndingPlans } from './plans/remind-ending-plans.ts'
import {
  agencyFees,
  candidateWords,
  contactsOfCandidates,
  describeAgencies,
  describeCandidates,
  readCandidateAnswers,
  interviewOpensUntil,
  listOfferingAgencies,
  nextStepOf,
} from './ports.ts'
import { billingSettings } from './prices/price-settings.ts'
import { routes } from './routes.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'

export const billing = defineCapability({
  name: 'billing',
  uses: ['console', 'accounts', 'notifications', 'agreements'],
  routes,
  jobs: [
    { name: 'sweep-open-payments', cron: '*/5 * * * *', run: reconcileOpenPayments },
    { name: 'remind-ending-plans', cron: '0 6 * * *', run: remindEndingPlans },
    { name: 'reconcile-payments', cron: '10 1 * * *', run: (ctx) => reconcilePayments(ctx) },
    { name: 'check-ledger', cron: '25 * * * *', run: checkLedger },
  ],
  errorTexts: translated(en.errors),
  conflicts: {
    refund_claims_one_open: { code: 'CONFLICT', message: 'claimOpen' },
    orders_one_lasting: { code: 'CANDIDATE_UNAVAILABLE' },
  },
  asks: [
    describeCandidates,
    candidateWords,
    contactsOfCandidates,
    readCandidateAnswers,
    interviewOpensUntil,
    nextStepOf,
    listOfferingAgencies,
    agencyFees,
    describeAgencies,
  ],
  provides: [
    answer(contactPort, openContact),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(operatorSettings, billingSettings),
    contribute(measures, moneyMeasures),
    contribute(consoleQueues, queues),
    contribute(auditSubjects, subjects),
  ],
})
