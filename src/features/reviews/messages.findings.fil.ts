import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'ang profile mo',
    picture: 'ang litrato mo',
    video: 'ang video mo',
    texts: 'ang mga isinulat mo',
  },
  profile_change_asked: {
    label: 'May hinihinging pagbabago sa profile',
    title: 'May pakibago sa profile mo',
    text: (name, part, reason) =>
      `Hinihiling ng Manzil na baguhin mo ${part} (profile ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'Itinago ang profile',
    title: 'Nakatago muna ang profile mo',
    text: (name, reason) =>
      `Hindi muna makikita ng mga pamilya ang profile na ${name}. Dahilan: ${reason}. Baguhin ito at i-save: titingnan namin ulit at sasabihan ka.`,
  },
  profile_shown_again: {
    label: 'Ipinapakita ulit ang profile',
    title: 'Ipinapakita ulit ang profile mo',
    text: (name) =>
      `Tiningnan namin ang profile na ${name}. Nakikita na ulit ito ng mga pamilya. Salamat.`,
  },
  paper_rejected: {
    label: 'Hindi tinanggap ang isang dokumento',
    title: 'Hindi tinanggap ang isang dokumento',
    text: (name, paper, reason) =>
      `Hindi tinanggap ang dokumentong “${paper}” ni ${name}: ${reason}. I-upload ulit ito.`,
  },
  check_recorded: {
    label: 'May nasuri',
    title: (badge) => badge,
    text: (name, badge, date) =>
      `Nakasulat na sa profile na ${name} ang “${badge}”, hanggang ${date}.`,
  },
  check_withdrawn: {
    label: 'Binawi ang isang pagsusuri',
    title: (badge) => `Hindi na ipinapakita: ${badge}`,
    text: (name, badge, reason) =>
      `Wala na sa profile na ${name} ang “${badge}”. Dahilan: ${reason}`,
  },
  check_expired: {
    label: 'Natapos ang bisa ng isang pagsusuri',
    title: (badge) => `Hindi na ipinapakita: ${badge}`,
    text: (name, badge) =>
      `Tapos na ang bisa ng “${badge}” sa profile na ${name}. I-upload ang bagong dokumento, at susuriin namin.`,
  },
}
