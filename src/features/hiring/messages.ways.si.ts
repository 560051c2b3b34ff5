import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'හමුවෙන්නේ කොහොමද?',
    video: 'වීඩියෝ කාමරය',
    phone: 'දුරකථන ඇමතුම',
    whatsapp: 'WhatsApp call එක',
    home: 'ඔබේ ගෙදර',
    office: 'ඒජන්සියේ කාර්යාලයේ',
    hints: {
      video: 'ඔබේ බ්‍රවුසරයේ, Manzil ඇතුළේ. කාටවත් අනිත් කෙනාගේ අංකය පේන්නේ නැහැ.',
      phone: 'සම්මුඛ පරීක්ෂණය පිළිගත්තාම දෙපැත්තටම අංක පේනවා.',
      whatsapp: 'සම්මුඛ පරීක්ෂණය පිළිගත්තාම දෙපැත්තටම WhatsApp අංක පේනවා.',
      home: 'සම්මුඛ පරීක්ෂණය පිළිගත්තාම ලිපිනය පේනවා.',
      office: 'ඒජන්සියක් යෝජනා කරන අයට.',
    },
    shown: {
      video: 'වීඩියෝ කාමරයේ',
      phone: 'දුරකථනයෙන්',
      whatsapp: 'WhatsApp call එකකින්',
      home: 'පවුලේ ගෙදර',
      office: 'ඒජන්සියේ කාර්යාලයේ',
    },
  },
  join: 'කාමරයට යන්න',
}
