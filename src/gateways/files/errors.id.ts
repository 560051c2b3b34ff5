import type { en } from './errors.en.ts'

export const id: typeof en = {
  noFile: 'Pilih file untuk diunggah',
  wrongDocumentType: 'Unggah file PDF, gambar, atau dokumen',
  fileOver10MB: 'File harus lebih kecil dari 10MB',
  fileOver100MB: 'Video harus lebih kecil dari 100MB',
  wrongPictureType: 'Pilih gambar: JPG, PNG atau WebP',
  wrongVideoType: 'Pilih video: MP4, MOV atau WebM',
  wrongVoiceType: 'Ini bukan pesan suara. Silakan rekam di sini.',
  voiceOver2MB: 'Pesan suara paling lama satu menit. Silakan rekam yang lebih pendek.',
  pictureTooManyPixels: 'Gambar ini lebih dari {millions} juta piksel. Pilih yang lebih kecil.',
  picturesBusy:
    'Banyak gambar sedang disimpan sekarang. Belum ada yang disimpan; coba lagi beberapa detik lagi.',
  fileDamaged: 'File ini rusak atau tidak lengkap. Silakan pilih lagi.',
  fileInfected: 'Ada virus di file ini, jadi tidak kami simpan.',
  uploadCutShort: 'Unggahan terputus. Silakan coba lagi.',
  noRoomForFile: 'Belum ada tempat untuk file ini. Tidak ada yang disimpan; coba lagi nanti.',
  storageFull: 'File Anda sudah {gigabytes} GB, batas untuk satu akun. Hapus dulu beberapa.',
  tooManyUploads: 'Tiga unggahan Anda masih berjalan. Tunggu sampai salah satunya selesai.',
  fileNotStored: 'File tidak bisa disimpan. Silakan coba lagi.',
  linkExpired: 'Tautan ini sudah tidak berlaku. Buka lagi file dari halamannya.',
}
