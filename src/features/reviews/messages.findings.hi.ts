import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'आपकी प्रोफ़ाइल',
    picture: 'आपकी फ़ोटो',
    video: 'आपका वीडियो',
    texts: 'आपका लिखा हुआ',
  },
  profile_change_asked: {
    label: 'प्रोफ़ाइल में बदलाव चाहिए',
    title: 'अपनी प्रोफ़ाइल में कुछ बदलें',
    text: (name, part, reason) =>
      `Manzil को ${name} की प्रोफ़ाइल में बदलाव चाहिए। क्या बदलें: ${part}। कारण: ${reason}`,
  },
  profile_hidden: {
    label: 'प्रोफ़ाइल छिपाई गई',
    title: 'आपकी प्रोफ़ाइल अभी छिपी है',
    text: (name, reason) =>
      `परिवारों को प्रोफ़ाइल ${name} अभी नहीं दिखती। कारण: ${reason}। इसे बदलें और सेव करें: हम फिर देखकर आपको बताएँगे।`,
  },
  profile_shown_again: {
    label: 'प्रोफ़ाइल फिर से दिखती है',
    title: 'आपकी प्रोफ़ाइल फिर से दिखती है',
    text: (name) => `हमने प्रोफ़ाइल ${name} देख ली है। परिवारों को यह फिर से दिखती है। धन्यवाद।`,
  },
  paper_rejected: {
    label: 'एक कागज़ नहीं माना गया',
    title: 'एक कागज़ नहीं माना गया',
    text: (name, paper, reason) =>
      `${name} का कागज़ “${paper}” नहीं माना गया: ${reason}। इसे फिर से अपलोड करें।`,
  },
  check_recorded: {
    label: 'कुछ जाँचा गया',
    title: (badge) => badge,
    text: (name, badge, date) => `प्रोफ़ाइल ${name} पर अब “${badge}” लिखा है, ${date} तक।`,
  },
  check_withdrawn: {
    label: 'एक जाँच वापस ली गई',
    title: (badge) => `अब नहीं दिखता: ${badge}`,
    text: (name, badge, reason) => `प्रोफ़ाइल ${name} पर अब “${badge}” नहीं लिखा है। कारण: ${reason}`,
  },
  check_expired: {
    label: 'एक जाँच का समय खत्म हुआ',
    title: (badge) => `अब नहीं दिखता: ${badge}`,
    text: (name, badge) =>
      `प्रोफ़ाइल ${name} पर “${badge}” का समय खत्म हो गया। नया कागज़ अपलोड करें, हम उसे जाँचेंगे।`,
  },
}
