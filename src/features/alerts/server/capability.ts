import { contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { candidatesChanged } from '../../profiles/server/ports.ts'
import { errorTexts } from '../texts.ts'
import { followBirthdays } from './follow-birthdays.ts'
import { matchChanges, matchSavedSearches, matchStuckChange, noteChanges } from './match-changes.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { purgeOldFinds } from './purge-old-finds.ts'
import { routes } from './routes.ts'
import { seeListed } from './see-listed.ts'
import { sendInTheMorning, sendNewFinds } from './send-finds.ts'

export const alerts = defineCapability({
  name: 'alerts',
  uses: ['accounts', 'notifications', 'profiles', 'search', 'matching'],
  routes,
  jobs: [
    matchSavedSearches,
    matchStuckChange,
    sendNewFinds,
    seeListed,
    // What changed while the last round of the job above was ending, or in a process that died before it asked for one.
    { name: 'match-late-changes', cron: '* * * * *', run: matchChanges },
    // Just after midnight in Qatar.
    { name: 'follow-birthdays', cron: '5 21 * * *', run: followBirthdays },
    { name: 'purge-old-finds', cron: '40 1 * * *', run: purgeOldFinds },
    // Eight in the morning in Qatar.
    { name: 'tell-saved-searches', cron: '0 5 * * *', run: sendInTheMorning },
  ],
  errorTexts,
  provides: [contribute(noticeKinds, notices), contribute(personalDataProviders, personalData)],
  reactsTo: [on(candidatesChanged, noteChanges)],
})
