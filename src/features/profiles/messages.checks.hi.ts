import { checkedItems } from './messages.attributes.hi.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.hi.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'पासपोर्ट या पहचान पत्र को इस प्रोफ़ाइल के नाम से मिलाया गया।',
    licence: 'ड्राइविंग लाइसेंस को इस प्रोफ़ाइल के नाम से मिलाया गया।',
    medical: 'एक मेडिकल सर्टिफ़िकेट देखा गया। उसमें जो लिखा है वह निजी रहता है।',
    references: 'इस व्यक्ति के बताए एक पुराने परिवार या मालिक से पूछा गया।',
  },
  method: {
    original_seen: 'असली कागज़ देखा गया',
    copy_seen: 'कॉपी देखी गई',
    video_call: 'वीडियो कॉल में मिलाया गया',
    issuer_asked: 'जिसने जारी किया, उससे पूछा गया',
    household_asked: 'परिवार से फ़ोन पर पूछा गया',
  },
  title: 'क्या जाँचा गया',
  how: 'कैसे',
  by: 'किसने जाँचा',
  operator: 'Manzil के ऑपरेटर',
  twoOperators: 'Manzil के दो ऑपरेटर, अलग-अलग',
  nameDiffers: 'कागज़ में नाम अलग तरह से लिखा है; ऑपरेटर ने लिखा कि यह वही व्यक्ति क्यों है।',
  on: 'कब',
  until: 'कब तक मान्य',
  more: 'यह किसी और बात के बारे में कुछ नहीं कहता।',
  guide: 'हम कैसे जाँचते हैं',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'प्रोफ़ाइल अब नहीं दिखती',
    title: 'प्रोफ़ाइल अब नहीं दिखती',
    text: (name, reason) =>
      reason === 'under_age'
        ? `प्रोफ़ाइल ${name} नहीं दिखाई जाती: उसमें लिखी उम्र 18 से कम है, और 18 से कम उम्र का कोई नहीं दिखाया जाता। अगर यह गलती है, तो इसे ठीक करें और प्रोफ़ाइल फिर से दिखाएँ।`
        : `प्रोफ़ाइल ${name} अभी नहीं दिखाई जाती: काम, राष्ट्रीयता या उम्र नहीं भरी है। भरते ही परिवारों को यह फिर दिखेगी।`,
  },
  profile_shown_now: {
    label: 'प्रोफ़ाइल दिखती है',
    title: 'आपकी प्रोफ़ाइल परिवारों को दिखती है',
    text: (name) =>
      `प्रोफ़ाइल ${name} में अब ज़रूरी सब कुछ है, और परिवार इसे खोज सकते हैं, जैसा आपने चाहा था। इसे कभी भी सूची से हटाया जा सकता है।`,
  },
}
