import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const id: Translation<typeof en> = {
  formerCandidate: 'Mantan kandidat',
  errors: {
    consentNeeded:
      'Setujui dulu bahwa kami menyimpan ini: agama, status pernikahan dan anak adalah data khusus menurut undang-undang.',
    tooYoungToPublish: 'Profil bisa ditampilkan mulai usia 18 tahun.',
    incompleteToPublish:
      'Isi dulu pekerjaan, kewarganegaraan dan tanggal lahir: tanpa itu tidak ada yang dilihat keluarga.',
    neededToPublish: 'Ini perlu sebelum keluarga bisa melihat profilnya.',
    wageBelowLaw:
      'Menurut undang-undang sekurang-kurangnya QAR {minimum_wage} per bulan ({minimum_wage_source}).',
    endsBeforeStart: 'Akhirnya lebih awal daripada mulainya.',
    dateInFuture: 'Tanggal ini belum terjadi.',
    mustBePositive: 'Ini harus lebih dari 0.',
    invalidEmail: 'Masukkan alamat e-mail yang benar.',
    phoneByCodeOnly: 'Nomor Anda hanya diganti dengan kode: pakai “Ganti nomor HP”.',
    hiddenUntilReviewed:
      'Profil Anda disembunyikan sampai kami memeriksa perubahan Anda. Kami akan memberi tahu.',
    CANDIDATE_UNAVAILABLE: 'Tidak tersedia lagi',
    candidateNotFound: 'Profil kandidat tidak ditemukan',
  },
}
