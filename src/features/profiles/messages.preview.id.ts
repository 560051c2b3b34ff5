import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'Hanya Anda yang melihat halaman ini',
  text: 'Beginilah keluarga akan melihat Anda. Mereka belum bisa menemukannya.',
  toProfile: 'Ke profil saya',
  loading: 'Memuat',
}
