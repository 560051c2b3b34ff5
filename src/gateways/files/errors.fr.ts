import type { en } from './errors.en.ts'

export const fr: typeof en = {
  noFile: 'Choisissez un fichier à envoyer',
  wrongDocumentType: 'Envoyez un PDF, une image ou un document',
  fileOver10MB: 'Le fichier doit faire moins de 10 Mo',
  fileOver100MB: 'La vidéo doit faire moins de 100 Mo',
  wrongPictureType: 'Choisissez une photo : JPG, PNG ou WebP',
  wrongVideoType: 'Choisissez une vidéo : MP4, MOV ou WebM',
  wrongVoiceType: 'Ce n’est pas un message vocal. Enregistrez-le ici.',
  voiceOver2MB: 'Un message vocal dure une minute au plus. Enregistrez-en un plus court.',
  pictureTooManyPixels:
    'Cette photo a plus de {millions} millions de pixels. Choisissez-en une plus petite.',
  picturesBusy:
    'Beaucoup de photos sont enregistrées en ce moment. Rien n’a été enregistré ; réessayez dans quelques secondes.',
  fileDamaged: 'Ce fichier est abîmé ou incomplet. Choisissez-le de nouveau.',
  fileInfected: 'Un virus a été trouvé dans ce fichier, il n’a donc pas été gardé.',
  uploadCutShort: 'L’envoi s’est coupé. Réessayez.',
  noRoomForFile:
    'Il n’y a pas de place pour ce fichier en ce moment. Rien n’a été enregistré ; réessayez plus tard.',
  storageFull:
    'Vos fichiers prennent {gigabytes} Go, le maximum pour un compte. Supprimez-en d’abord.',
  tooManyUploads: 'Trois de vos envois sont déjà en cours. Attendez que l’un d’eux soit terminé.',
  fileNotStored: 'Le fichier n’a pas pu être enregistré. Réessayez.',
  linkExpired: 'Ce lien n’est plus valable. Ouvrez de nouveau le fichier depuis sa page.',
}
