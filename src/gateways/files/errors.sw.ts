import type { en } from './errors.en.ts'

export const sw: typeof en = {
  noFile: 'Tafadhali chagua faili la kupakia',
  wrongDocumentType: 'Tafadhali pakia PDF, picha au hati',
  fileOver10MB: 'Faili lazima liwe chini ya 10MB',
  fileOver100MB: 'Video lazima iwe chini ya 100MB',
  wrongPictureType: 'Tafadhali chagua picha: JPG, PNG au WebP',
  wrongVideoType: 'Tafadhali chagua video: MP4, MOV au WebM',
  wrongVoiceType: 'Huu si ujumbe wa sauti. Tafadhali urekodi hapa.',
  voiceOver2MB: 'Ujumbe wa sauti ni wa dakika moja tu. Tafadhali rekodi mfupi zaidi.',
  pictureTooManyPixels: 'Picha hii ina zaidi ya pikseli milioni {millions}. Chagua ndogo zaidi.',
  picturesBusy:
    'Picha nyingi zinahifadhiwa kwa sasa. Hakuna kilichohifadhiwa; jaribu tena baada ya sekunde chache.',
  fileDamaged: 'Faili hili limeharibika au halijakamilika. Tafadhali lichague tena.',
  fileInfected: 'Faili hili lina virusi, kwa hiyo halikuhifadhiwa.',
  uploadCutShort: 'Upakiaji umekatika. Tafadhali jaribu tena.',
  noRoomForFile:
    'Hakuna nafasi ya faili hili kwa sasa. Hakuna kilichohifadhiwa; jaribu tena baadaye.',
  storageFull:
    'Mafaili yako yamefika {gigabytes} GB, kiwango cha juu cha akaunti moja. Tafadhali ondoa machache kwanza.',
  tooManyUploads: 'Unapakia mafaili matatu tayari. Tafadhali subiri moja likamilike.',
  fileNotStored: 'Faili halikuweza kuhifadhiwa. Tafadhali jaribu tena.',
  linkExpired: 'Muda wa link hii umeisha. Tafadhali fungua faili tena kutoka kwenye ukurasa wake.',
}
