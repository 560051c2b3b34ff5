import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'እርስዎ መሆንዎን ያረጋግጡ',
  text: (minutes) =>
    `ይህ ለእርስዎ ብቻ ነው፤ እባክዎ ማንነትዎን ያረጋግጡ። ከዚያ ለ${plural('am', minutes, { one: '# ደቂቃ', other: '# ደቂቃ' })} ይቆያል።`,
  password: 'የይለፍ ቃልዎ',
  code: 'የ app-ዎ ኮድ፣ ወይም የመልሶ ማግኛ ኮድ',
  codeRequired: 'እባክዎ ኮዱን ያስገቡ።',
  submit: 'ያረጋግጡ',
  cancel: 'ይተዉ',
  failed: 'ይህን ማረጋገጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
}
