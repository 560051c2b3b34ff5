import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'तपाईंको प्रोफाइल',
    picture: 'तपाईंको फोटो',
    video: 'तपाईंको भिडियो',
    texts: 'तपाईंले लेखेको',
  },
  profile_change_asked: {
    label: 'प्रोफाइलमा केही बदल्नुपर्ने',
    title: 'आफ्नो प्रोफाइलमा केही बदल्नुहोस्',
    text: (name, part, reason) =>
      `Manzil ले ${name} को प्रोफाइलमा बदल्न भनेको छ। के बदल्ने: ${part}। कारण: ${reason}`,
  },
  profile_hidden: {
    label: 'प्रोफाइल लुकाइयो',
    title: 'तपाईंको प्रोफाइल अहिले लुकेको छ',
    text: (name, reason) =>
      `परिवारले प्रोफाइल ${name} अहिले देख्दैनन्। कारण: ${reason}। बदलेर सेभ गर्नुहोस्: हामी फेरि हेरेर तपाईंलाई भन्छौं।`,
  },
  profile_shown_again: {
    label: 'प्रोफाइल फेरि देखिन्छ',
    title: 'तपाईंको प्रोफाइल फेरि देखिन्छ',
    text: (name) => `हामीले प्रोफाइल ${name} हेर्‍यौं। परिवारले फेरि देख्छन्। धन्यवाद।`,
  },
  paper_rejected: {
    label: 'एउटा कागज मानिएन',
    title: 'एउटा कागज मानिएन',
    text: (name, paper, reason) =>
      `${name} को कागज “${paper}” मानिएन: ${reason}। फेरि अपलोड गर्नुहोस्।`,
  },
  check_recorded: {
    label: 'केही जाँचियो',
    title: (badge) => badge,
    text: (name, badge, date) => `प्रोफाइल ${name} मा अब “${badge}” लेखिएको छ, ${date} सम्म।`,
  },
  check_withdrawn: {
    label: 'एउटा जाँच फिर्ता लिइयो',
    title: (badge) => `अब देखिँदैन: ${badge}`,
    text: (name, badge, reason) => `प्रोफाइल ${name} मा अब “${badge}” लेखिएको छैन। कारण: ${reason}`,
  },
  check_expired: {
    label: 'एउटा जाँचको म्याद सकियो',
    title: (badge) => `अब देखिँदैन: ${badge}`,
    text: (name, badge) =>
      `प्रोफाइल ${name} मा “${badge}” को म्याद सकियो। नयाँ कागज अपलोड गर्नुहोस्, हामी जाँच्छौं।`,
  },
}
