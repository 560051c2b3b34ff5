import './every-language.ts'
import { inEachLanguage, wordsIn } from '../../src/platform/shared/catalogues.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import {
  screens as agreementTexts,
  words as termWords,
} from '../../src/features/agreements/texts.ts'
import { ar as alertsAr } from '../../src/features/alerts/messages.ar.ts'
import { en as alertsEn } from '../../src/features/alerts/messages.en.ts'
import { ar as roomsAr } from '../../src/features/rooms/messages.ar.ts'
import { en as roomsEn } from '../../src/features/rooms/messages.en.ts'
import { ar as conversationsAr } from '../../src/features/conversations/messages.ar.ts'
import { en as conversationsEn } from '../../src/features/conversations/messages.en.ts'
import { ar as recruitmentAr } from '../../src/features/recruitment/messages.ar.ts'
import { en as recruitmentEn } from '../../src/features/recruitment/messages.en.ts'
import { ar as accountsAr } from '../../src/features/accounts/messages.ar.ts'
import { en as accountsEn } from '../../src/features/accounts/messages.en.ts'
import { accountTexts, roleLoginTexts } from '../../src/features/accounts/web/account/texts.ts'
import { figures as figuresAr } from '../../src/features/administration/messages.figures.ar.ts'
import { figures as figuresEn } from '../../src/features/administration/messages.figures.en.ts'
import { settings as settingsAr } from '../../src/features/administration/messages.settings.ar.ts'
import { settings as settingsEn } from '../../src/features/administration/messages.settings.en.ts'
import { ar as newsletterAr } from '../../src/features/enquiries/messages.newsletter.ar.ts'
import { en as newsletterEn } from '../../src/features/enquiries/messages.newsletter.en.ts'
import { auditTexts } from '../../src/features/administration/web/texts.ts'
import { frameTexts } from '../../src/features/console/web/index.ts'
import { roomsOf } from './rooms.ts'
import { stepUpTexts } from '../../src/features/accounts/web/step-up/texts.ts'
import {
  passkeyTexts,
  secondFactorTexts,
  securityTexts,
} from '../../src/features/accounts/web/second-factor/texts.ts'
import { entryTexts } from '../../src/features/accounts/web/sign-in/entry-texts.ts'
import { menuTexts } from '../../src/features/accounts/web/menu/menu-texts.ts'
import { ar as billingAr } from '../../src/features/billing/messages.ar.ts'
import { en as billingEn } from '../../src/features/billing/messages.en.ts'
import { list as listAr } from '../../src/features/search/messages.list.ar.ts'
import { list as listEn } from '../../src/features/search/messages.list.en.ts'
import { more as moreAr } from '../../src/features/search/messages.more.ar.ts'
import { more as moreEn } from '../../src/features/search/messages.more.en.ts'
import { profile as profileAr } from '../../src/features/profiles/messages.profile.ar.ts'
import { profile as profileEn } from '../../src/features/profiles/messages.profile.en.ts'
import { area as areaAr } from '../../src/features/records/messages.own-profile.ar.ts'
import { area as areaEn } from '../../src/features/records/messages.own-profile.en.ts'
import { words as wordsAr } from '../../src/features/profiles/messages.words.ar.ts'
import { words as wordsEn } from '../../src/features/profiles/messages.words.en.ts'
import { ar as contentAr } from '../../src/features/content/messages.ar.ts'
import { en as contentEn } from '../../src/features/content/messages.en.ts'
import { plainTexts } from '../../src/features/content/web/site/plain-texts.ts'
import { siteTexts } from '../../src/features/content/web/site/site-texts.ts'
import { ar as employersAr } from '../../src/features/employers/messages.ar.ts'
import { en as employersEn } from '../../src/features/employers/messages.en.ts'
import { ar as analyticsAr } from '../../src/features/hiring/messages.analytics.ar.ts'
import { en as analyticsEn } from '../../src/features/hiring/messages.analytics.en.ts'
import { ar as hiringAr } from '../../src/features/hiring/messages.ar.ts'
import { en as hiringEn } from '../../src/features/hiring/messages.en.ts'
import { ar as matchingAr } from '../../src/features/matching/messages.ar.ts'
import { en as matchingEn } from '../../src/features/matching/messages.en.ts'
import { ar as notificationsAr } from '../../src/features/notifications/messages.ar.ts'
import { en as notificationsEn } from '../../src/features/notifications/messages.en.ts'
import { dataTexts as ownDataTexts } from '../../src/features/privacy/web/texts.ts'
import { dataTexts as consoleDataTexts } from '../../src/features/privacy/web/console/texts.ts'
import { agencyTexts as dealingTexts } from '../../src/features/hiring/web/agency/texts.ts'
import { leaveTexts } from '../../src/features/hiring/web/leave/texts.ts'
import { homeTexts, listTexts, meetingTexts } from '../../src/features/hiring/web/list-texts.ts'
import { panelTexts } from '../../src/features/hiring/web/panel-texts.ts'

import { candidatesTexts as agencyRoomTexts } from '../../src/features/agencies/web/candidates-texts.ts'
import { pageTexts as officeTexts } from '../../src/features/agencies/web/page-texts.ts'
import { ar as talkServerAr } from '../../src/features/conversations/messages.server.ar.ts'
import { en as talkServerEn } from '../../src/features/conversations/messages.server.en.ts'
import { ar as talkMenuAr } from '../../src/features/conversations/messages.more.ar.ts'
import { en as talkMenuEn } from '../../src/features/conversations/messages.more.en.ts'
import { importTexts } from '../../src/features/agencies/web/import/texts.ts'
import { kept as keptAr } from '../../src/features/records/messages.managed.ar.ts'
import { kept as keptEn } from '../../src/features/records/messages.managed.en.ts'
import { claimTexts } from '../../src/features/claims/web/texts.ts'

/** What the screens say, so that journeys follow the texts instead of repeating them. */
const said = {
  en: {
    accounts: accountsEn,
    agency: agencyRoomTexts.en,
    office: officeTexts.en,
    dealings: dealingTexts.en,
    kept: keptEn,
    imports: importTexts.en,
    claim: claimTexts.en,
    account: accountTexts.en,
    doors: roleLoginTexts.en,
    console: frameTexts.en,
    rooms: roomsOf('en'),
    audit: auditTexts.en,
    factor: secondFactorTexts.en,
    security: securityTexts.en,
    stepUp: stepUpTexts.en,
    passkeys: passkeyTexts.en,
    menu: { ...entryTexts.en, ...menuTexts.en },
    notifications: notificationsEn,
    agreements: agreementTexts.en,
    terms: termWords.en,
    alerts: alertsEn,
    conversations: { ...conversationsEn, ...talkMenuEn, ...talkServerEn },
    videoRoom: roomsEn,
    billing: billingEn,
    area: areaEn,
    candidates: { ...wordsEn, ...listEn, more: moreEn, profile: profileEn },
    content: contentEn,
    figures: figuresEn,
    newsletter: newsletterEn,
    settings: settingsEn,
    site: { ...plainTexts.en, ...siteTexts.en },
    employers: employersEn,
    hiring: hiringEn,
    analytics: analyticsEn,
    matching: matchingEn,
    home: homeTexts.en,
    leave: leaveTexts.en,
    list: listTexts.en,
    meetings: meetingTexts.en,
    ownData: ownDataTexts.en,
    consoleData: consoleDataTexts.en,
    recruitment: recruitmentEn,
    panel: panelTexts.en,
  },
  ar: {
    accounts: accountsAr,
    agency: agencyRoomTexts.ar,
    office: officeTexts.ar,
    dealings: dealingTexts.ar,
    kept: keptAr,
    imports: importTexts.ar,
    claim: claimTexts.ar,
    account: accountTexts.ar,
    doors: roleLoginTexts.ar,
    console: frameTexts.ar,
    rooms: roomsOf('ar'),
    audit: auditTexts.ar,
    factor: secondFactorTexts.ar,
    security: securityTexts.ar,
    stepUp: stepUpTexts.ar,
    passkeys: passkeyTexts.ar,
    menu: { ...entryTexts.ar, ...menuTexts.ar },
    notifications: notificationsAr,
    agreements: agreementTexts.ar,
    terms: termWords.ar,
    alerts: alertsAr,
    conversations: { ...conversationsAr, ...talkMenuAr, ...talkServerAr },
    videoRoom: roomsAr,
    billing: billingAr,
    area: areaAr,
    candidates: { ...wordsAr, ...listAr, more: moreAr, profile: profileAr },
    content: contentAr,
    figures: figuresAr,
    newsletter: newsletterAr,
    settings: settingsAr,
    site: { ...plainTexts.ar, ...siteTexts.ar },
    employers: employersAr,
    hiring: hiringAr,
    analytics: analyticsAr,
    matching: matchingAr,
    home: homeTexts.ar,
    leave: leaveTexts.ar,
    list: listTexts.ar,
    meetings: meetingTexts.ar,
    ownData: ownDataTexts.ar,
    consoleData: consoleDataTexts.ar,
    recruitment: recruitmentAr,
    panel: panelTexts.ar,
  },
}

/** What the pages say, in the languages that journeys are walked in; in English for any other. */
export const texts: Readonly<Record<Locale, (typeof said)['en']>> = inEachLanguage((locale) =>
  wordsIn<(typeof said)['en']>(said, locale),
)
