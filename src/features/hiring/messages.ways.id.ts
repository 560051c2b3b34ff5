import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'Bagaimana bertemunya?',
    video: 'Ruang video',
    phone: 'Telepon',
    whatsapp: 'Panggilan WhatsApp',
    home: 'Di rumah Anda',
    office: 'Di kantor agensi',
    hints: {
      video: 'Di browser Anda, di Manzil. Tidak ada yang melihat nomor pihak lain.',
      phone: 'Kedua pihak melihat nomor masing-masing setelah wawancara diterima.',
      whatsapp: 'Kedua pihak melihat WhatsApp masing-masing setelah wawancara diterima.',
      home: 'Alamat terlihat setelah wawancara diterima.',
      office: 'Untuk yang disalurkan agensi.',
    },
    shown: {
      video: 'Di ruang video',
      phone: 'Lewat telepon',
      whatsapp: 'Lewat panggilan WhatsApp',
      home: 'Di rumah keluarga',
      office: 'Di kantor agensi',
    },
  },
  join: 'Masuk ruang',
}
