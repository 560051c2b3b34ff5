import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'profaili yako',
    picture: 'picha yako',
    video: 'video yako',
    texts: 'maandishi yako',
  },
  profile_change_asked: {
    label: 'Mabadiliko ya profaili yanaombwa',
    title: 'Tafadhali badilisha kitu kwenye profaili yako',
    text: (name, part, reason) =>
      `Manzil inakuomba ubadilishe ${part} (profaili ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'Profaili imefichwa',
    title: 'Profaili yako imefichwa kwa sasa',
    text: (name, reason) =>
      `Familia haziwezi kuona profaili ${name} kwa sasa. Sababu: ${reason}. Badilisha na uhifadhi: tunaangalia tena na kukuambia.`,
  },
  profile_shown_again: {
    label: 'Profaili inaonyeshwa tena',
    title: 'Profaili yako inaonyeshwa tena',
    text: (name) => `Tumeangalia profaili ${name}. Familia zinaweza kuiona tena. Asante.`,
  },
  paper_rejected: {
    label: 'Hati haikukubaliwa',
    title: 'Hati haikukubaliwa',
    text: (name, paper, reason) =>
      `Hati “${paper}” ya ${name} haikukubaliwa: ${reason}. Tafadhali ipakie tena.`,
  },
  check_recorded: {
    label: 'Kitu kimekaguliwa',
    title: (badge) => badge,
    text: (name, badge, date) => `Profaili ${name} sasa inasema “${badge}”, hadi ${date}.`,
  },
  check_withdrawn: {
    label: 'Ukaguzi umeondolewa',
    title: (badge) => `Haionyeshwi tena: ${badge}`,
    text: (name, badge, reason) => `Profaili ${name} haisemi tena “${badge}”. Sababu: ${reason}`,
  },
  check_expired: {
    label: 'Muda wa ukaguzi umeisha',
    title: (badge) => `Haionyeshwi tena: ${badge}`,
    text: (name, badge) =>
      `Muda wa “${badge}” kwenye profaili ${name} umeisha. Pakia hati mpya, nasi tunaikagua.`,
  },
}
