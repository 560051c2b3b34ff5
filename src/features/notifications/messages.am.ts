import { bell } from './messages.bell.am.ts'
import type { en } from './messages.en.ts'

export const am: typeof en = {
  bell,
  list: {
    metaTitle: 'ማሳወቂያዎች | Manzil',
    title: 'ማሳወቂያዎች',
    loading: 'ማሳወቂያዎችዎ እየተከፈቱ ነው...',
    failed: 'ማሳወቂያዎችዎን ማሳየት አልተቻለም',
    failedText: 'እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።',
    retry: 'እንደገና ይሞክሩ',
    filter: 'የትኞቹ ማሳወቂያዎች',
    kind: 'ስለ ምን',
    allKinds: 'ሁሉም ነገር',
    noneOfKind: {
      title: 'የዚህ ዓይነት የለም',
      text: 'ሌላ ዓይነት ይምረጡ፣ ወይም ሁሉንም ይመልከቱ።',
    },
    all: 'ሁሉም',
    unread: 'ያልተነበቡ',
    markAll: 'ሁሉም እንደተነበቡ ምልክት ያድርጉ',
    markOne: 'እንደተነበበ ምልክት ያድርጉ',
    markFailed: 'ይህን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    isNew: 'አዲስ',
    today: 'ዛሬ',
    yesterday: 'ትናንት',
    empty: {
      title: 'እዚህ ገና ምንም የለም',
      text: 'እርስዎን የሚመለከት ነገር ሲኖር እዚህ ያገኙታል።',
    },
    allRead: { title: 'ሁሉም ተነብቧል', text: 'ያላዩት ነገር የለም።' },
    pages: {
      bar: 'ገጾች',
      page: (page) => `ገጽ ${page}`,
      previous: 'ያለፈው ገጽ',
      next: 'ቀጣዩ ገጽ',
    },
  },
  settings: {
    metaTitle: 'የማሳወቂያ ቅንብሮች | Manzil',
    title: 'የማሳወቂያ ቅንብሮች',
    text: 'ምን እንደሚደርስዎና እንዴት እንደሚደርስዎ ይምረጡ። የሚቀይሩት ወዲያውኑ ይቀመጣል።',
    loading: 'ቅንብሮችዎ እየተከፈቱ ነው...',
    failed: 'ቅንብሮችዎን ማሳየት አልተቻለም',
    saveFailed: 'ይህን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    quiet: {
      title: 'ጸጥታ ሰዓት',
      label: 'ማታ መልእክት አይምጣ',
      hint: 'በኳታር ከምሽቱ 9 pm እስከ ጠዋቱ 7 am ወደ ስልክዎ ወይም ኢሜይልዎ የሚመጣው አስቸኳይ ብቻ ነው። ሌላው 7 am ላይ ይመጣል።',
    },
    kinds: {
      title: 'የሚሰሙት ስለ',
    },
    urgent: 'አስቸኳይ፦ ማታም ይመጣል',
    fixed: 'ለአካውንትዎ ደህንነት ይህ ሁልጊዜ ይደርስዎታል።',
    noEmail: 'ኢሜይል እንዲደርስዎ መጀመሪያ አድራሻዎን ያረጋግጡ።',
    toAccount: 'ወደ አካውንትዎ',
  },
}
