import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'ያግኙን',
  metaTitle: 'ያግኙን | Manzil',
  metaDescription: 'ስለ ፕሮፋይል፣ ቪዛ፣ ዋጋ ወይም መረጃዎ ጥያቄ ካለዎት ለ Manzil ይጻፉ።',
  title: 'ያግኙን',
  lead: 'ጥያቄ፣ ቅሬታ ወይም የማይሠራ ነገር ካለ ይጻፉልን። የሚያነበው ሰው ነው።',
  ways: 'እኛን የማግኛ መንገዶች',
  email: 'ኢሜይል',
  phone: 'ስልክ',
  whatsapp: 'WhatsApp',
  address: 'አድራሻ',
  hours: 'ድጋፍ',
  operator: 'አስተዳዳሪ',
  registration: 'የንግድ ምዝገባ',
  licence: 'ፈቃድ',
  social: 'ይከተሉን',
  none: 'እኛን ለማግኘት ከሁሉ የተሻለው መንገድ ይህ ቅጽ ነው።',
  rightsTitle: 'አደጋ ላይ ነዎት፣ ወይስ ወረቀቶችዎ የሉዎትም?',
  rights:
    'ቤት ውስጥ የሚሠሩ ከሆነና አደጋ ላይ ከሆኑ፣ ካልተከፈለዎ ወይም ፓስፖርት ከሌለዎ የሥራ ሚኒስቴርን ይደውሉ፦ 16008። በድንገተኛ ጊዜ፦ 999።',
  form: 'ይጻፉልን',
}

export const crumbs: typeof way = { label: 'ያሉበት ቦታ', home: 'መነሻ' }
