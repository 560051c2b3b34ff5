import type { en } from './errors.en.ts'

export const fil: typeof en = {
  noFile: 'Pumili ng file na ia-upload',
  wrongDocumentType: 'Mag-upload ng PDF, larawan o dokumento',
  fileOver10MB: 'Dapat mas maliit sa 10MB ang file',
  fileOver100MB: 'Dapat mas maliit sa 100MB ang video',
  wrongPictureType: 'Pumili ng larawan: JPG, PNG o WebP',
  wrongVideoType: 'Pumili ng video: MP4, MOV o WebM',
  wrongVoiceType: 'Hindi ito voice note. Dito ito i-record.',
  voiceOver2MB: 'Hanggang isang minuto lang ang voice note. Mag-record ng mas maikli.',
  pictureTooManyPixels: 'Higit sa {millions} milyong pixel ang larawang ito. Pumili ng mas maliit.',
  picturesBusy:
    'Maraming larawang sine-save ngayon. Walang na-save; subukan ulit pagkalipas ng ilang segundo.',
  fileDamaged: 'Sira o kulang ang file na ito. Piliin ulit.',
  fileInfected: 'May nakitang virus sa file na ito, kaya hindi ito itinago.',
  uploadCutShort: 'Naputol ang pag-upload. Subukan ulit.',
  noRoomForFile: 'Walang lugar para sa file na ito ngayon. Walang na-save; subukan ulit mamaya.',
  storageFull:
    'Umabot na sa {gigabytes} GB ang mga file mo, na siyang hangganan ng isang account. Mag-alis muna ng ilan.',
  tooManyUploads: 'May tatlo ka nang ina-upload. Hintaying matapos ang isa.',
  fileNotStored: 'Hindi na-save ang file. Subukan ulit.',
  linkExpired: 'Paso na ang link na ito. Buksan ulit ang file mula sa pahina nito.',
}
