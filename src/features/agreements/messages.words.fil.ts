import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

export const words: typeof en = {
  names: {
    role: 'Trabaho',
    tasks: 'Mga gawain',
    other_tasks: 'Iba pang gawain',
    wage: 'Sahod bawat buwan',
    housing: 'Tirahan',
    housing_allowance: 'Allowance sa tirahan bawat buwan',
    room: 'Kuwarto',
    food: 'Pagkain',
    food_allowance: 'Allowance sa pagkain bawat buwan',
    hours_per_day: 'Oras bawat araw, hanggang',
    rest_day: 'Lingguhang pahinga, may bayad',
    leave_days: 'May bayad na bakasyon, araw bawat taon',
    own_papers: 'Passport at mga papeles',
    start_on: 'Simula',
  },
  tasks: {
    cleaning: 'Paglilinis',
    laundry: 'Paglalaba at pamamalantsa',
    cooking: 'Pagluluto',
    shopping: 'Pamimili',
    childcare: 'Pag-aalaga ng mga bata',
    babycare: 'Pag-aalaga ng sanggol',
    elderly_care: 'Pag-aalaga ng matatanda',
    driving: 'Pagmamaneho',
    garden: 'Hardin',
    pets: 'Mga alagang hayop',
  },
  provided: 'Ibinibigay, libre',
  allowance: 'Binabayaran bilang allowance',
  allowanceOf: (amount) => `Allowance na ${amount} bawat buwan`,
  rooms: { own: 'Sariling kuwarto', shared: 'May kasama sa kuwarto' },
  hours: (count) => plural('fil', count, { one: '# oras', other: '# oras' }),
  days: (count) => plural('fil', count, { one: '# araw', other: '# araw' }),
  restDays: {
    friday: 'Biyernes',
    saturday: 'Sabado',
    sunday: 'Linggo',
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miyerkoles',
    thursday: 'Huwebes',
    none: 'Wala',
  },
  keepsPapers: 'Nasa manggagawa',
  papersAway: 'Nasa pamilya',
  nothing: 'Hindi sinabi',
  before: (value) => `dati: ${value}`,
  changed: 'Binago',
  optional: '(Opsyonal)',
  law: 'Ang hinihingi ng batas',
  rules: {
    minimum_wage: (value) => `Sahod: hindi bababa sa QAR ${formatNumber(value)} bawat buwan`,
    minimum_housing: (value) =>
      `Tirahan: ibinibigay, o hindi bababa sa QAR ${formatNumber(value)} bawat buwan`,
    minimum_food: (value) =>
      `Pagkain: ibinibigay, o hindi bababa sa QAR ${formatNumber(value)} bawat buwan`,
    maximum_hours: (value) => `Hanggang ${value} oras bawat araw`,
    minimum_rest_days: (value) =>
      `Hindi bababa sa ${value} araw ng pahinga bawat linggo, 24 oras at may bayad`,
    minimum_leave_days: (value) =>
      `Hindi bababa sa ${value} araw na may bayad na bakasyon bawat taon`,
    own_papers: () => 'Nasa manggagawa ang passport at mga papeles niya',
    minimum_age: (value) => `Hindi bababa sa ${value} taong gulang`,
    maximum_age: (value) => `Hanggang ${value} taong gulang`,
  },
}
