import { checkedItems } from './messages.attributes.id.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.id.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'Paspor atau kartu identitas dicocokkan dengan nama di profil ini.',
    licence: 'SIM dicocokkan dengan nama di profil ini.',
    medical: 'Surat keterangan sehat sudah dilihat. Isinya tetap rahasia.',
    references: 'Keluarga atau majikan sebelumnya yang disebut orang ini sudah ditanya.',
  },
  method: {
    original_seen: 'Aslinya sudah dilihat',
    copy_seen: 'Salinannya sudah dilihat',
    video_call: 'Dicocokkan lewat panggilan video',
    issuer_asked: 'Yang mengeluarkannya sudah ditanya',
    household_asked: 'Keluarganya sudah ditanya lewat telepon',
  },
  title: 'Yang diperiksa',
  how: 'Caranya',
  by: 'Oleh',
  operator: 'Petugas Manzil',
  twoOperators: 'Dua petugas Manzil, masing-masing sendiri',
  nameDiffers: 'Di dokumen namanya ditulis berbeda; petugas mencatat kenapa ini orang yang sama.',
  on: 'Kapan',
  until: 'Berlaku sampai',
  more: 'Ini tidak mengatakan apa-apa tentang hal lain.',
  guide: 'Cara kami memeriksa',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'Profil tidak ditampilkan lagi',
    title: 'Profil tidak ditampilkan lagi',
    text: (name, reason) =>
      reason === 'under_age'
        ? `Profil ${name} tidak ditampilkan: usia yang tertulis di bawah 18 tahun, dan yang di bawah 18 tahun tidak ditampilkan. Kalau itu salah, perbaiki lalu tampilkan lagi profilnya.`
        : `Profil ${name} sedang tidak ditampilkan: pekerjaan, kewarganegaraan atau usia belum ada. Setelah diisi, keluarga bisa melihat profil ini lagi.`,
  },
  profile_shown_now: {
    label: 'Profil ditampilkan',
    title: 'Profil Anda ditampilkan kepada keluarga',
    text: (name) =>
      `Profil ${name} sekarang sudah lengkap, dan keluarga bisa menemukannya, seperti yang diinginkan. Anda bisa menurunkannya dari daftar kapan saja.`,
  },
}
