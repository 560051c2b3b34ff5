import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const am: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'ሁሉም እጩዎች',
  errors: {
    notFound: {
      title: 'ይህ ገጽ እዚህ የለም',
      text: 'አድራሻው በስህተት ተጽፎ ወይም ገጹ ተዛውሮ ሊሆን ይችላል። ሰዎቹ በነበሩበት ናቸው።',
    },
    failed: {
      title: 'በእኛ በኩል ችግር ተፈጥሯል',
      text: 'የእርስዎ ጥፋት አይደለም። እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።',
    },
    away: {
      title: 'ኢንተርኔት የለዎትም',
      text: 'ይህ ገጽ ያለ ኢንተርኔት አይከፈትም። ኢንተርኔት ሲመለስ ራሱ ይከፈታል።',
    },
    kept: 'እነዚህ ያለ ኢንተርኔት ይከፈታሉ',
    retry: 'እንደገና ይሞክሩ',
    toHome: 'ወደ መነሻ ገጽ',
  },
}
