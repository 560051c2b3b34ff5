import type { company as enCompany, en } from './messages.site.en.ts'

export const id: typeof en = {
  purpose: 'Keluarga di Qatar mencari dan mempekerjakan orang yang membantu di rumah.',
  skip: 'Langsung ke isi',
  navigation: 'Utama',
  menu: 'Menu',
  home: 'Beranda',
  candidates: 'Semua kandidat',
  visa: 'Layanan visa',
  pricing: 'Harga',
  about: 'Tentang kami',
  contact: 'Kontak',
  toTop: 'Kembali ke atas',
  demo: {
    text: 'Ini demo: orang-orangnya rekaan dan tidak ada uang yang berpindah.',
    link: 'Coba semua peran',
    hide: 'Sembunyikan ini',
  },
  footer: {
    label: 'Bagian bawah',
    explore: 'Jelajahi',
    help: 'Bantuan',
    howItWorks: 'Cara kerjanya',
    faq: 'Tanya jawab',
    testimonials: 'Kata mereka',
    privacy: 'Privasi',
    terms: 'Ketentuan',
    demo: 'Demo',
    admin: 'Masuk admin',
    settings: 'Bahasa dan tampilan',
    fairness: 'Pekerja tidak pernah membayar biaya, di langkah mana pun.',
    howWeCheck: 'Cara kami memeriksa',
  },
  newsletter: {
    title: 'Buletin',
    email: 'Alamat e-mail Anda',
    subscribe: 'Berlangganan',
    leaveEmpty: 'Biarkan kosong',
  },
  theme: { label: 'Tampilan', light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' },
  largerText: 'Teks lebih besar',
  toasts: { label: 'Pesan', close: 'Tutup' },
  partMissing: 'Sebagian halaman ini tidak bisa dimuat. Akan muncul begitu koneksi kembali.',
}

export const company: typeof enCompany = {
  registration: 'Registrasi usaha',
  licence: 'Izin usaha',
  whatsapp: 'WhatsApp',
}
