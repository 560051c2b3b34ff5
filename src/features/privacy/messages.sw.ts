import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const sw: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'Tafadhali sema inahusu nini',
    requestTextMissing: 'Tafadhali sema unachoomba',
    deletionWordWrong: 'Tafadhali andika DELETE',
    exportUnderWay: 'Nakala ya taarifa zako tayari inatengenezwa.',
    noExport: 'Hakuna nakala ya kupakua. Tafadhali omba mpya.',
    recruitmentOpenEnds:
      'Uajiri wako unaisha, na familia inaarifiwa. Kama bado hujafika, inarudishiwa kiasi chote ilicholipa. Wewe hulipi chochote.',
  },
  archive: {
    readme: [
      'Hii ni nakala ya yote ambayo Manzil inahifadhi kukuhusu.',
      '',
      'data.json    kilichohifadhiwa, kwa mpangilio wa mahali pake; hufunguka kwa text editor au browser yoyote',
      'pictures/    picha zako',
      'video/       video yako',
      'papers/      hati zako',
      'invoices/    ankara zako',
      'recruitment/ hati za uajiri wako unazoruhusiwa kufungua',
      'MISSING.txt  mafaili ambayo hayakuweza kusomwa, kama yapo',
      '',
      'Manenosiri, misimbo na link huhifadhiwa kama hash tu na hayamo.',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'Mafaili haya pia ni yako, na hayakuweza kusomwa nakala hii ilipotengenezwa.',
        'Tafadhali omba nakala mpya, au tuandikie.',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
