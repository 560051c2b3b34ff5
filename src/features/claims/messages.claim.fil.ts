import type { claim as en } from './messages.claim.en.ts'

export const claim: typeof en = {
  title: (n) =>
    n === 1 ? 'May agency na may record sa numero mo' : 'May mga agency na may record sa numero mo',
  text: 'Kung ikaw ito, gawin mong sa iyo: ikaw na ang mag-e-edit at magpapasya kung ano ang makikita ng iba. Hindi mawawala ang isinulat mo rito.',
  licence: (number) => `Lisensya ${number}`,
  since: (date) => `mula ${date}`,
  shown: 'Nakikita ng mga pamilya',
  notShown: 'Hindi nakikita ng mga pamilya',
  objected: 'Tumutol ka: hindi ito ipinapakita',
  claim: 'Ako ito',
  claimOf: (agency) => `Gawing sa iyo ang record ng ${agency}`,
  object: 'Tumututol ako',
  objectOf: (agency) => `Tumutol sa record ng ${agency}`,
  obstacles: {
    kept_by_other:
      'May ibang agency nang may hawak ng record mo. Umalis muna roon para makuha ito.',
    own_in_use:
      'May mga pamilyang kausap ang profile na isinulat mo. Makukuha mo ang record na ito kapag wala na.',
  },
  dialog: {
    title: 'Gawing sa iyo ang record na ito',
    text: (agency) =>
      `Magpapadala kami ng code sa numero mo para matiyak na sa iyo pa ito. Patuloy kang irerekomenda ng ${agency} at sasabihan sila; ikaw lang ang magpapasya kung ano ang makikita ng publiko.`,
    send: 'Ipadala ang code',
    sent: 'Ipinadala ang code sa numero mo sa SMS.',
    code: 'Code',
    box: (n) => `Ika-${n} digit sa 6`,
    codeInvalid: 'Ilagay ang 6-digit na code',
    resend: 'Ipadala ulit',
    confirm: 'Gawing sa akin',
    done: 'Sa iyo na ang record. Tingnan mo ito.',
    failed: 'Hindi gumana. Subukan ulit.',
  },
  objection: {
    title: 'Tumutol sa record na ito?',
    text: (agency) =>
      `Sasabihan ang ${agency}. Hindi na makikita ng mga pamilya ang record na ito, at hindi na ito maipapakita ulit ng agency o mailalagay muli ang numero mo. Mananatili sa agency ang record mismo.`,
    confirm: 'Tumutol',
    done: 'Hindi na ipinapakita ang record.',
  },
  keeper: {
    title: 'Hawak ng agency',
    by: 'Hawak ng',
    text: 'Inirerekomenda ka ng agency sa mga pamilya at tumutulong sa profile mo. Ikaw lang ang magpapasya kung ano ang makikita ng publiko.',
    leave: 'Umalis sa agency',
    obstacles: {
      hired: 'Natanggap ka sa pamamagitan ng agency na ito. Makakaalis ka kapag natapos na ito.',
      case_open: 'May bukas kang recruitment sa agency na ito. Makakaalis ka kapag natapos na ito.',
    },
    confirmTitle: 'Umalis sa agency na ito?',
    confirmText: (agency) =>
      `Sasabihan ang ${agency} at mawawala sa kanila ang record mo. Mananatili ito sa iyo, kasama ang lahat ng laman, at makikita bilang “Direkta”.`,
    done: 'Umalis ka na sa agency. Sa iyo lang ang profile mo.',
  },
  cancel: 'Kanselahin',
  close: 'Isara',
}
