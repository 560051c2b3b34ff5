import { bell } from './messages.bell.id.ts'
import type { en } from './messages.en.ts'

export const id: typeof en = {
  bell,
  list: {
    metaTitle: 'Pemberitahuan | Manzil',
    title: 'Pemberitahuan',
    loading: 'Memuat pemberitahuan Anda...',
    failed: 'Pemberitahuan Anda tidak bisa dimuat',
    failedText: 'Silakan coba lagi sebentar lagi.',
    retry: 'Coba lagi',
    filter: 'Pemberitahuan yang mana',
    kind: 'Tentang apa',
    allKinds: 'Semuanya',
    noneOfKind: {
      title: 'Tidak ada yang seperti ini',
      text: 'Pilih jenis lain, atau lihat semuanya.',
    },
    all: 'Semua',
    unread: 'Belum dibaca',
    markAll: 'Tandai semua sudah dibaca',
    markOne: 'Tandai sudah dibaca',
    markFailed: 'Ini tidak bisa disimpan. Silakan coba lagi.',
    isNew: 'Baru',
    today: 'Hari ini',
    yesterday: 'Kemarin',
    empty: {
      title: 'Belum ada apa-apa',
      text: 'Kalau terjadi sesuatu yang menyangkut Anda, Anda menemukannya di sini.',
    },
    allRead: { title: 'Semua sudah dibaca', text: 'Tidak ada yang belum Anda lihat.' },
    pages: {
      bar: 'Halaman',
      page: (page) => `Halaman ${page}`,
      previous: 'Halaman sebelumnya',
      next: 'Halaman berikutnya',
    },
  },
  settings: {
    metaTitle: 'Pengaturan pemberitahuan | Manzil',
    title: 'Pengaturan pemberitahuan',
    text: 'Pilih apa yang sampai kepada Anda, dan bagaimana. Perubahan langsung disimpan.',
    loading: 'Memuat pengaturan Anda...',
    failed: 'Pengaturan Anda tidak bisa dimuat',
    saveFailed: 'Ini tidak bisa disimpan. Silakan coba lagi.',
    quiet: {
      title: 'Jam tenang',
      label: 'Tidak ada pesan di malam hari',
      hint: 'Dari jam 9 malam sampai 7 pagi waktu Qatar, hanya yang mendesak sampai ke HP atau e-mail Anda. Sisanya datang jam 7 pagi.',
    },
    kinds: { title: 'Yang diberitahukan kepada Anda' },
    urgent: 'Mendesak: datang juga di malam hari',
    fixed: 'Demi keamanan akun Anda, ini selalu sampai kepada Anda.',
    noEmail: 'Untuk menerima e-mail, konfirmasi dulu alamat Anda.',
    toAccount: 'Ke akun Anda',
  },
}
