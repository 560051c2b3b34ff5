import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.leave.en.ts'

export const am: Translation<typeof en> = {
  withdraw: 'ይተዉ',
  own: {
    title: 'የመረጡዎት ቤተሰቦች',
    standings: { selected: 'ተመርጠዋል', hired: 'ተቀጥረዋል' },
    since: {
      selected: (date) => `በ${date} መርጠውዎታል። እስኪከፍሉ ድረስ ምንም አልጸናም።`,
      hired: (date) => `በ${date} ቀጥረውዎታል።`,
    },
    arrived: 'ደርሰዋል፤ ስለዚህ ከእንግዲህ እዚህ መተው አይችሉም። ችግር ካለ ወደ እኛ ወይም ወደ Ministry of Labour ይምጡ።',
    ministry: 'ለ Ministry ይደውሉ፦ 16008',
    write: 'ይጻፉልን',
    withdrawFrom: (household) => `${household}ን ይተዉ`,
    ask: (household) => `${household}ን ይተዋሉ?`,
    what: {
      selected: [
        'እንደተዉ ለቤተሰቡ ይነገራል፤ ምርጫቸውም ያበቃል።',
        'እርስዎም ቤተሰቡም ምንም አትከፍሉም።',
        'ፕሮፋይልዎ እስከታየ ድረስ ሌሎች ቤተሰቦች አሁንም ሊያገኙዎ ይችላሉ።',
      ],
      hired: [
        'ለቤተሰቡ ይነገራል፤ ከከፈሉት የቀረው ሁሉ ይመለስላቸዋል።',
        'ከእነሱ ጋር ያለዎት ቅጥር ይዘጋል። ምንም ዕዳ የለብዎትም።',
        'ፕሮፋይልዎ እስከታየ ድረስ ሌሎች ቤተሰቦች እንደገና ሊያገኙዎ ይችላሉ።',
      ],
    },
    done: (household) => `${household}ን ትተዋል። ለቤተሰቡ ተነግሯል።`,
    stale: 'ይህን መክፈት አልተቻለም፦ የመረጡዎት ቤተሰቦች።',
  },
  failed: 'መተውዎን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  retry: 'እንደገና ይሞክሩ',
  cancel: 'ይተዉ',
  close: 'ይዝጉ',
}
