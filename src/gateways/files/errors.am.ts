import type { en } from './errors.en.ts'

export const am: typeof en = {
  noFile: 'እባክዎ የሚላክ ፋይል ይምረጡ',
  wrongDocumentType: 'እባክዎ PDF፣ ፎቶ ወይም የሰነድ ፋይል ይላኩ',
  fileOver10MB: 'ፋይሉ ከ10MB ያነሰ መሆን አለበት',
  fileOver100MB: 'ቪዲዮው ከ100MB ያነሰ መሆን አለበት',
  wrongPictureType: 'እባክዎ ፎቶ ይምረጡ፦ JPG፣ PNG ወይም WebP',
  wrongVideoType: 'እባክዎ ቪዲዮ ይምረጡ፦ MP4፣ MOV ወይም WebM',
  wrongVoiceType: 'ይህ የድምፅ መልእክት አይደለም። እባክዎ እዚህ ይቅረጹ።',
  voiceOver2MB: 'የድምፅ መልእክት ቢበዛ አንድ ደቂቃ ነው። እባክዎ አጭር ይቅረጹ።',
  pictureTooManyPixels: 'ይህ ፎቶ ከ{millions} ሚሊዮን pixel በላይ አለው። እባክዎ ትንሽ ይምረጡ።',
  picturesBusy: 'አሁን ብዙ ፎቶዎች እየተቀመጡ ነው። ምንም አልተቀመጠም፤ እባክዎ ከጥቂት ሰከንዶች በኋላ እንደገና ይሞክሩ።',
  fileDamaged: 'ይህ ፋይል ተበላሽቷል ወይም ሙሉ አይደለም። እባክዎ እንደገና ይምረጡት።',
  fileInfected: 'በዚህ ፋይል ቫይረስ ስለተገኘ አልተቀመጠም።',
  uploadCutShort: 'መላኩ ተቋርጧል። እባክዎ እንደገና ይሞክሩ።',
  noRoomForFile: 'ለዚህ ፋይል አሁን ቦታ የለም። ምንም አልተቀመጠም፤ እባክዎ ቆይተው እንደገና ይሞክሩ።',
  storageFull:
    'ፋይሎችዎ {gigabytes} GB ይይዛሉ፤ አንድ አካውንት ሊይዝ የሚችለው ይህን ብቻ ነው። እባክዎ መጀመሪያ አንዳንዶቹን ያስወግዱ።',
  tooManyUploads: 'ሦስት ፋይሎች እየላኩ ነው። እባክዎ አንዱ እስኪጠናቀቅ ይጠብቁ።',
  fileNotStored: 'ፋይሉን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  linkExpired: 'ይህ ሊንክ ጊዜው አልፏል። እባክዎ ፋይሉን ካለበት ገጽ እንደገና ይክፈቱት።',
}
