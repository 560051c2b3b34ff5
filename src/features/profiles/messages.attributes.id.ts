import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'Identitas',
  licence: 'SIM',
  medical: 'Surat keterangan sehat',
  references: 'Referensi',
}

export const attributes: typeof en = {
  day_off: {
    label: 'Hari libur',
    values: {
      Friday: 'Jumat',
      Saturday: 'Sabtu',
      Sunday: 'Minggu',
      Monday: 'Senin',
      Tuesday: 'Selasa',
      Wednesday: 'Rabu',
      Thursday: 'Kamis',
      Flexible: 'Sesuai kesepakatan',
    },
  },
  experience_years: { label: 'Tahun pengalaman' },
  languages: { label: 'Bahasa' },
  in_qatar: { label: 'Sekarang di Qatar', values: { true: 'Ya', false: 'Tidak' } },
  availability_date: { label: 'Bisa mulai sebelum' },
  has_video: { label: 'Ada video', values: { true: 'Ya', false: 'Tidak' } },
  checked: { label: 'Diperiksa Manzil', values: checkedItems },
  childcare_experience_years: {
    label: 'Pernah mengasuh anak',
    values: {
      newborn: 'Bayi baru lahir',
      toddler: 'Balita',
      preschool: 'Usia TK',
      older: 'Lebih besar',
    },
  },
  source: { label: 'Agensi atau langsung', values: { self: 'Langsung', agency: 'Lewat agensi' } },
  own_room: {
    label: 'Kamar sendiri',
    values: { needed: 'Kamar sendiri', not_needed: 'Kamar bersama tidak apa-apa' },
  },
  cuisines: {
    label: 'Bisa memasak',
    values: {
      Arab: 'Masakan Arab',
      Indian: 'Masakan India',
      Filipino: 'Masakan Filipina',
      European: 'Masakan Eropa',
      'Sri Lankan': 'Masakan Sri Lanka',
      Other: 'Masakan lain',
    },
  },
}
