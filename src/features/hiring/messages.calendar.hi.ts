import type { en } from './messages.calendar.en.ts'

export const hi: typeof en = {
  summary: (name) => `${name} के साथ इंटरव्यू`,
  description: 'Manzil पर तय हुआ इंटरव्यू। समय दोहा का है।',
  ways: {
    video: 'Manzil के वीडियो रूम में',
    phone: 'फ़ोन पर',
    whatsapp: 'WhatsApp कॉल पर',
    home: 'परिवार के घर पर',
    office: 'एजेंसी के ऑफ़िस में',
  },
}
