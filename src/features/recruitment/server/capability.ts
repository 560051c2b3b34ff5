import { textsIn, translated } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { listWithOpenCase as openCasesPort, wageFloor } from '../../profiles/server/ports.ts'
import { mandateChanged, nextStepOf as nextStepPort } from '../../billing/server/ports.ts'
import { countPlacements as placementsPort } from '../../agencies/server/ports.ts'
import { lawRules, termsAgreed } from '../../agreements/server/ports.ts'
import { recordClaimed } from '../../claims/server/ports.ts'
import { otherSideOfCase as otherSidePort } from '../../enquiries/server/ports.ts'
import {
  countCompletedRecruitments,
  countExtendedOffers,
  findOwnCase as ownCasePort,
  hasArrived as arrivedPort,
  hireCreated,
  hireReverted,
  listOpenCases as openCasesOfHousehold,
} from '../../hiring/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { subjects } from './audit-subjects.ts'
import { letterOfAgreed, makeAgreedLetter } from './agreed-letter.ts'
import { changeAgencyOfCase } from './agency-step.ts'
import { hasArrived, joinCases, listWithOpenCase } from './cases-of-candidates.ts'
import { findOwnOpenCase, listOpenCases, nextStepOf } from './next-step.ts'
import { notices } from './notices.ts'
import { closeCase, openCase } from './open-case.ts'
import { openMissingCases } from './open-missing-cases.ts'
import { listRules } from './offer-queries.ts'
import { otherSideOfCase } from './other-side.ts'
import { personalData } from './personal-data.ts'
import { listHires, lockHire } from './ports.ts'
import { countPlacements } from './count-placements.ts'
import { countCompletedCases, countOffers } from './queries.ts'
import { routes } from './routes.ts'
import { notifyOverdueSteps } from './notify-overdue-steps.ts'

export const recruitment = defineCapability({
  name: 'recruitment',
  uses: [
    'console',
    'accounts',
    'notifications',
    'billing',
    'profiles',
    'agencies',
    'conversations',
    'hiring',
    'agreements',
    'enquiries',
  ],
  routes,
  jobs: [
    makeAgreedLetter,
    { name: 'open-missing-cases', cron: '35 * * * *', run: openMissingCases },
    { name: 'tell-overdue-steps', cron: '5 * * * *', run: notifyOverdueSteps },
  ],
  errorTexts: translated(en.errors),
  asks: [listHires, lockHire],
  provides: [
    answer(openCasesPort, listWithOpenCase),
    answer(
      wageFloor,
      async (ctx) => (await listRules(ctx)).find(({ key }) => key === 'minimum_wage') ?? null,
    ),
    answer(lawRules, listRules),
    answer(otherSidePort, otherSideOfCase),
    answer(placementsPort, countPlacements),
    answer(nextStepPort, (ctx, pair) =>
      nextStepOf(ctx, pair, (step) => textsIn(en, ctx.locale).steps[step]),
    ),
    answer(openCasesOfHousehold, (ctx, employerId) =>
      listOpenCases(ctx, employerId, (step) => textsIn(en, ctx.locale).steps[step]),
    ),
    answer(ownCasePort, (ctx, workerId) =>
      findOwnOpenCase(ctx, workerId, (step) => textsIn(en, ctx.locale).steps[step]),
    ),
    answer(countCompletedRecruitments, countCompletedCases),
    answer(countExtendedOffers, countOffers),
    answer(arrivedPort, hasArrived),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(auditSubjects, subjects),
  ],
  reactsTo: [
    on(hireCreated, async (ctx, hire) => {
      await openCase(ctx, hire)
      await letterOfAgreed(ctx, hire)
    }),
    on(termsAgreed, letterOfAgreed),
    on(hireReverted, closeCase),
    on(recordClaimed, joinCases),
    on(mandateChanged, changeAgencyOfCase),
  ],
})
