import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'मेरी प्रोफ़ाइल | Manzil',
  metaDocuments: 'मेरे कागज़ात | Manzil',
  tabs: {
    label: 'मेरा पेज',
    today: 'आज',
    profile: 'प्रोफ़ाइल',
    documents: 'मेरे कागज़ात',
    interviews: 'इंटरव्यू',
    messages: 'मैसेज',
    agreements: 'शर्तें',
    recruitment: 'भर्ती',
    work: 'काम',
  },
  close: 'बंद करें',
  loading: 'प्रोफ़ाइल लोड हो रही है...',
}
