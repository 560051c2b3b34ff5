import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'मेरो प्रोफाइल | Manzil',
  metaDocuments: 'मेरा कागजात | Manzil',
  tabs: {
    label: 'मेरो पेज',
    today: 'आज',
    profile: 'प्रोफाइल',
    documents: 'मेरा कागजात',
    interviews: 'अन्तर्वार्ता',
    messages: 'सन्देश',
    agreements: 'सर्तहरू',
    recruitment: 'भर्ती',
    work: 'काम',
  },
  close: 'बन्द गर्नुहोस्',
  loading: 'प्रोफाइल लोड हुँदैछ...',
}
