import { translated } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { measures } from '../../../platform/server/measures.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { subjects } from './audit-subjects.ts'
import { buildExport } from './build-export.ts'
import { eraseClosedAccounts } from './close-account.ts'
import { purgeExports } from './exports.ts'
import { exportMeasures } from './measures.ts'
import { notices } from './notices.ts'
import { personalData } from './own-data.ts'
import { routes } from './routes.ts'
import { processInactiveAccounts } from './unused-accounts.ts'

export const privacy = defineCapability({
  name: 'privacy',
  uses: ['console', 'accounts', 'notifications', 'records', 'enquiries'],
  routes,
  jobs: [
    buildExport,
    { name: 'forget-exports', cron: '25 * * * *', run: purgeExports },
    { name: 'erase-closed-accounts', cron: '15 * * * *', run: eraseClosedAccounts },
    { name: 'tend-unused-accounts', cron: '30 6 * * *', run: processInactiveAccounts },
  ],
  errorTexts: translated(en.errors),
  conflicts: { data_exports_one: { code: 'CONFLICT', message: 'exportUnderWay' } },
  provides: [
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(measures, exportMeasures),
    contribute(auditSubjects, subjects),
  ],
})
