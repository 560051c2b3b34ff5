import type { en } from './messages.calendar.en.ts'

export const id: typeof en = {
  summary: (name) => `Wawancara dengan ${name}`,
  description: 'Wawancara yang diatur di Manzil. Jamnya adalah waktu Doha.',
  ways: {
    video: 'Di ruang video di Manzil',
    phone: 'Lewat telepon',
    whatsapp: 'Lewat panggilan WhatsApp',
    home: 'Di rumah keluarga',
    office: 'Di kantor agensi',
  },
}
