import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const id: Translation<typeof en> = {
  errors: {
    claimNotFound: 'Tidak ada agensi yang menyimpan data seperti ini dengan nomor Anda.',
    claimOwnInUse:
      'Ada keluarga yang sedang berurusan dengan profil yang Anda tulis sendiri. Anda bisa mengambil data ini setelah itu selesai.',
    claimOneAgency: 'Agensi lain sudah menyimpan data Anda. Tinggalkan agensi itu dulu.',
    noAgencyToLeave: 'Tidak ada agensi yang menyimpan data Anda.',
    leaveWhileHired:
      'Anda dipekerjakan lewat agensi ini. Anda bisa meninggalkannya setelah ini berakhir.',
    leaveWhileCase:
      'Perekrutan Anda lewat agensi ini masih berjalan. Anda bisa meninggalkannya setelah ini berakhir.',
    objectWhileHired:
      'Orang dalam data ini sudah dipekerjakan lewat agensi. Anda bisa keberatan setelah ini berakhir.',
    objectWhileCase:
      'Perekrutan lewat agensi ini masih berjalan. Anda bisa keberatan setelah ini berakhir.',
  },
}
