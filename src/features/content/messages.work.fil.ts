import type { work as en } from './messages.work.en.ts'

export const work: typeof en = {
  metaTitle: 'Trabaho sa isang tahanan sa Qatar | Manzil',
  metaDescription:
    'Para sa mga yaya, kasambahay, tagaluto, driver at caregiver: gumawa ng sarili mong profile, hayaang makita ka ng mga pamilya sa Qatar, at ikaw ang magpasya. Laging libre para sa manggagawa.',
  badge: 'Para sa manggagawa: laging libre',
  title: 'Naghahanap ng trabaho sa isang tahanan sa Qatar?',
  lead: 'Gawin ang sarili mong profile sa iyong phone. Makikita ka ng mga pamilya, hihiling sila ng interview, at ikaw ang magpapasya.',
  signUp: 'Gumawa ng profile ko',
  signIn: 'May account na ako',
  area: 'Pumunta sa aking pahina',
  steps: {
    title: 'Paano ito gumagana',
    items: [
      {
        title: 'Gawin ang iyong profile',
        text: 'Sabihin kung saan ka magaling, magkano ang hinihingi mong sahod at kailan ka makakapagsimula. Malaking tulong ang litrato at maikling video.',
      },
      {
        title: 'Kilalanin ang pamilya',
        text: 'May pamilyang hihiling ng interview. Puwede kang pumayag, tumanggi, o magmungkahi ng ibang oras.',
      },
      {
        title: 'Magkasundo, saka magsimula',
        text: 'Pareho kayong papayag sa iisang kasunduan: sahod, oras, araw ng pahinga. Walang may bisa hangga’t hindi ka pumapayag.',
      },
    ],
  },
  rights: {
    title: 'Ano ang karapatan mo',
    items: [
      'Wala kang babayaran sa anumang hakbang: walang bayad para sa trabaho, visa o kontrata. Hindi taga-Manzil ang sinumang humihingi sa iyo ng pera.',
      'Hindi kailanman makikita sa pampublikong pahina ang iyong phone number at e-mail.',
      'Sa iyo ang passport mo. Hindi kailanman kasama ang iyong mga papeles sa pampublikong profile.',
      'Sa Qatar, ang kasambahay ay may isang araw na pahinga bawat linggo, hindi hihigit sa 10 oras ng trabaho bawat araw, at buwanang sahod na ipinapasok sa kanyang bank account.',
      'Puwede mong itago o burahin ang iyong profile anumang oras.',
    ],
  },
}
