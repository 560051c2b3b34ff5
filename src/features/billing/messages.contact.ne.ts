import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'सम्पर्क',
  phone: 'फोन',
  whatsapp: 'WhatsApp',
  email: 'इमेल',
  nothingOfHire: 'यहाँ कुनै नम्बर वा ठेगाना छैन। कृपया हामीलाई सोध्नुहोस्।',
  whileHired: 'काम चलुन्जेल तपाईंहरू दुवैका लागि खुला छ। कुनै प्लान चाहिँदैन।',
  failed: 'सम्पर्क खुल्न सकेन। फेरि प्रयास गर्नुहोस्।',
}
