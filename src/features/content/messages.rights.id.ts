import type { Translation } from '../../platform/shared/catalogues.ts'
import type { rights as english } from './messages.rights.en.ts'

export const rights: Translation<typeof english> = {
  law: {
    metaTitle: 'Hak Anda saat bekerja di rumah di Qatar | Manzil',
    metaDescription:
      'Yang diberikan hukum Qatar saat Anda bekerja di rumah: gaji, jam kerja, hari libur, cuti, paspor, dan siapa yang bisa ditelepon.',
    title: 'Hak Anda',
    lead: 'Jika Anda bekerja di rumah di Qatar, hukum memberi Anda ini.',
    items: [
      'Kontrak tertulis. Baca, atau minta dibacakan, sebelum Anda setuju.',
      'Gaji penuh setiap bulan, ke rekening bank Anda.',
      'Paling lama 10 jam kerja sehari. Waktu istirahat, makan dan ibadah tidak dihitung.',
      'Satu hari libur yang dibayar setiap minggu, dan tiga minggu cuti yang dibayar setiap tahun.',
      'Makanan, tempat tinggal dan perawatan kesehatan, gratis.',
      'Paspor Anda tetap pada Anda. Tidak ada yang boleh menahannya.',
    ],
  },
  fees: {
    metaTitle: 'Pekerja tidak membayar biaya | Manzil',
    metaDescription:
      'Tidak ada yang boleh meminta uang kepada Anda untuk pekerjaan, visa, tiket atau surat. Siapa membayar apa saat Anda bekerja di rumah di Qatar.',
    title: 'Anda tidak membayar apa pun',
    lead: 'Tidak ada yang boleh meminta uang kepada Anda untuk pekerjaan. Keluarga yang membayar.',
    items: [
      'Manzil gratis untuk Anda, selalu.',
      'Keluarga membayar visa, pemeriksaan kesehatan dan tiket Anda ke Qatar.',
      'Tidak ada yang boleh memotong biaya ini dari gaji Anda.',
      'Jika ada yang meminta uang, jangan bayar. Telepon Kementerian Tenaga Kerja: 16008.',
    ],
  },
  help: {
    title: 'Jika ada yang tidak beres',
    items: [
      'Dalam bahaya? Telepon 999.',
      'Gaji, hari libur atau paspor tidak diberikan? Telepon Kementerian Tenaga Kerja: 16008.',
    ],
  },
}
