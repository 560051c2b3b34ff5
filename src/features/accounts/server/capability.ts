import { joined } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { factor as factorEn } from '../messages.second-factor.en.ts'
import { passkeys as passkeysEn } from '../messages.passkeys.en.ts'
import { en } from '../messages.en.ts'
import { findReceiver, isSessionOpen, noticeKinds } from '../../notifications/server/ports.ts'
import { subjects } from './audit-subjects.ts'
import { purgeExpired } from './purge-expired.ts'
import { isSessionLive } from '../../../gateways/files/ports.ts'
import { sealedColumns } from '../../../platform/server/seal.ts'
import { sealedWithChange } from './means/kept-factors.ts'
import { sealedFor } from './second-factor/totp.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { candidateIdsOf, isFactorDemandedOf } from './ports.ts'
import { findReceiverOf } from './queries.ts'
import { isLiveSession } from './sessions/authenticate.ts'
import { routes } from './routes.ts'

export const accounts = defineCapability({
  name: 'accounts',
  uses: ['notifications', 'conversations'],
  routes,
  jobs: [{ name: 'forget-expired', cron: '20 0 * * *', run: purgeExpired }],
  errorTexts: joined(en.errors, factorEn.errors, passkeysEn.errors),
  conflicts: {
    users_phone_number_key: { code: 'CONFLICT', message: 'phoneTaken' },
    passkeys_credential_id_key: { code: 'CONFLICT', message: 'passkeyKnown' },
  },
  asks: [candidateIdsOf, isFactorDemandedOf],
  provides: [
    answer(findReceiver, findReceiverOf),
    answer(isSessionLive, isLiveSession),
    answer(isSessionOpen, isLiveSession),
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(sealedColumns, sealedFor),
    contribute(sealedColumns, sealedWithChange),
    contribute(auditSubjects, subjects),
  ],
})
