import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'ፕሮፋይልዎን',
    picture: 'ፎቶዎን',
    video: 'ቪዲዮዎን',
    texts: 'ጽሑፎችዎን',
  },
  profile_change_asked: {
    label: 'በፕሮፋይሉ ላይ ለውጥ ተጠይቋል',
    title: 'እባክዎ በፕሮፋይልዎ ላይ አንድ ነገር ይቀይሩ',
    text: (name, part, reason) => `Manzil ${part} እንዲቀይሩ ይጠይቃል (ፕሮፋይል ${name})፦ ${reason}`,
  },
  profile_hidden: {
    label: 'ፕሮፋይሉ ተደብቋል',
    title: 'ፕሮፋይልዎ ለጊዜው ተደብቋል',
    text: (name, reason) =>
      `ቤተሰቦች የ${name}ን ፕሮፋይል አሁን ማየት አይችሉም። ምክንያት፦ ${reason}። ቀይረው ያስቀምጡ፦ እንደገና አይተን እንነግርዎታለን።`,
  },
  profile_shown_again: {
    label: 'ፕሮፋይሉ እንደገና ይታያል',
    title: 'ፕሮፋይልዎ እንደገና ይታያል',
    text: (name) => `የ${name}ን ፕሮፋይል ተመልክተናል። ቤተሰቦች እንደገና ሊያዩት ይችላሉ። እናመሰግናለን።`,
  },
  paper_rejected: {
    label: 'አንድ ሰነድ ተቀባይነት አላገኘም',
    title: 'አንድ ሰነድ ተቀባይነት አላገኘም',
    text: (name, paper, reason) =>
      `የ${name} “${paper}” ሰነድ ተቀባይነት አላገኘም፦ ${reason}። እባክዎ እንደገና ይላኩት።`,
  },
  check_recorded: {
    label: 'አንድ ነገር ተረጋግጧል',
    title: (badge) => badge,
    text: (name, badge, date) => `የ${name} ፕሮፋይል አሁን “${badge}” ይላል፣ እስከ ${date}።`,
  },
  check_withdrawn: {
    label: 'አንድ ማረጋገጫ ተነስቷል',
    title: (badge) => `ከእንግዲህ አይታይም፦ ${badge}`,
    text: (name, badge, reason) => `የ${name} ፕሮፋይል ከእንግዲህ “${badge}” አይልም። ምክንያት፦ ${reason}`,
  },
  check_expired: {
    label: 'አንድ ማረጋገጫ አብቅቷል',
    title: (badge) => `ከእንግዲህ አይታይም፦ ${badge}`,
    text: (name, badge) => `በ${name} ፕሮፋይል ላይ ያለው “${badge}” ጊዜው አልፏል። አዲሱን ሰነድ ይላኩ፤ እናረጋግጠዋለን።`,
  },
}
