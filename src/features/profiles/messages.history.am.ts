import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'የሥራ ታሪክ',
  add: 'ቤተሰብ ጨምር',
  entry: (n) => `ቤተሰብ ${n}`,
  country: 'አገር',
  family: 'ስለ ቤተሰቡ በጥቂት ቃላት',
  children: 'የልጆች ዕድሜ',
  from: 'ከ (ዓመት እና ወር)',
  to: 'እስከ (ዓመት እና ወር)',
  toHint: 'ሥራው ከቀጠለ ባዶ ይተው',
  reason: 'ለምን አበቃ',
  referenceName: 'ማን ሊጠየቅ ይችላል',
  referencePhone: 'ስልክ ቁጥር',
  referenceNote: 'ገጹ ምስክር እንዳለ ብቻ ይናገራል። ስምና ቁጥር ተደብቀው ይቆያሉ፤ Manzil ሊደውልላቸው ይችላል።',
  now: 'እስከ ዛሬ',
  given: 'ምስክር ተሰጥቷል',
  period: (from, to) => `${from} – ${to}`,
}
