/** What agreements tell. `who`: the other side; `her`: the candidate, to her agency. */
export interface NoticeTerms {
  who: string
  her: string
  role: string
  wage: string
  start: string
  amount: string
}

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, ${wage} a month, from ${start}`

export const notices = {
  agreement_asked: {
    label: 'A household asks for your answer',
    title: 'A household asks you',
    text: (p: NoticeTerms) =>
      `${p.who} would like you to work for them: ${terms(p)}. Please say yes, no, or suggest other terms.`,
  },
  agency_agreement_asked: {
    label: 'A household asks for a candidate’s answer',
    title: 'A household asks for an answer',
    text: (p: NoticeTerms) =>
      `${p.who} would like to hire ${p.her}: ${terms(p)}. Please answer as the agency.`,
  },
  agreement_taken: {
    label: 'A household accepts the terms you suggested',
    title: 'You have agreed',
    text: (p: NoticeTerms) => `${p.who} accepts the terms you suggested: ${terms(p)}.`,
  },
  agency_agreement_taken: {
    label: 'A household accepts the terms you suggested for a candidate',
    title: 'Terms agreed',
    text: (p: NoticeTerms) => `${p.who} accepts the terms you suggested for ${p.her}: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'A household’s request is over',
    title: 'No answer needed any more',
    text: (p: NoticeTerms) => `${p.who} is no longer asking you. You don’t need to answer.`,
  },
  agency_agreement_withdrawn: {
    label: 'A household’s request for a candidate is over',
    title: 'No answer needed any more',
    text: (p: NoticeTerms) =>
      `${p.who} is no longer asking for ${p.her}. You don’t need to answer.`,
  },
  agreement_countered: {
    label: 'A candidate suggests other terms',
    title: 'Other terms suggested',
    text: (p: NoticeTerms) =>
      `${p.who} suggests other terms: ${terms(p)}. Please accept or answer.`,
  },
  agreement_countered_in_demo: {
    label: 'An invented candidate suggests other terms',
    title: 'Other terms suggested',
    text: (p: NoticeTerms) =>
      `This is a demo: the invented ${p.who} suggests other terms: ${terms(p)}. Please accept or answer.`,
  },
  agreement_yes: {
    label: 'A candidate says yes to your terms',
    title: 'The answer is yes',
    text: (p: NoticeTerms) => `${p.who} says yes to your terms: ${terms(p)}. You can pay now.`,
  },
  agreement_yes_in_demo: {
    label: 'An invented candidate says yes to your terms',
    title: 'The answer is yes',
    text: (p: NoticeTerms) =>
      `This is a demo: the invented ${p.who} says yes to your terms: ${terms(p)}. You can pay now.`,
  },
  agreement_no: {
    label: 'A candidate says no to your terms',
    title: 'The answer is no',
    text: (p: NoticeTerms) =>
      p.amount === ''
        ? `${p.who} says no to your terms. You can ask again with other terms.`
        : `${p.who} says no to your terms. The whole amount, ${p.amount}, comes back to you.`,
  },
  agreement_no_in_demo: {
    label: 'An invented candidate says no to your terms',
    title: 'The answer is no',
    text: (p: NoticeTerms) =>
      p.amount === ''
        ? `This is a demo: the invented ${p.who} says no to your terms. You can ask again with other terms.`
        : `This is a demo: the invented ${p.who} says no to your terms. The whole amount, ${p.amount}, comes back to you.`,
  },
}
