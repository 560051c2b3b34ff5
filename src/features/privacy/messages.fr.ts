import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fr: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'Dites de quoi il s’agit',
    requestTextMissing: 'Dites ce que vous demandez',
    deletionWordWrong: 'Écrivez DELETE',
    exportUnderWay: 'Une copie de vos données se prépare déjà.',
    noExport: 'Il n’y a pas de copie à télécharger. Demandez-en une nouvelle.',
    recruitmentOpenEnds:
      'Votre recrutement prend fin, et la famille est prévenue. Si vous n’êtes pas encore chez elle, elle récupère tout ce qu’elle a payé. Vous ne payez rien.',
  },
  archive: {
    readme: [
      'Voici une copie de tout ce que Manzil garde sur vous.',
      '',
      'data.json    ce qui est gardé, rangé par endroit ; s’ouvre dans un éditeur de texte ou un navigateur',
      'pictures/    vos photos',
      'video/       votre vidéo',
      'papers/      vos documents',
      'invoices/    vos factures',
      'recruitment/ les documents de vos recrutements que vous pouvez ouvrir',
      'MISSING.txt  les fichiers qui n’ont pas pu être lus, s’il y en a',
      '',
      'Les mots de passe, les codes et les liens ne sont gardés que sous forme d’empreintes et n’y sont pas.',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'Ces fichiers sont aussi à vous, mais n’ont pas pu être lus quand cette copie a été faite.',
        'Demandez une nouvelle copie, ou écrivez-nous.',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
