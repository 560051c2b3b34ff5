import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'मुलाकात कैसे होगी?',
    video: 'वीडियो रूम',
    phone: 'फ़ोन कॉल',
    whatsapp: 'WhatsApp कॉल',
    home: 'आपके घर पर',
    office: 'एजेंसी के ऑफ़िस में',
    hints: {
      video: 'आपके ब्राउज़र में, यहीं Manzil पर। किसी को दूसरे का नंबर नहीं दिखता।',
      phone: 'इंटरव्यू मंज़ूर होने पर दोनों को एक-दूसरे का नंबर दिखता है।',
      whatsapp: 'इंटरव्यू मंज़ूर होने पर दोनों को एक-दूसरे का WhatsApp दिखता है।',
      home: 'इंटरव्यू मंज़ूर होने पर पता दिखता है।',
      office: 'उनके लिए जो एजेंसी से आते हैं।',
    },
    shown: {
      video: 'वीडियो रूम में',
      phone: 'फ़ोन पर',
      whatsapp: 'WhatsApp कॉल पर',
      home: 'परिवार के घर पर',
      office: 'एजेंसी के ऑफ़िस में',
    },
  },
  join: 'जुड़ें',
}
