import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'መገናኛ',
  phone: 'ስልክ',
  whatsapp: 'WhatsApp',
  email: 'ኢሜይል',
  nothingOfHire: 'እዚህ ቁጥርም አድራሻም የለም። እባክዎ እኛን ይጠይቁ።',
  whileHired: 'ሥራው እስከቀጠለ ድረስ ለሁለታችሁም ክፍት ነው። ምንም ክፍያ አያስፈልግም።',
  failed: 'መገናኛው ሊከፈት አልቻለም። እባክዎ እንደገና ይሞክሩ።',
}
