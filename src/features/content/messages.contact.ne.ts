import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'सम्पर्क',
  metaTitle: 'सम्पर्क | Manzil',
  metaDescription: 'प्रोफाइल, भिसा, मूल्य वा आफ्नो डाटाबारे प्रश्न भए Manzil लाई लेख्नुहोस्।',
  title: 'सम्पर्क',
  lead: 'प्रश्न, उजुरी, वा केही चलेन: हामीलाई लेख्नुहोस्। मान्छेले नै पढ्छ।',
  ways: 'हामीलाई कसरी सम्पर्क गर्ने',
  email: 'इमेल',
  phone: 'फोन',
  whatsapp: 'WhatsApp',
  address: 'ठेगाना',
  hours: 'सहायता',
  operator: 'सञ्चालक',
  registration: 'व्यापार दर्ता',
  licence: 'इजाजतपत्र',
  social: 'हामीलाई फलो गर्नुहोस्',
  none: 'हामीसम्म पुग्ने सबैभन्दा राम्रो बाटो यो फारम हो।',
  rightsTitle: 'खतरामा हुनुहुन्छ, वा कागजात तपाईंसँग छैनन्?',
  rights:
    'घरमा काम गर्नुहुन्छ र खतरामा हुनुहुन्छ, तलब वा राहदानी पाउनुभएको छैन भने श्रम मन्त्रालयलाई फोन गर्नुहोस्: 16008। आपतकालमा: 999।',
  form: 'हामीलाई लेख्नुहोस्',
}

export const crumbs: typeof way = { label: 'तपाईं यहाँ हुनुहुन्छ', home: 'होम' }
