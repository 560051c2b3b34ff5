import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  alreadyMeeting:
    'ከዚህ በአንድ ሰዓት ልዩነት ውስጥ ሌላ ቃለ መጠይቅ አለዎት፦ {name}፣ {when}፣ በዶሃ ሰዓት። መጀመሪያ ያንን አይ ይበሉ።',
  standingChanged: 'ይህ እስከዚያው ተቀይሯል። ከመወሰንዎ በፊት እባክዎ እንደገና ይመልከቱ።',
  arrivedAlready:
    'ቤተሰቡ ጋር ከደረሱ በኋላ ይህን እዚህ መመለስ አይቻልም። ይጻፉልን፣ ወይም ወደ Ministry of Labour ይደውሉ፦ 16008።',
  interviewOver: 'ለዚህ ቃለ መጠይቅ ከእንግዲህ መልስ መስጠት አይቻልም።',
  interviewMoved: 'ይህ ቃለ መጠይቅ ተዛውሯል። እባክዎ መጀመሪያ አዲሱን ሰዓት ይመልከቱ።',
  householdBusy: 'ቤተሰቡ አሁን ከዚህ በአንድ ሰዓት ልዩነት ውስጥ ሌላ ቃለ መጠይቅ አለው። እባክዎ ሌላ ሰዓት ይምረጡ።',
  sameTimeTwice: 'አንድ ሰዓት እዚህ ሁለት ጊዜ ተጽፏል።',
  interviewDatePast: 'የቃለ መጠይቁ ቀን ዛሬ ወይም ከዚያ በኋላ መሆን አለበት።',
  interviewDateFar: 'ቃለ መጠይቅ ቢበዛ ከአንድ ዓመት በኋላ ሊሆን ይችላል።',
  interviewTimePast: 'የቃለ መጠይቁ ሰዓት አልፏል።',
  timeNotOffered: 'ይህ ሰዓት ከእንግዲህ አልቀረበም። እባክዎ ሰዓቶቹን እንደገና ይመልከቱ።',
  timeIsOver: 'ይህ ሰዓት አልፏል። እባክዎ ሌላ ይምረጡ።',
  meetLinkUnknown: 'ይህ ሊንክ ሙሉ አይደለም። እባክዎ ከመልእክቱ እንደገና ይክፈቱት፣ ወይም ይግቡ።',
  meetLinkExpired: 'ይህ ሊንክ የሠራው ለአንድ ቀን ነው፤ አልፏል። ለመመለስ ይግቡ።',
  meetLinkUsed: 'ይህ ሊንክ ሥራውን ጨርሷል፦ መልስ አለ። ለመቀየር ይግቡ።',
  notNow: 'ይህን ስለዚህ ቃለ መጠይቅ አሁን ማለት አይቻልም።',
}
