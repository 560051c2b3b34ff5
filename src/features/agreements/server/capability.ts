import { answer, contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import * as billing from '../../billing/server/ports.ts'
import { recordClaimed } from '../../claims/server/ports.ts'
import { hireReverted, selectionEnded } from '../../hiring/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { errorTexts } from '../texts.ts'
import { moveAgreements } from './claimed-record.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { lawRules } from './ports.ts'
import { endAgreement, readCandidateAnswers, refuseAfterNo } from './react.ts'
import { routes } from './routes.ts'

export const agreements = defineCapability({
  name: 'agreements',
  uses: ['accounts', 'notifications', 'profiles', 'agencies', 'billing', 'hiring'],
  routes,
  errorTexts,
  conflicts: { agreements_one_live: { code: 'CONFLICT', message: 'termsChanged' } },
  asks: [lawRules],
  provides: [
    answer(billing.readCandidateAnswers, readCandidateAnswers),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
  ],
  reactsTo: [
    on(billing.orderPaid, refuseAfterNo),
    on(selectionEnded, endAgreement),
    on(hireReverted, endAgreement),
    on(recordClaimed, moveAgreements),
  ],
})
