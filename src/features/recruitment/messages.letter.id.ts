import type { Letter } from './messages.letter.en.ts'

/** The words of the offer letter in Indonesian, for workers of Indonesia. */
export const letter: Letter = {
  brand: 'Manzil',
  title: 'Penawaran kerja',
  intro: (household, worker) =>
    `${household} menawarkan kepada ${worker} pekerjaan sebagai pekerja rumah tangga di Qatar, dengan ketentuan di bawah ini.`,
  terms: 'Ketentuan',
  term: 'Hal',
  agreed: 'Disepakati',
  role: 'Pekerjaan',
  wage: 'Upah pokok',
  housing: 'Tempat tinggal',
  food: 'Makanan',
  hours: 'Jam kerja',
  restDay: 'Hari libur mingguan, dibayar',
  leave: 'Cuti tahunan, dibayar',
  start: 'Mulai',
  provided: 'Disediakan oleh keluarga, tanpa biaya',
  allowance: (amount) => `Tunjangan ${amount} per bulan`,
  aMonth: (amount) => `${amount} per bulan, dibayar paling lambat tanggal 3 bulan berikutnya`,
  hoursADay: (count) => `Paling lama ${count} jam sehari`,
  daysAYear: (count) => `${count} hari setahun`,
  restDays: {
    friday: 'Jumat',
    saturday: 'Sabtu',
    sunday: 'Minggu',
    monday: 'Senin',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    thursday: 'Kamis',
    none: 'Tidak ada',
  },
  rights: 'Yang juga berlaku',
  rightsLines: [
    'Keluarga membayar semua biaya perekrutan, visa dan perjalanan; tidak ada yang dipungut dari pekerja atau dipotong dari upahnya.',
    'Perawatan medis dan obat gratis. Pekerja menyimpan sendiri paspornya.',
    'Tiket pulang setiap dua tahun, dan pada akhir masa kerja upah tiga minggu untuk setiap tahun.',
  ],
  floor: 'Diperiksa menurut undang-undang',
  rules: {
    minimum_wage: (value) => `Upah pokok: sekurang-kurangnya QAR ${value} per bulan`,
    minimum_housing: (value) =>
      `Tempat tinggal: disediakan, atau sekurang-kurangnya QAR ${value} per bulan`,
    minimum_food: (value) => `Makanan: disediakan, atau sekurang-kurangnya QAR ${value} per bulan`,
    maximum_hours: (value) => `Paling lama ${value} jam sehari`,
    minimum_rest_days: (value) => `Sekurang-kurangnya ${value} hari libur 24 jam seminggu, dibayar`,
    minimum_leave_days: (value) => `Sekurang-kurangnya ${value} hari cuti dibayar setahun`,
    own_papers: (_value) => 'Pekerja menyimpan sendiri paspor dan surat-suratnya',
    minimum_age: (value) => `Pekerja berusia sekurang-kurangnya ${value} tahun`,
    maximum_age: (value) => `Pekerja berusia paling tinggi ${value} tahun`,
  },
  attestation: 'Masih diperlukan',
  attestationText:
    'Penawaran ini bukan kontrak kerja. Kontrak harus dibuat dalam tiga rangkap dan disahkan oleh Kementerian Tenaga Kerja Qatar; teks Arab yang berlaku. Terjemahan ini untuk keterangan.',
  household: 'Keluarga',
  worker: 'Pekerja',
}
