import type { Translation } from '../../platform/shared/catalogues.ts'
import type { rights as english } from './messages.rights.en.ts'

export const rights: Translation<typeof english> = {
  law: {
    metaTitle: 'Haki zako unapofanya kazi nyumbani Qatar | Manzil',
    metaDescription:
      'Sheria ya Qatar inakupa nini unapofanya kazi nyumbani: mshahara, saa za kazi, siku ya mapumziko, likizo, pasipoti, na nani wa kumpigia simu.',
    title: 'Haki zako',
    lead: 'Ukifanya kazi katika nyumba nchini Qatar, sheria inakupa haya.',
    items: [
      'Mkataba ulioandikwa. Usome, au usomewe, kabla ya kukubali.',
      'Mshahara wako wote kila mwezi, kwenye akaunti yako ya benki.',
      'Si zaidi ya saa 10 za kazi kwa siku. Muda wa kupumzika, kula na kuomba hauhesabiwi.',
      'Siku moja ya mapumziko yenye malipo kila wiki, na wiki tatu za likizo yenye malipo kila mwaka.',
      'Chakula, mahali pa kuishi na matibabu, bila malipo.',
      'Pasipoti yako inakaa nawe. Hakuna anayeruhusiwa kuishika.',
    ],
  },
  fees: {
    metaTitle: 'Wafanyakazi hawalipi ada | Manzil',
    metaDescription:
      'Hakuna anayeruhusiwa kukuomba pesa za kazi, viza, tiketi au hati. Nani analipia nini unapofanya kazi nyumbani Qatar.',
    title: 'Hulipi chochote',
    lead: 'Hakuna anayeruhusiwa kukuomba pesa za kazi. Familia ndiyo inayolipa.',
    items: [
      'Manzil ni bure kwako, daima.',
      'Familia inalipia viza yako, vipimo vyako vya afya na tiketi yako ya kuja Qatar.',
      'Hakuna anayeruhusiwa kukata gharama hizi kwenye mshahara wako.',
      'Mtu akikuomba pesa, usilipe. Piga simu Wizara ya Kazi: 16008.',
    ],
  },
  help: {
    title: 'Ikiwa kuna tatizo',
    items: [
      'Uko hatarini? Piga 999.',
      'Hujalipwa, huna siku ya mapumziko au huna pasipoti? Piga simu Wizara ya Kazi: 16008.',
    ],
  },
}
