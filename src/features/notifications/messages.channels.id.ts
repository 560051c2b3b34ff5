import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.channels.en.ts'

export const id: typeof en = {
  ways: {
    title: 'Cara kami menghubungi Anda',
    on: 'Aktif',
    push: {
      title: 'Di perangkat ini',
      text: 'Pemberitahuan singkat di layar, juga saat Manzil tertutup: tentang apa, tidak pernah isinya. Berakhir saat Anda keluar di sini.',
      allow: 'Izinkan di perangkat ini',
      stop: 'Hentikan di perangkat ini',
      denied:
        'Browser Anda memblokir pemberitahuan dari Manzil. Izinkan di pengaturannya untuk halaman ini, lalu kembali ke sini.',
      unsupported:
        'Browser ini tidak bisa menampilkan pemberitahuan. Di iPhone, tambahkan Manzil ke Layar Utama dan buka dari sana.',
      failed:
        'Perangkat ini tidak bisa didaftarkan. Periksa koneksinya, dan apakah browsernya mengizinkan pemberitahuan.',
      elsewhere: (count) => plural('id', count, { other: 'Aktif di # perangkat lain' }),
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'Kabar dan kode datang lewat WhatsApp. Yang belum sampai setelah satu menit dikirim sebagai SMS. Undangan bisa Anda jawab dengan YA atau TIDAK saja, dan STOP menghentikannya.',
      to: (number) => `Ke ${number}`,
      allow: 'Ya, lewat WhatsApp',
      stop: 'Hentikan WhatsApp',
      noNumber: 'Akun Anda belum punya nomor HP.',
      failed: 'Ini tidak bisa disimpan. Silakan coba lagi.',
    },
    email: { title: 'E-mail', on: 'Alamat Anda sudah dikonfirmasi.' },
  },
  groups: {
    interviews: { title: 'Wawancara', text: 'Undangan, jawaban, perubahan dan pengingat' },
    messages: { title: 'Pesan', text: 'Ada yang menulis kepada Anda' },
    hires: { title: 'Pilihan dan kerja', text: 'Pilihan, penawaran, dokumen, kedatangan' },
    money: {
      title: 'Pembayaran dan paket',
      text: 'Pembayaran, pengembalian uang dan paket yang berakhir',
    },
    profiles: {
      title: 'Profil dan pencarian',
      text: 'Profil, dokumen dan pemeriksaannya, dan hasil pencarian yang Anda simpan',
    },
    account: { title: 'Akun dan keamanan', text: 'Akun Anda, data Anda dan siapa yang masuk' },
  },
  channels: {
    product: 'Di Manzil',
    push: 'Perangkat',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
  },
  one: 'Pilih satu per satu',
  safe: 'Yang penting untuk keamanan Anda selalu sampai kepada Anda.',
  offer: {
    title: 'Undangan lewat WhatsApp?',
    text: 'Jawab undangan dengan YA atau TIDAK, langsung di chat. Anda bisa berhenti kapan saja.',
  },
  chat: {
    body: 'Halo, ini Manzil dengan kabar untuk Anda: {{1}} Buka Manzil untuk melihat semuanya.',
    footer: 'Balas STOP untuk berhenti menerima WhatsApp.',
    button: 'Buka Manzil',
    answers: ['Ya', 'Tidak'],
    stopped:
      'Anda tidak lagi menerima WhatsApp dari Manzil. Yang penting datang lewat SMS. Aktifkan WhatsApp lagi di sini:',
    unclear: 'Tidak ada yang membaca pesan ke nomor ini. Silakan lihat di Manzil:',
  },
  errors: {
    whatsAppOff: 'Pesan WhatsApp sedang tidak tersedia.',
    whatsAppNeedsNumber: 'Akun Anda tidak punya nomor HP. Tambahkan dulu.',
    pushAddress: 'Alamat pemberitahuan browser ini tidak bisa dipakai.',
  },
}
