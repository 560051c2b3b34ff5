import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const am: Translation<typeof en> = {
  errors: {
    claimNotFound: 'በቁጥርዎ እንዲህ ያለ መረጃ የያዘ ኤጀንሲ የለም።',
    claimOwnInUse: 'ቤተሰቦች ራስዎ የጻፉትን ፕሮፋይል እያዩ ነው። ሲጨርሱ ይህን መረጃ የራስዎ ማድረግ ይችላሉ።',
    claimOneAgency: 'ሌላ ኤጀንሲ አስቀድሞ መረጃዎን ይዟል። መጀመሪያ ከዚያ ይውጡ።',
    noAgencyToLeave: 'መረጃዎን የያዘ ኤጀንሲ የለም።',
    leaveWhileHired: 'በዚህ ኤጀንሲ በኩል ተቀጥረዋል። ይህ ሲያበቃ መውጣት ይችላሉ።',
    leaveWhileCase: 'በዚህ ኤጀንሲ በኩል የተጀመረ ቅጥር አለዎት። ይህ ሲያበቃ መውጣት ይችላሉ።',
    objectWhileHired: 'የዚህ መረጃ ባለቤት በኤጀንሲው በኩል ተቀጥረዋል። ይህ ሲያበቃ መቃወም ይችላሉ።',
    objectWhileCase: 'በዚህ ኤጀንሲ በኩል የተጀመረ ቅጥር አለ። ይህ ሲያበቃ መቃወም ይችላሉ።',
  } as Record<string, string>,
}
