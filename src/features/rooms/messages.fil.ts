import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const fil: Translation<typeof en> = {
  errors: {
    noRoom: 'Wala sa video room ang interview na ito.',
    roomOff: 'Hindi matutuloy ang interview, kaya mananatiling sarado ang room.',
    roomNotYet:
      'Magbubukas ang room kapag tinanggap ang interview. Nakatakda ito sa {when}, oras sa Doha.',
    roomOver: 'Noong {when}, oras sa Doha, ang interview, at sarado na ang room.',
    seatTaken: 'May iba nang taga-agency mo sa room.',
    notInRoom: 'Wala ka na sa room. Pumasok ulit.',
  },
  notices: {
    room_entered: {
      label: 'May naghihintay sa video room',
      title: 'Video room',
      text: (name) => `Nasa video room na si ${name} at hinihintay ka.`,
    },
  },
  metaTitle: 'Video room | Manzil',
  title: 'Video room',
  loading: 'Binubuksan ang video room',
  retry: 'Subukan ulit',
  failed: { title: 'Hindi mabuksan ang room', text: 'Tingnan ang koneksyon mo at subukan ulit.' },
  notFound: {
    title: 'Hindi para sa iyo ang room na ito',
    text: 'Para lang sa dalawang panig ng interview at sa agency na may hawak ng profile ang video room. Mag-sign in bilang ang inimbitahan.',
    home: 'Sa home page',
  },
  toInterviews: 'Sa mga interview',
  closed: 'Sarado ang room',
  when: (appointment, minutes) => `${appointment}, oras sa Doha, ${minutes}`,
  minutes: (n) => plural('fil', n, { one: '# minuto', other: '# minuto' }),
  openUntil: (when) => `Bukas hanggang ${when}`,
  isHere: 'Nasa room na',
  isAway: 'Wala pa',
  sides: { household: 'Pamilya', worker: 'Kandidato', agency: 'Agency' },
  lobby: {
    check: 'Tingnan ang camera at tunog',
    mirror: 'Ang sarili mong larawan',
    noPicture: 'Walang nakakakita sa iyo: naka-off ang camera.',
    camera: 'Camera',
    microphone: 'Microphone',
    level: 'Gaano ka kalakas',
    speak: 'Magsalita: gagalaw ang guhit kapag naririnig ka.',
    asking:
      'Nagtatanong ang browser mo kung puwedeng gamitin ng Manzil ang camera at microphone. Payagan ito.',
    faults: {
      denied:
        'Hindi pinapayagan ang camera at microphone. Pindutin ang tanda sa tabi ng address ng pahinang ito, payagan ang dalawa, saka subukan ulit.',
      none: 'Walang nahanap na camera at microphone. Puwede kang pumasok at makinig.',
      busy: 'May ibang program na gumagamit ng camera o microphone mo. Isara ito, saka subukan ulit.',
      unable: 'Hindi kaya ng browser na ito ang video call. Buksan ang pahinang ito sa mas bago.',
    },
    soundOnly: 'Kung walang camera, maririnig ka pero hindi makikita.',
    pictureOnly: 'Kung walang microphone, makikita ka pero hindi maririnig.',
    enter: 'Pumasok sa room',
    enterAgain: 'Pumasok ulit',
    left: 'Lumabas ka na sa room.',
    failed: 'Hindi makapasok sa room. Subukan ulit.',
    promises: [
      'Walang nire-record, larawan man o tunog.',
      'Ang mga pinangalanan lang dito ang makakapasok.',
      'Naka-off ang captions hanggang may mag-on sa inyo. Ang device ng nagsasalita ang nagsusulat nito; walang boses na napupunta sa ibang kompanya.',
    ],
  },
  reach: {
    everywhere: '',
    most: 'May mga mobile at office network na hindi nagpapadaan ng tawag. Kung hindi kayo magkarinigan, lumipat ang isa sa ibang network.',
    near: 'Sa iisang network lang umaabot ang tawag ngayon, gaya ng isang Wi-Fi. Magkasundo sa telepono sakaling hindi kayo magkarinigan.',
  },
  call: {
    label: (names) => `Video call kasama si ${names}`,
    waiting: (name) => `Hinihintay si ${name}`,
    waitingText: 'Puwede kang manatili. Pagpasok ng kabila, magkikita na kayo.',
    you: 'Ikaw',
    mute: 'I-off ang microphone',
    unmute: 'I-on ang microphone',
    cameraOff: 'I-off ang camera',
    cameraOn: 'I-on ang camera',
    leave: 'Lumabas',
    connecting: 'Kumokonekta',
    reconnecting: 'Nawala ang koneksyon. Kumokonekta ulit',
    offline: 'Offline ka. Itutuloy ang tawag pagbalik ng network.',
    weak: 'Mahina ang koneksyon: hihinto muna ang larawan mo, tuloy ang tunog.',
    isMuted: 'Naka-off ang microphone',
    isHidden: 'Naka-off ang camera',
    pictureAway: 'Hinto muna ang larawan: mahina ang koneksyon',
    listen: 'Pindutin para marinig ang kabila',
    captions: {
      show: 'Captions',
      unable: (name: string) =>
        `Walang captions: hindi kayang isulat ng device ni ${name} nang mag-isa.`,
      notLoaded: (name: string) =>
        `Wala pang captions: kailangan munang i-load ng device ni ${name} ang wika.`,
      wanted: (name: string) => `Nagbabasa ng captions si ${name}.`,
      own: {
        ready: 'Isinusulat sa device mo ang sinasabi mo.',
        to_load: 'Maisusulat ng device mo ang sinasabi mo kapag na-load na nito ang wika mo.',
        unable: 'Hindi kayang isulat ng device mo nang mag-isa ang sinasabi mo sa wikang ito.',
      },
      load: 'I-load ang wika',
      language: 'Ang wikang sinasalita mo',
    },
  },
}
