import type { Letter } from './messages.letter.en.ts'

/** The words of the offer letter in Filipino, for workers of the Philippines. */
export const letter: Letter = {
  brand: 'Manzil',
  title: 'Alok ng trabaho',
  intro: (household, worker) =>
    `Inaalok ni ${household} kay ${worker} ang trabaho bilang kasambahay sa Qatar, ayon sa mga kondisyon sa ibaba.`,
  terms: 'Mga kondisyon',
  term: 'Kondisyon',
  agreed: 'Napagkasunduan',
  role: 'Trabaho',
  wage: 'Pangunahing sahod',
  housing: 'Tirahan',
  food: 'Pagkain',
  hours: 'Oras ng trabaho',
  restDay: 'Lingguhang araw ng pahinga, may bayad',
  leave: 'Taunang bakasyon, may bayad',
  start: 'Simula',
  provided: 'Ibinibigay ng amo nang walang bayad',
  allowance: (amount) => `Allowance na ${amount} bawat buwan`,
  aMonth: (amount) => `${amount} bawat buwan, babayaran hanggang ika-3 araw ng susunod na buwan`,
  hoursADay: (count) => `Hindi hihigit sa ${count} oras bawat araw`,
  daysAYear: (count) => `${count} araw bawat taon`,
  restDays: {
    friday: 'Biyernes',
    saturday: 'Sabado',
    sunday: 'Linggo',
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miyerkules',
    thursday: 'Huwebes',
    none: 'Wala',
  },
  rights: 'Ito rin ay may bisa',
  rightsLines: [
    'Ang amo ang nagbabayad ng lahat ng gastos sa recruitment, visa at biyahe; walang ibabawas sa manggagawa o sa kanyang sahod.',
    'Libre ang pagpapagamot at gamot. Ang manggagawa ang nag-iingat ng kanyang pasaporte.',
    'May tiket pauwi tuwing dalawang taon, at sa pagtatapos ng serbisyo ay sahod ng tatlong linggo para sa bawat taon.',
  ],
  floor: 'Sinuri ayon sa batas',
  rules: {
    minimum_wage: (value) => `Pangunahing sahod: hindi bababa sa QAR ${value} bawat buwan`,
    minimum_housing: (value) => `Tirahan: ibinibigay, o hindi bababa sa QAR ${value} bawat buwan`,
    minimum_food: (value) => `Pagkain: ibinibigay, o hindi bababa sa QAR ${value} bawat buwan`,
    maximum_hours: (value) => `Hindi hihigit sa ${value} oras bawat araw`,
    minimum_rest_days: (value) =>
      `Hindi bababa sa ${value} araw ng pahinga na 24 oras bawat linggo, may bayad`,
    minimum_leave_days: (value) =>
      `Hindi bababa sa ${value} araw ng bakasyon na may bayad bawat taon`,
    own_papers: (_value) => 'Nasa manggagawa ang kanyang pasaporte at mga papeles',
    minimum_age: (value) => `Ang manggagawa ay hindi bababa sa ${value} taong gulang`,
    maximum_age: (value) => `Ang manggagawa ay hindi hihigit sa ${value} taong gulang`,
  },
  attestation: 'Kailangan pa',
  attestationText:
    'Ang alok na ito ay hindi pa ang kontrata sa trabaho. Ang kontrata ay dapat isulat sa tatlong kopya at patunayan ng Ministry of Labour; ang tekstong Arabe ang masusunod. Ang saling ito ay para sa kaalaman.',
  household: 'Amo',
  worker: 'Manggagawa',
}
