import { checkedItems } from './messages.attributes.am.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.am.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'ፓስፖርት ወይም መታወቂያ በዚህ ፕሮፋይል ላይ ካለው ስም ጋር ተነጻጽሯል።',
    licence: 'መንጃ ፈቃድ በዚህ ፕሮፋይል ላይ ካለው ስም ጋር ተነጻጽሯል።',
    medical: 'የሕክምና ማስረጃ ታይቷል። የሚለው ነገር የግል ሆኖ ይቆያል።',
    references: 'እኚህ ሰው የጠቀሱት የቀድሞ ቤተሰብ ወይም አሠሪ ተጠይቋል።',
  },
  method: {
    original_seen: 'ዋናው ታይቷል',
    copy_seen: 'ቅጂው ታይቷል',
    video_call: 'በቪዲዮ ጥሪ ተነጻጽሯል',
    issuer_asked: 'ያወጣው ተጠይቋል',
    household_asked: 'ቤተሰቡ በስልክ ተጠይቋል',
  },
  title: 'የተረጋገጠው',
  how: 'እንዴት',
  by: 'በማን',
  operator: 'የ Manzil ኦፕሬተር',
  twoOperators: 'ሁለት የ Manzil ኦፕሬተሮች፣ እያንዳንዳቸው ለየብቻ',
  nameDiffers: 'ሰነዱ ስሙን በሌላ መንገድ ይጽፈዋል፤ አንድ ሰው የሆኑበትን ምክንያት ኦፕሬተሩ ጽፏል።',
  on: 'መቼ',
  until: 'የሚሠራው እስከ',
  more: 'ስለ ሌላ ነገር ምንም አይልም።',
  guide: 'እንዴት እንደምናረጋግጥ',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'ፕሮፋይሉ ከእንግዲህ አይታይም',
    title: 'ፕሮፋይሉ ከእንግዲህ አይታይም',
    text: (name, reason) =>
      reason === 'under_age'
        ? `የ${name} ፕሮፋይል አይታይም፦ የተጻፈው ዕድሜ ከ18 በታች ነው፤ ከ18 በታች የሆነ ማንም አይታይም። ስህተት ከሆነ አስተካክለው ፕሮፋይሉን እንደገና ያሳዩ።`
        : `የ${name} ፕሮፋይል አሁን አይታይም፦ የሥራ ዓይነት፣ ዜግነት ወይም ዕድሜ አልተሞላም። ሲሞላ ቤተሰቦች ፕሮፋይሉን እንደገና ያያሉ።`,
  },
  profile_shown_now: {
    label: 'ፕሮፋይሉ ይታያል',
    title: 'ፕሮፋይልዎ ለቤተሰቦች ይታያል',
    text: (name) =>
      `የ${name} ፕሮፋይል አሁን የሚያስፈልገው ሁሉ አለው፤ እንደተፈለገውም ቤተሰቦች ሊያገኙት ይችላሉ። በማንኛውም ጊዜ ከዝርዝሩ ሊያወጡት ይችላሉ።`,
  },
}
