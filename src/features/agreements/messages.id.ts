import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.id.ts'

export const id: Translation<typeof en> = {
  errors: {
    offerAmount: 'Masukkan jumlahnya.',
    offerWageFloor:
      'Menurut undang-undang sekurang-kurangnya QAR {minimum_wage} per bulan ({minimum_wage_source}).',
    offerHousingFloor:
      'Sediakan tempat tinggal, atau sekurang-kurangnya QAR {minimum_housing} per bulan untuk itu ({minimum_housing_source}).',
    offerFoodFloor:
      'Sediakan makanan, atau sekurang-kurangnya QAR {minimum_food} per bulan untuk itu ({minimum_food_source}).',
    offerHoursCeiling:
      'Undang-undang membolehkan paling lama {maximum_hours} jam sehari ({maximum_hours_source}).',
    offerRestFloor:
      'Hari libur 24 jam setiap minggu yang dibayar adalah kewajiban undang-undang ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'Menurut undang-undang sekurang-kurangnya {minimum_leave_days} hari cuti dibayar setahun ({minimum_leave_days_source}).',
    offerPapersFloor:
      'Pekerja menyimpan sendiri paspor dan surat-suratnya: begitu undang-undangnya ({own_papers_source}).',
    offerAgeFloor:
      'Pekerja rumah tangga harus berusia sekurang-kurangnya {minimum_age} tahun ({minimum_age_source}).',
    offerAgeCeiling:
      'Pekerja rumah tangga boleh berusia paling tinggi {maximum_age} tahun ({maximum_age_source}).',
    offerStartPast: 'Mulai kerja harus hari ini atau sesudahnya.',
    taskNeeded: 'Pilih sekurang-kurangnya satu tugas.',
    termsNoContacts:
      'Jangan tulis nomor telepon, e-mail dan alamat halaman. Kontak terbuka saat sudah dipekerjakan.',
    termsSame: 'Ini ketentuan yang sudah ditawarkan. Ubah sekurang-kurangnya satu, atau jawab ya.',
    termsChanged: 'Ketentuannya sudah berubah. Silakan lihat lagi.',
    termsOver: 'Pertanyaan ini sudah selesai: pilihan sudah berakhir atau ditarik kembali.',
    termsDeclined: 'Jawaban atas ketentuan ini tidak.',
    termsAgreedAlready: 'Kedua pihak sudah setuju dengan ketentuan ini.',
    termsNotYourTurn: 'Sekarang giliran pihak lain menjawab.',
    termsInCase: 'Kedua pihak sudah setuju, dan surat penawaran diproses dalam perekrutan.',
    termsTooOften:
      'Ketentuannya sudah terlalu sering berubah. Jawab ya atau tidak; untuk ketentuan lain, keluarga perlu memilih lagi.',
    dealLinkUnknown: 'Tautan ini bukan dari kami, atau sudah tidak lagi.',
    dealLinkExpired: 'Tautan ini berlaku satu hari dan sudah lewat. Masuk untuk menjawab.',
    dealLinkUsed: 'Tautan ini sudah dipakai: sudah ada jawaban. Masuk untuk melihatnya.',
  },
  notices,
}
