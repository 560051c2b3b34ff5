import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'እንዴት ትገናኛላችሁ?',
    video: 'የቪዲዮ ክፍል',
    phone: 'የስልክ ጥሪ',
    whatsapp: 'የ WhatsApp ጥሪ',
    home: 'በቤትዎ',
    office: 'በኤጀንሲው ቢሮ',
    hints: {
      video: 'በ browser-ዎ፣ እዚህ Manzil ላይ። አንዱ የሌላውን ቁጥር አያይም።',
      phone: 'ቃለ መጠይቁ ተቀባይነት ሲያገኝ ሁለቱም የሌላውን ቁጥር ያያሉ።',
      whatsapp: 'ቃለ መጠይቁ ተቀባይነት ሲያገኝ ሁለቱም የሌላውን WhatsApp ያያሉ።',
      home: 'ቃለ መጠይቁ ተቀባይነት ሲያገኝ አድራሻው ይታያል።',
      office: 'በኤጀንሲ በኩል ለሚመጡ።',
    },
    shown: {
      video: 'በቪዲዮ ክፍል',
      phone: 'በስልክ',
      whatsapp: 'በ WhatsApp ጥሪ',
      home: 'በቤተሰቡ ቤት',
      office: 'በኤጀንሲው ቢሮ',
    },
  },
  join: 'ይግቡ',
}
