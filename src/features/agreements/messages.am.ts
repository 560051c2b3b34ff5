import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.am.ts'

export const am: Translation<typeof en> = {
  errors: {
    offerAmount: 'እባክዎ መጠን ያስገቡ።',
    offerWageFloor: 'ሕጉ በወር ቢያንስ QAR {minimum_wage} ይጠይቃል ({minimum_wage_source})።',
    offerHousingFloor:
      'መኖሪያ ይስጡ፣ ወይም ለመኖሪያ በወር ቢያንስ QAR {minimum_housing} ይክፈሉ ({minimum_housing_source})።',
    offerFoodFloor: 'ምግብ ይስጡ፣ ወይም ለምግብ በወር ቢያንስ QAR {minimum_food} ይክፈሉ ({minimum_food_source})።',
    offerHoursCeiling: 'ሕጉ የሚፈቅደው በቀን ቢበዛ {maximum_hours} ሰዓት ነው ({maximum_hours_source})።',
    offerRestFloor: 'በየሳምንቱ የ24 ሰዓት የሚከፈልበት የእረፍት ቀን ሕግ ነው ({minimum_rest_days_source})።',
    offerLeaveFloor:
      'ሕጉ በዓመት ቢያንስ {minimum_leave_days} ቀን የሚከፈልበት የዓመት ፈቃድ ይጠይቃል ({minimum_leave_days_source})።',
    offerPapersFloor: 'ፓስፖርትና ወረቀቶች በሠራተኛ እጅ ይቆያሉ፦ ሕግ ነው ({own_papers_source})።',
    offerAgeFloor: 'የቤት ሠራተኛ ዕድሜ ቢያንስ {minimum_age} ዓመት መሆን አለበት ({minimum_age_source})።',
    offerAgeCeiling: 'የቤት ሠራተኛ ዕድሜ ቢበዛ {maximum_age} ዓመት ሊሆን ይችላል ({maximum_age_source})።',
    offerStartPast: 'መጀመሪያው ዛሬ ወይም ከዚያ በኋላ መሆን አለበት።',
    taskNeeded: 'እባክዎ ቢያንስ አንድ ሥራ ይምረጡ።',
    termsNoContacts: 'እባክዎ ስልክ ቁጥር፣ ኢሜይልና የድረ ገጽ አድራሻ አይጻፉ። መገናኛ የሚከፈተው ሲቀጠሩ ነው።',
    termsSame: 'እነዚህ የቀረቡት የሥራ ሁኔታዎች ናቸው። ቢያንስ አንዱን ይቀይሩ፣ ወይም አዎ ይበሉ።',
    termsChanged: 'የሥራ ሁኔታዎቹ እስከዚያው ተቀይረዋል። እባክዎ እንደገና ይመልከቷቸው።',
    termsOver: 'ይህ ጥያቄ አብቅቷል፦ ምርጫው አልቋል ወይም ተሰርዟል።',
    termsDeclined: 'ለእነዚህ የሥራ ሁኔታዎች መልሱ አይ ነበር።',
    termsAgreedAlready: 'ሁለታችሁም በእነዚህ የሥራ ሁኔታዎች ተስማምታችኋል።',
    termsNotYourTurn: 'የመመለስ ተራው የሌላው ወገን ነው።',
    termsInCase: 'ሁለታችሁም ተስማምታችኋል፤ የሥራ አቅርቦት ደብዳቤው በቅጥሩ ውስጥ እየመጣ ነው።',
    termsTooOften: 'የሥራ ሁኔታዎቹ ብዙ ጊዜ ተቀይረዋል። እባክዎ አዎ ወይም አይ ይበሉ፤ ለሌላ የሥራ ሁኔታ ቤተሰቡ እንደገና መምረጥ አለበት።',
    dealLinkUnknown: 'ይህ ሊንክ የእኛ አይደለም፣ ወይም ከእንግዲህ አይሠራም።',
    dealLinkExpired: 'ይህ ሊንክ የሠራው ለአንድ ቀን ነው፤ አልፏል። ለመመለስ ይግቡ።',
    dealLinkUsed: 'ይህ ሊንክ ሥራውን ጨርሷል፦ መልስ አለ። ለማየት ይግቡ።',
  },
  notices,
}
