/** What refused uploads are told, by key. */
export const en = {
  noFile: 'Please select a file to upload',
  wrongDocumentType: 'Please upload a PDF, image, or document file',
  fileOver10MB: 'File size must be less than 10MB',
  fileOver100MB: 'Video size must be less than 100MB',
  wrongPictureType: 'Please choose a picture: JPG, PNG or WebP',
  wrongVideoType: 'Please choose a video: MP4, MOV or WebM',
  wrongVoiceType: 'This is not a voice note. Please record it here.',
  voiceOver2MB: 'A voice note is a minute long at most. Please record a shorter one.',
  pictureTooManyPixels:
    'This picture has more than {millions} million pixels. Please choose a smaller one.',
  picturesBusy:
    'Many pictures are being saved at the moment. Nothing was saved; please try again in a few seconds.',
  fileDamaged: 'This file is damaged or incomplete. Please choose it again.',
  fileInfected: 'A virus was found in this file, so it was not kept.',
  uploadCutShort: 'The upload was cut short. Please try again.',
  noRoomForFile:
    'There is no room for this file at the moment. Nothing was saved; please try again later.',
  storageFull:
    'Your files take up {gigabytes} GB, which is all that one account may keep. Please remove some first.',
  tooManyUploads:
    'You already have three uploads under way. Please wait until one of them is finished.',
  fileNotStored: 'The file could not be saved. Please try again.',
  linkExpired: 'This link has expired. Please open the file again from the page it is on.',
}
