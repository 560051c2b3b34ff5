import type { summary as english } from './messages.summary.en.ts'

export const summary: typeof english = {
  metaTitle: 'Kwa ufupi: masharti yetu na taarifa zako | Manzil',
  metaDescription:
    'Wafanyakazi wanakubali nini wanapojisajili Manzil, na nini kinafanyika na taarifa zao, kwa sentensi fupi na rahisi.',
  title: 'Masharti yetu na taarifa zako, kwa ufupi',
  lead: 'Soma hii kabla ya kujisajili. Kama ni vigumu kuisoma, omba mtu akusomee.',
  agree: {
    title: 'Unachokubali',
    items: [
      'Una umri kati ya miaka 18 na 60. Zaidi ya 60, idhini ya Wizara ya Kazi inahitajika.',
      'Una akaunti moja, yenye namba moja ya simu. Humwambii mtu yeyote msimbo tunaokutumia.',
      'Nenosiri lako unalijua wewe tu. Kinachofanywa kwenye akaunti yako kinahesabiwa kuwa chako, hadi utuambie kuwa mtu mwingine anaitumia.',
      'Unachoandika ni kweli, na unakisasisha.',
      'Wasifu, picha na video zako zinakuonyesha wewe. Zinabaki zako, na unaturuhusu kuzionyesha hapa.',
      'Humtishii, humsumbui wala humbagui mtu, na hupitishi mawasiliano ya watu kwa wengine.',
      'Hulipi kamwe: si kwetu, si kwa wakala, si kwa familia. Sheria inakataza.',
      'Hakuna anayeruhusiwa kushika pasipoti au hati zako nyingine.',
      'Manzil si sehemu ya mkataba wako wa kazi, na haiajiri kutoka nje ya nchi.',
      'Hatudhamini yale ambayo watu wanaandika hapa. Uliza maswali na mkutane kabla ya kuamua.',
      'Tunaweza kumwonya, kumsimamisha au kumwondoa yeyote anayevunja sheria hizi. Sheria ya nchi ikivunjwa, tunaziambia mamlaka.',
      'Unaweza kufunga akaunti yako wakati wowote. Mchakato wa kuajiriwa ulio wazi lazima ukamilike kwanza.',
      'Sheria ya Qatar ndiyo inayotumika. Tunakuambia kabla ya mabadiliko muhimu ya masharti haya.',
    ],
  },
  data: {
    title: 'Nini kinafanyika na taarifa zako',
    items: [
      'Tunahifadhi unachotupa, kama jina, namba ya simu, wasifu, hati na unachotuandikia.',
      'Ili kulinda huduma, tunahifadhi pia anwani ya mtandao, saa na ukurasa kwenye kumbukumbu kwa muda mfupi.',
      'Kila mtu anaweza kuona sehemu ya wazi ya wasifu wako. Namba yako ya simu, barua pepe na hati hazimo kamwe.',
      'Familia tunazoziruhusu kuona mawasiliano zinaona namba yako ya simu, WhatsApp na barua pepe.',
      'Hakuna familia inayoweza kufungua hati unazoweka kwenye wasifu wako. Wasimamizi wetu wanaweza, wanapozikagua.',
      'Katika mchakato wa kuajiriwa, familia na wakala wanaona hati zake. Kwenye hati ya afya au ya polisi wanaona tu matokeo, tarehe na aliyeitoa, isipokuwa waliiweka wao.',
      'Tunaomba idhini yako unapohifadhi dini, hali ya ndoa au watoto. Unaweza kuzificha au kuondoa idhini yako wakati wowote.',
      'Hatuuzi taarifa zako kwa mtu yeyote. Hakuna uamuzi juu yako unaofanywa na mashine peke yake.',
      'Huduma zinazotufanyia kazi, kama ujumbe wa simu, zinapata tu kile kazi yao inachohitaji. Mamlaka zinapata kile ambacho sheria inatulazimisha.',
      'Wasifu wako unaweza kufunguliwa pia kutoka nchi nyingine.',
      'Usipoingia kwa miezi 24, akaunti yako inafungwa. Tunakuambia siku 30 na siku 7 kabla.',
      'Akaunti iliyofungwa inafutwa baada ya siku 30. Hadi wakati huo unaweza kuendelea nayo. Kinacholazimika kubaki kinabaki bila jina lako.',
      'Unaweza kuona, kunakili, kurekebisha au kufuta taarifa zako kwenye “Taarifa zako”. Ni bure, na tunajibu ndani ya siku 30.',
      'Usiporidhika na jibu letu, unaweza kulalamika kwa National Data Privacy Office.',
    ],
  },
  full: {
    title: 'Maandishi kamili',
    text: 'Huu ni muhtasari. Maandishi kamili yako kwa Kiingereza na Kiarabu, na ya Kiarabu ndiyo yanayohesabiwa.',
    terms: 'Masharti',
    privacy: 'Sera ya Faragha',
  },
}
