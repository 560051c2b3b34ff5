import type { company as enCompany, en } from './messages.site.en.ts'

export const ta: typeof en = {
  purpose: 'வீட்டில் உதவுபவர்களைக் கத்தார் குடும்பங்கள் இங்கே தேடி, வேலைக்கு எடுக்கின்றன.',
  skip: 'நேராக உள்ளடக்கத்துக்குச் செல்',
  navigation: 'முதன்மை',
  menu: 'மெனு',
  home: 'முகப்பு',
  candidates: 'விண்ணப்பதாரர்கள்',
  visa: 'விசா சேவைகள்',
  pricing: 'கட்டணம்',
  about: 'எங்களைப் பற்றி',
  contact: 'தொடர்புகொள்ள',
  toTop: 'மேலே செல்',
  demo: {
    text: 'இது ஒரு மாதிரி: இங்கே உள்ளவர்கள் கற்பனை, பணம் எதுவும் கைமாறாது.',
    link: 'எல்லாவற்றையும் பாருங்கள்',
    hide: 'இந்தப் பட்டையை மறை',
  },
  footer: {
    label: 'அடிப்பகுதி',
    explore: 'மேலும் பார்க்க',
    help: 'உதவி',
    howItWorks: 'இது எப்படி நடக்கிறது',
    faq: 'கேள்வி பதில்',
    testimonials: 'அனுபவங்கள்',
    privacy: 'தனியுரிமை',
    terms: 'விதிமுறைகள்',
    demo: 'மாதிரி',
    admin: 'நிர்வாகி உள்நுழைவு',
    settings: 'மொழியும் தோற்றமும்',
    fairness: 'பணியாளர்கள் எந்தப் படியிலும் கட்டணம் செலுத்துவதில்லை.',
    howWeCheck: 'நாங்கள் எப்படிச் சரிபார்க்கிறோம்',
  },
  newsletter: {
    title: 'செய்திமடல்',
    email: 'உங்கள் மின்னஞ்சல் முகவரி',
    subscribe: 'பதிவு செய்',
    leaveEmpty: 'இந்த இடத்தைக் காலியாக விடுங்கள்',
  },
  theme: { label: 'தோற்றம்', light: 'வெளிச்சம்', dark: 'இருள்', system: 'ஃபோனில் உள்ளபடி' },
  largerText: 'பெரிய எழுத்து',
  toasts: { label: 'செய்திகள்', close: 'மூடு' },
  partMissing: 'இந்தப் பக்கத்தின் ஒரு பகுதியை ஏற்ற முடியவில்லை. இணைய இணைப்பு வந்ததும் அது வரும்.',
}

export const company: typeof enCompany = {
  registration: 'வணிகப் பதிவு',
  licence: 'உரிமம்',
  whatsapp: 'WhatsApp',
}
