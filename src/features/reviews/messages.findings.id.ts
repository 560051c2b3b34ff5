import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'profil Anda',
    picture: 'foto Anda',
    video: 'video Anda',
    texts: 'tulisan Anda',
  },
  profile_change_asked: {
    label: 'Diminta mengubah profil',
    title: 'Silakan ubah sesuatu di profil Anda',
    text: (name, part, reason) =>
      `Manzil meminta Anda mengubah ${part} (profil ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'Profil disembunyikan',
    title: 'Profil Anda disembunyikan dulu',
    text: (name, reason) =>
      `Keluarga sekarang tidak bisa melihat profil ${name}. Alasan: ${reason}. Ubah lalu simpan: kami periksa lagi dan memberi tahu Anda.`,
  },
  profile_shown_again: {
    label: 'Profil ditampilkan lagi',
    title: 'Profil Anda ditampilkan lagi',
    text: (name) =>
      `Kami sudah memeriksa profil ${name}. Keluarga bisa melihatnya lagi. Terima kasih.`,
  },
  paper_rejected: {
    label: 'Sebuah dokumen tidak diterima',
    title: 'Sebuah dokumen tidak diterima',
    text: (name, paper, reason) =>
      `Dokumen “${paper}” milik ${name} tidak diterima: ${reason}. Silakan unggah lagi.`,
  },
  check_recorded: {
    label: 'Sesuatu sudah diperiksa',
    title: (badge) => badge,
    text: (name, badge, date) => `Di profil ${name} sekarang tertulis “${badge}”, sampai ${date}.`,
  },
  check_withdrawn: {
    label: 'Sebuah pemeriksaan ditarik',
    title: (badge) => `Tidak ditampilkan lagi: ${badge}`,
    text: (name, badge, reason) =>
      `Di profil ${name} tidak lagi tertulis “${badge}”. Alasan: ${reason}`,
  },
  check_expired: {
    label: 'Sebuah pemeriksaan berakhir',
    title: (badge) => `Tidak ditampilkan lagi: ${badge}`,
    text: (name, badge) =>
      `Masa “${badge}” di profil ${name} sudah habis. Unggah dokumen baru, dan kami memeriksanya.`,
  },
}
