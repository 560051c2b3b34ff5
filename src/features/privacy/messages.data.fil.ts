import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { data as en } from './messages.data.en.ts'

export const data: Translation<typeof en> = {
  metaTitle: 'Iyong data | Manzil',
  title: 'Iyong data',
  lead: 'Sa iyo ang hawak namin tungkol sa iyo. Dito ka makakakuha ng kopya, makakapagpatama, makakatutol sa paggamit nito, at makakapagbura ng account mo.',
  loading: 'Nilo-load ang data mo',
  failed: { title: 'Hindi ito ma-load', text: 'Tingnan ang koneksyon mo at subukan ulit.' },
  retry: 'Subukan ulit',
  close: 'Isara',
  cancel: 'Kanselahin',
  notDone: 'Hindi ito nagawa. Subukan ulit.',
  password: 'Iyong password',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
  passwordMissing: 'Ilagay ang password mo',
  download: {
    title: 'I-download ang lahat',
    text: 'Isang archive: ang mga nakatala bilang file na mababasa mo (data.json), at ang mga litrato, video, papeles at invoice mo. Ginagawa namin ito habang may iba kang ginagawa at sasabihan ka kapag handa na.',
    ask: 'Gumawa ng kopya ng data ko',
    again: 'Gumawa ng bagong kopya',
    queued: 'Gagawin ang kopya mo sandali lang. Puwede mong iwan ang pahinang ito.',
    running: (done, total) =>
      `Ginagawa ang kopya mo: ${done} sa ${plural('fil', total, { one: '# file', other: '# na file' })}.`,
    progress: 'Gaano na kalayo ang kopya',
    ready: (size, until) =>
      `Handa na ang kopya mo (${size}). Puwede mo itong i-download hanggang ${until}.`,
    failed: 'Hindi nagawa ang kopya mo. Humingi ng bago.',
    open: 'I-download',
    megabytes: (value) => `${value} MB`,
  },
  correct: {
    title: 'Itama',
    text: 'Ikaw mismo ang makakapagbago ng karamihan dito, agad:',
    places: {
      account: 'Pangalan, numero, e-mail address at wika',
      jobseeker: 'Profile, mga litrato at video mo',
      documents: 'Mga dokumento mo',
    },
    rest: 'Kami ang magtatama ng hindi mo mabago. Sasagot kami sa loob ng 30 araw.',
    ask: 'Humiling ng pagtatama',
  },
  object: {
    title: 'Tumutol',
    text: 'Puwede mong tapusin ang paggamit ng data mo na nakabatay sa pahintulot mo. Agad itong matatapos.',
    nothing:
      'Wala kang matatapos dito: walang ipinapakita tungkol sa iyo, at wala kang natatanggap na mensaheng kaya mong wala.',
    other: 'May iba ka pang tinututulan? Sumulat sa amin, at sasagot kami sa loob ng 30 araw.',
    ask: 'Tumutol sa iba pa',
    done: 'Tapos na. Hindi na ito ginagamit.',
    uses: {
      publication: {
        title: 'Pampublikong profile mo',
        text: 'Hindi ka na mahahanap ng mga pamilya. Puwede mo itong ipakita ulit sa profile mo.',
        action: 'Alisin sa listahan',
        confirm:
          'Wala nang makakahanap sa profile mo, at hindi na gagana ang link nito. Puwede mo itong ipakita ulit anumang oras.',
      },
      special_data: {
        title: 'Relihiyon, katayuang sibil at mga anak',
        text: 'Pumayag kang itago namin ang mga ito. Kapag binawi mo ang pahintulot, mabubura rin ang mga ito.',
        action: 'Bawiin at burahin',
        confirm:
          'Mabubura agad at hindi na maibabalik ang inilagay mo tungkol sa relihiyon, katayuang sibil at mga anak.',
      },
      newsletter: {
        title: 'Ang newsletter',
        text: 'Kakalimutan namin ang address mo sa listahan nito.',
        action: 'Umalis',
        confirm: 'Wala ka nang matatanggap na isyu, at aalisin sa listahan ang address mo.',
      },
      messages: {
        title: 'Mga mensaheng kaya mong wala',
        text: 'Mananatili ang kailangan para sa kaligtasan ng account mo. Sa Manzil lang makikita ang iba.',
        action: 'Itigil ang mga ito',
        confirm:
          'Hindi ka na makakatanggap ng balita tungkol sa mga interview at alok sa text, WhatsApp, e-mail o sa device mo. Puwede kang pumili ulit sa settings ng mga abiso.',
      },
      agency: {
        title: 'Hawak ng agency ang record mo',
        text: 'Puwede mong kunin ang record mo at umalis sa agency; ikaw na lang ang magpapasya kung ano ang makikita ng publiko.',
        action: 'Sa agency mo',
      },
    },
  },
  requests: {
    title: 'Mga hiniling mo sa amin',
    kinds: { correction: 'Pagtatama', objection: 'Pagtutol' },
    about: { correction: 'Ano ang mali?', objection: 'Ano ang tinututulan mo?' },
    text: { correction: 'Ano dapat ang nakasulat?', objection: 'Bakit?' },
    aboutMissing: 'Sabihin kung tungkol saan ito',
    textMissing: 'Sabihin kung ano ang hinihiling mo',
    send: 'Ipadala',
    sent: 'Nasa amin na ang hiling mo at sasagot kami sa loob ng 30 araw.',
    states: { open: 'Bukas', done: 'Tapos na', refused: 'Tinanggihan' },
    due: (date) => `Sasagot kami bago ang ${date}.`,
    answered: (date) => `Sagot namin noong ${date}`,
  },
  consents: {
    title: 'Mga pinayagan mo',
    text: 'Bawat pahintulot at pagbawi, gaya ng pagkakatala: kailan, sa aling bersyon, at mula sa aling network address.',
    none: 'Wala pang nakatala.',
    kinds: {
      terms: 'Mga Tuntunin at Kondisyon',
      privacy: 'Patakaran sa Privacy',
      special_data: 'Relihiyon, katayuang sibil, mga anak at pamilya',
      index_profile: 'Profile mo sa mga search engine',
      newsletter: 'Ang newsletter',
      messages: 'Mga mensaheng kaya mong wala',
    },
    what: 'Ano',
    when: 'Kailan',
    version: 'Bersyon ng',
    from: 'Mula sa',
    given: 'Pumayag',
    withdrawn: 'Binawi',
  },
  delete: {
    title: 'Burahin ang account mo',
    text: 'Isasara agad ang account mo at buburahin pagkalipas ng 30 araw. Hanggang doon, puwede mo pa itong panatilihin.',
    goesTitle: 'Ano ang mawawala',
    goes: {
      jobseeker: [
        'ang pangalan, numero, e-mail address at password mo',
        'ang profile, mga litrato, video at dokumento mo',
        'ang mga mensahe, abiso at pahintulot mo',
        'ang pangalan, numero at e-mail address mo sa mga isinulat ng mga pamilya tungkol sa iyo',
      ],
    },
    staysTitle: 'Ano ang mananatili, at bakit',
    stays: {
      jobseeker: [
        'ang sariling talaan ng pamilya tungkol sa pagtanggap at ang invoice nito, nang wala ang pangalan mo: hinihingi ito ng batas sa komersyal na talaan',
        'ang sariling listahan, tala at interview ng pamilya, na may numero lang kapalit ng pangalan mo: sa kanila ang mga ito',
        'na tumutol ka sa isang agency, bilang code na walang makakapagbalik sa numero mo: para hindi ka nila mailista ulit',
        'mga report ng pang-aabuso: ang mga ginawa mo, nang wala ka, at ang tungkol sa iyo, na may numero lang kapalit ng pangalan mo. Pinoprotektahan nito ang iba',
        'kung sino ang nagbago ng ano, bilang mga numero: pinoprotektahan nito ang iba',
      ],
    },
    obstacles: 'Hindi mo pa mabubura ang account mo:',
    ends: 'Ano ang matatapos kasabay ng account mo:',
    ask: 'Burahin ang account ko',
    confirmTitle: 'Burahin ang account mo?',
    confirmText:
      'Masa-sign out ka sa lahat, hindi ka na makikita ng iba, kakanselahin ang mga paparating na interview, at titigil ang mga mensahe. Pagkalipas ng 30 araw, buburahin nang tuluyan ang lahat, maliban sa sinasabi ng pahinang ito na mananatili.',
    word: 'DELETE',
    wordLabel: (word) => `I-type ang ${word} para kumpirmahin`,
    wordWrong: (word) => `I-type ang ${word}`,
    confirm: 'Burahin ang account ko',
  },
  closed: {
    metaTitle: 'Sarado na ang account mo | Manzil',
    title: 'Sarado na ang account mo',
    text: (date) => `Buburahin ito sa ${date}, kasama ang lahat ng laman nito.`,
    textNoDate: 'Buburahin ito pagkalipas ng 30 araw, kasama ang lahat ng laman nito.',
    keep: 'Nagbago ang isip mo? Mag-sign in bago ang araw na iyon, at panatilihin ito.',
    signIn: 'Sa pag-sign in',
    home: 'Sa home page',
  },
}
