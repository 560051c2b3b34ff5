import type { en } from './messages.calendar.en.ts'

export const si: typeof en = {
  summary: (name) => `${name} සමඟ සම්මුඛ පරීක්ෂණය`,
  description: 'Manzil වල දාගත්ත සම්මුඛ පරීක්ෂණයක්. වේලාවන් දෝහා වේලාවෙන්.',
  ways: {
    video: 'Manzil වීඩියෝ කාමරයේ',
    phone: 'දුරකථනයෙන්',
    whatsapp: 'WhatsApp call එකකින්',
    home: 'පවුලේ ගෙදර',
    office: 'ඒජන්සියේ කාර්යාලයේ',
  },
}
