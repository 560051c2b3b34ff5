import { translated } from '../../../platform/shared/catalogues.ts'
import { contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import * as accounts from '../../accounts/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { createCandidateForUser, updateCandidateOfUser } from './follow-account.ts'
import { purgeDeletedDocuments } from './documents/delete-document.ts'
import { remindExpiring } from './documents/remind-expiring.ts'
import { purgeRemovedCandidates } from './managed/remove-candidate.ts'
import { notices } from './notices.ts'
import { showScannedVideos } from './own-profile/show-scanned-videos.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const records = defineCapability({
  name: 'records',
  uses: ['accounts', 'notifications', 'profiles', 'claims', 'reviews'],
  routes,
  jobs: [
    { name: 'show-scanned-videos', cron: '* * * * *', run: showScannedVideos },
    { name: 'forget-deleted-documents', cron: '*/10 * * * *', run: purgeDeletedDocuments },
    { name: 'forget-removed-candidates', cron: '*/10 * * * *', run: purgeRemovedCandidates },
    { name: 'remind-expiring-documents', cron: '0 6 * * *', run: remindExpiring },
  ],
  errorTexts: translated(en.errors),
  provides: [contribute(noticeKinds, notices), contribute(personalDataProviders, personalData)],
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
