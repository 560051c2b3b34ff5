import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const fr: Translation<typeof en> = {
  errors: {
    noRoom: 'Cet entretien n’est pas dans la salle vidéo.',
    roomOff: 'Cet entretien n’a pas lieu, sa salle reste donc fermée.',
    roomNotYet:
      'La salle s’ouvre quand l’entretien est accepté. Il est prévu : {when}, heure de Doha.',
    roomOver: 'L’entretien était : {when}, heure de Doha, et sa salle est fermée.',
    seatTaken: 'Quelqu’un d’autre de votre agence est déjà dans la salle.',
    notInRoom: 'Vous n’êtes plus dans la salle. Entrez de nouveau.',
  },
  notices: {
    room_entered: {
      label: 'Quelqu’un attend dans la salle vidéo',
      title: 'La salle vidéo',
      text: (name) => `${name} est dans la salle vidéo et vous attend.`,
    },
  },
  metaTitle: 'Salle vidéo | Manzil',
  title: 'Salle vidéo',
  loading: 'Ouverture de la salle vidéo',
  retry: 'Réessayer',
  failed: {
    title: 'La salle n’a pas pu être ouverte',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  notFound: {
    title: 'Cette salle n’est pas pour vous',
    text: 'Une salle vidéo est pour les deux personnes d’un entretien et l’agence qui tient la fiche. Connectez-vous avec le compte invité.',
    home: 'Vers la page d’accueil',
  },
  toInterviews: 'Vers les entretiens',
  closed: 'La salle est fermée',
  when: (appointment, minutes) => `${appointment}, heure de Doha, ${minutes}`,
  minutes: (n) => plural('fr', n, { one: '# minute', other: '# minutes' }),
  openUntil: (when) => `Ouverte jusqu’à : ${when}`,
  isHere: 'Dans la salle',
  isAway: 'Pas encore là',
  sides: { household: 'Famille', worker: 'Personne candidate', agency: 'Agence' },
  lobby: {
    check: 'Essayer l’image et le son',
    mirror: 'Votre image',
    noPicture: 'Personne ne vous voit : la caméra est éteinte.',
    camera: 'Caméra',
    microphone: 'Micro',
    level: 'La force de votre voix',
    speak: 'Dites quelque chose : la barre bouge quand on vous entend.',
    asking: 'Votre navigateur demande si Manzil peut utiliser la caméra et le micro. Autorisez-le.',
    faults: {
      denied:
        'La caméra et le micro ne sont pas autorisés. Touchez le signe à côté de l’adresse de cette page, autorisez les deux, puis réessayez.',
      none: 'Ni caméra ni micro n’ont été trouvés. Vous pouvez entrer et écouter.',
      busy: 'Un autre programme utilise votre caméra ou votre micro. Fermez-le, puis réessayez.',
      unable:
        'Ce navigateur ne peut pas faire d’appel vidéo. Ouvrez cette page dans un plus récent.',
    },
    soundOnly: 'Sans caméra, on vous entend sans vous voir.',
    pictureOnly: 'Sans micro, on vous voit sans vous entendre.',
    enter: 'Entrer dans la salle',
    enterAgain: 'Entrer de nouveau',
    left: 'Vous avez quitté la salle.',
    failed: 'Vous n’avez pas pu entrer dans la salle. Réessayez.',
    promises: [
      'Rien n’est enregistré, ni l’image ni le son.',
      'Seules les personnes nommées ici peuvent entrer.',
      'Les sous-titres sont coupés tant que personne ne les active. L’appareil de la personne qui parle les écrit ; aucune voix ne part vers une autre société.',
    ],
  },
  reach: {
    everywhere: '',
    most: 'Certains réseaux mobiles et de bureau ne laissent pas passer les appels. Si vous ne vous entendez pas, changez de réseau d’un côté.',
    near: 'En ce moment, les appels ne marchent que sur le même réseau, par exemple un même Wi-Fi. Mettez-vous d’accord par téléphone au cas où vous ne vous entendez pas.',
  },
  call: {
    label: (names) => `Appel vidéo avec ${names}`,
    waiting: (name) => `En attente : ${name}`,
    waitingText: 'Vous pouvez rester. Dès que l’autre personne entre, vous vous voyez.',
    you: 'Vous',
    mute: 'Couper le micro',
    unmute: 'Remettre le micro',
    cameraOff: 'Éteindre la caméra',
    cameraOn: 'Allumer la caméra',
    leave: 'Quitter',
    connecting: 'Connexion',
    reconnecting: 'La connexion est coupée. Nouvelle connexion',
    offline: 'Vous êtes hors ligne. L’appel continue dès que le réseau revient.',
    weak: 'La connexion est faible : votre image s’arrête, le son continue.',
    isMuted: 'Micro coupé',
    isHidden: 'Caméra éteinte',
    pictureAway: 'L’image s’arrête : la connexion est faible',
    listen: 'Touchez pour entendre l’autre personne',
    captions: {
      show: 'Sous-titres',
      unable: (name: string) =>
        `Pas de sous-titres : l’appareil de ${name} ne peut pas les écrire lui-même.`,
      notLoaded: (name: string) =>
        `Pas encore de sous-titres : l’appareil de ${name} doit d’abord charger la langue.`,
      wanted: (name: string) => `${name} lit vos paroles en sous-titres.`,
      own: {
        ready: 'Ce que vous dites est écrit sur votre appareil.',
        to_load: 'Votre appareil pourra écrire ce que vous dites une fois votre langue chargée.',
        unable: 'Votre appareil ne peut pas écrire lui-même ce que vous dites dans cette langue.',
      },
      load: 'Charger la langue',
      language: 'La langue que vous parlez',
    },
  },
}
