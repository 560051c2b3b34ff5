import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string => `${role}, महीने के ${wage}, ${start} से`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'एक परिवार आपकी हाँ चाहता है',
    title: 'एक परिवार आपसे पूछ रहा है',
    text: (p) =>
      `${p.who} की इच्छा है कि आप उनके यहाँ काम करें: ${terms(p)}। हाँ या ना कहें, या दूसरी शर्तें बताएँ।`,
  },
  agreement_taken: {
    label: 'परिवार ने आपकी बताई शर्तें मान लीं',
    title: 'बात तय हो गई',
    text: (p) => `${p.who} को आपकी बताई शर्तें मंज़ूर हैं: ${terms(p)}।`,
  },
  agreement_withdrawn: {
    label: 'एक परिवार का सवाल खत्म हुआ',
    title: 'अब जवाब की ज़रूरत नहीं',
    text: (p) => `${p.who} की तरफ़ से काम का सवाल अब खत्म है।`,
  },
}
