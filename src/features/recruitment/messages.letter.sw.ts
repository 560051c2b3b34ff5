import type { Letter } from './messages.letter.en.ts'

/** The words of the offer letter in Swahili, for workers of Kenya. */
export const letter: Letter = {
  brand: 'Manzil',
  title: 'Barua ya kazi',
  intro: (household, worker) =>
    `${household} anampa ${worker} nafasi ya kazi za nyumbani nchini Qatar, kwa masharti yaliyo hapa chini.`,
  terms: 'Masharti',
  term: 'Sharti',
  agreed: 'Yaliyokubaliwa',
  role: 'Kazi',
  wage: 'Mshahara wa msingi',
  housing: 'Makazi',
  food: 'Chakula',
  hours: 'Saa za kazi',
  restDay: 'Siku ya mapumziko kila wiki, yenye malipo',
  leave: 'Likizo ya mwaka, yenye malipo',
  start: 'Kuanza',
  provided: 'Hutolewa na familia bila malipo',
  allowance: (amount) => `Posho ya ${amount} kwa mwezi`,
  aMonth: (amount) => `${amount} kwa mwezi, hulipwa kabla ya tarehe 3 ya mwezi unaofuata kupita`,
  hoursADay: (count) => `Si zaidi ya saa ${count} kwa siku`,
  daysAYear: (count) => `Siku ${count} kwa mwaka`,
  restDays: {
    friday: 'Ijumaa',
    saturday: 'Jumamosi',
    sunday: 'Jumapili',
    monday: 'Jumatatu',
    tuesday: 'Jumanne',
    wednesday: 'Jumatano',
    thursday: 'Alhamisi',
    none: 'Hakuna',
  },
  rights: 'Haya pia yanatumika',
  rightsLines: [
    'Familia hulipa gharama zote za kuajiri, viza na safari; mfanyakazi halipi chochote na mshahara wake haukatwi.',
    'Matibabu na dawa ni bure. Mfanyakazi hukaa na pasipoti yake.',
    'Tiketi ya kurudi nyumbani kila baada ya miaka miwili, na mwisho wa kazi mshahara wa wiki tatu kwa kila mwaka.',
  ],
  floor: 'Imekaguliwa kwa mujibu wa sheria',
  rules: {
    minimum_wage: (value) => `Mshahara wa msingi: angalau QAR ${value} kwa mwezi`,
    minimum_housing: (value) => `Makazi: hutolewa, au angalau QAR ${value} kwa mwezi`,
    minimum_food: (value) => `Chakula: hutolewa, au angalau QAR ${value} kwa mwezi`,
    maximum_hours: (value) => `Si zaidi ya saa ${value} kwa siku`,
    minimum_rest_days: (value) =>
      `Angalau siku ${value} ya mapumziko ya saa 24 kwa wiki, yenye malipo`,
    minimum_leave_days: (value) => `Angalau siku ${value} za likizo yenye malipo kwa mwaka`,
    own_papers: (_value) => 'Mfanyakazi anabaki na pasipoti na hati zake',
    minimum_age: (value) => `Mfanyakazi ana umri wa angalau miaka ${value}`,
    maximum_age: (value) => `Mfanyakazi ana umri usiozidi miaka ${value}`,
  },
  attestation: 'Bado kunahitajika',
  attestationText:
    'Barua hii si mkataba wa kazi. Mkataba lazima uandikwe katika nakala tatu na uthibitishwe na Wizara ya Kazi ya Qatar; maandishi ya Kiarabu ndiyo yanayotawala. Tafsiri hii ni kwa taarifa.',
  household: 'Familia',
  worker: 'Mfanyakazi',
}
