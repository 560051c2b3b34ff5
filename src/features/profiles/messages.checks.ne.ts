import { checkedItems } from './messages.attributes.ne.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.ne.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'राहदानी वा परिचयपत्र यो प्रोफाइलको नामसँग भिडाइयो।',
    licence: 'ड्राइभिङ लाइसेन्स यो प्रोफाइलको नामसँग भिडाइयो।',
    medical: 'मेडिकल सर्टिफिकेट हेरियो। त्यसमा लेखिएको कुरा निजी रहन्छ।',
    references: 'यो व्यक्तिले भनेको पहिलेको परिवार वा मालिकलाई सोधियो।',
  },
  method: {
    original_seen: 'सक्कली हेरियो',
    copy_seen: 'प्रतिलिपि हेरियो',
    video_call: 'भिडियो कलमा भिडाइयो',
    issuer_asked: 'जारी गर्नेलाई सोधियो',
    household_asked: 'परिवारलाई फोनमा सोधियो',
  },
  title: 'के जाँचियो',
  how: 'कसरी',
  by: 'कसले जाँच्यो',
  operator: 'Manzil का अपरेटर',
  twoOperators: 'Manzil का दुई अपरेटर, छुट्टाछुट्टै',
  nameDiffers: 'कागजमा नाम अर्कै तरिकाले लेखिएको छ; यो उही व्यक्ति किन हो भनी अपरेटरले लेखे।',
  on: 'कहिले',
  until: 'कहिलेसम्म मान्य',
  more: 'यसले अरू कुराबारे केही भन्दैन।',
  guide: 'हामी कसरी जाँच्छौं',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'प्रोफाइल अब देखिँदैन',
    title: 'प्रोफाइल अब देखिँदैन',
    text: (name, reason) =>
      reason === 'under_age'
        ? `प्रोफाइल ${name} देखाइँदैन: त्यसमा लेखिएको उमेर 18 भन्दा कम छ, र 18 भन्दा कम उमेरका कोही देखाइँदैनन्। यो गल्ती भए सच्याउनुहोस् र प्रोफाइल फेरि देखाउनुहोस्।`
        : `प्रोफाइल ${name} अहिले देखाइँदैन: काम, राष्ट्रियता वा उमेर भरिएको छैन। भरेपछि परिवारले फेरि देख्छन्।`,
  },
  profile_shown_now: {
    label: 'प्रोफाइल देखिन्छ',
    title: 'तपाईंको प्रोफाइल परिवारले देख्छन्',
    text: (name) =>
      `प्रोफाइल ${name} मा अब चाहिने सबै छ, र चाहेअनुसार परिवारले भेट्न सक्छन्। जुनसुकै बेला सूचीबाट हटाउन सकिन्छ।`,
  },
}
