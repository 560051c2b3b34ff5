import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { factor as en } from './messages.second-factor.en.ts'

export const factor: Translation<typeof en> = {
  errors: {
    factorCodeRequired: 'እባክዎ የ authenticator app ኮድዎን ወይም የመልሶ ማግኛ ኮድ ያስገቡ።',
    factorCodeWrong:
      'ይህ ኮድ ትክክል አይደለም ወይም ቀድሞ ጥቅም ላይ ውሏል። እባክዎ ቀጣዩን ይጠብቁ። እንደገና ከተከሰተ የስልክዎን ሰዓት ወደ automatic ያድርጉ።',
    factorPasswordWrong: 'ይህ የይለፍ ቃልዎ አይደለም።',
    factorEnrolled: 'ሁለተኛ ማረጋገጫ አስቀድሞ ተዘጋጅቷል።',
    factorNotStarted: 'እባክዎ በአዲስ QR code እንደገና ይጀምሩ።',
    factorNotEnrolled: 'ሁለተኛ ማረጋገጫ አልተዘጋጀም።',
  },
  notice: {
    label: 'ሁለተኛ ማረጋገጫ ተቀይሯል',
    title: 'ሁለተኛ ማረጋገጫዎ ተቀይሯል',
    text: 'የ Manzil አካውንትዎ ሁለተኛ ማረጋገጫ ወይም የመልሶ ማግኛ ኮዶቹ ተቀይረዋል። እርስዎ አይደሉም? በላክንልዎ መልእክት ውስጥ ባለው ሊንክ ይመልሱት።',
  },
  codeNotice: {
    label: 'የመልሶ ማግኛ ኮድ ጥቅም ላይ ውሏል',
    title: 'አንድ የመልሶ ማግኛ ኮድ ጥቅም ላይ ውሏል',
    text: 'ከ Manzil አካውንትዎ የመልሶ ማግኛ ኮዶች አንዱ ጥቅም ላይ ውሏል። እርስዎ አይደሉም? የይለፍ ቃልዎን ይቀይሩና ወዲያውኑ ይጻፉልን።',
  },
  title: 'ሁለተኛ ማረጋገጫ',
  loading: 'እየተከፈተ ነው',
  retry: 'እንደገና ይሞክሩ',
  failed: { title: 'ይህን መክፈት አልተቻለም', text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።' },
  unexplained: 'ይህ አልሠራም። እባክዎ እንደገና ይሞክሩ።',
  login: {
    title: 'እርስዎ መሆንዎን ያረጋግጡ',
    text: 'authenticator app-ዎ ለ Manzil የሚያሳያቸውን ስድስት አሃዞች ያስገቡ።',
    code: 'የ app-ዎ ኮድ',
    useRecovery: 'በምትኩ የመልሶ ማግኛ ኮድ ይጠቀሙ',
    recoveryText: 'ካስቀመጧቸው የመልሶ ማግኛ ኮዶች አንዱን ያስገቡ። እያንዳንዱ አንድ ጊዜ ይሠራል።',
    recovery: 'የመልሶ ማግኛ ኮድ',
    useApp: 'በምትኩ app-ኑን ይጠቀሙ',
    passkeyText: 'የይለፍ ቃልዎ ትክክል ነው። አሁን በ passkey-ዎ ወይም በመልሶ ማግኛ ኮድ ያረጋግጡ።',
    submit: 'ያረጋግጡ',
    back: 'ወደ ቁጥርና የይለፍ ቃል ይመለሱ',
  },
  enrol: {
    title: 'ሁለተኛ ማረጋገጫ ያዘጋጁ',
    why: 'ከዚያ በኋላ ለመግባት ከይለፍ ቃልዎ በተጨማሪ ስልክዎ ብቻ የሚሠራው ኮድ ያስፈልጋል።',
    steps: {
      app: 'በስልክዎ ላይ authenticator app ይጫኑ፤ ለምሳሌ Google Authenticator፣ Microsoft Authenticator ወይም 2FAS።',
      scan: 'ይህን ኮድ በእሱ scan ያድርጉ፣ ወይም ምስጢሩን በእጅ ይጻፉ።',
      type: 'የሚያሳያቸውን ስድስት አሃዞች ያስገቡ።',
    },
    start: 'scan የሚደረገውን ኮድ ያሳዩ',
    qr: 'ለ authenticator app-ዎ QR code',
    secret: 'በእጅ የሚጻፍ ምስጢር',
    copy: 'ይቅዱ',
    copied: 'ተቀድቷል',
    code: 'የ app ስድስት አሃዞች',
    submit: 'አረጋግጠው ያብሩ',
  },
  codes: {
    title: 'የመልሶ ማግኛ ኮዶችዎን ያስቀምጡ',
    text: 'ስልክዎ ከጠፋ እያንዳንዳቸው አንድ ጊዜ ያስገቡዎታል። የሚታዩት ይህን አንድ ጊዜ ብቻ ነው፦ ያትሟቸው ወይም ደህና ቦታ ያስቀምጧቸው።',
    list: 'የመልሶ ማግኛ ኮዶች',
    copy: 'ሁሉንም ይቅዱ',
    copied: 'ተቀድቷል',
    save: 'እንደ ፋይል ያስቀምጡ',
    print: 'ያትሙ',
    kept: 'አስቀምጫለሁ',
    file: 'manzil-recovery-codes',
    fileTitle: 'የ Manzil የመልሶ ማግኛ ኮዶች። እያንዳንዱ አንድ ጊዜ ይሠራል።',
  },
  manage: {
    on: 'ሁለተኛ ማረጋገጫ በርቷል',
    since: (day) => `ከ${day} ጀምሮ`,
    left: (n) =>
      n === 0
        ? 'የቀረ የመልሶ ማግኛ ኮድ የለም'
        : plural('am', n, {
            one: '# የመልሶ ማግኛ ኮድ ቀርቷል',
            other: '# የመልሶ ማግኛ ኮድ ቀርቷል',
          }),
    few: 'የቀሩት የመልሶ ማግኛ ኮዶች ጥቂት ናቸው። አሁኑኑ አዲስ ይሥሩ።',
    renew: 'አዲስ የመልሶ ማግኛ ኮዶች',
    renewText: 'የድሮዎቹ መሥራት ያቆማሉ።',
    off: 'ያጥፉ',
    offText:
      'ወደ ሌላ ስልክ ለመሄድ፦ ያጥፉትና ወዲያውኑ እንደገና ያዘጋጁት። ያለ እሱ የይለፍ ቃልዎ ብቻውን ያስገባዎታል፤ የኦፕሬተር ወይም የኤጀንሲ ባለቤት ነገርም አይከፈትም።',
    cancel: 'ይተዉ',
    close: 'ይዝጉ',
    passkeyOnly: 'passkey-ዎ ሁለተኛ ማረጋገጫዎ ነው',
    addApp: 'authenticator app-ም ይጠቀሙ',
    toSecurity: 'ወደ መግቢያ እና ደህንነት',
  },
}
