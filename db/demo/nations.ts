import {
  filipino,
  indianHindu,
  indianMuslim,
  indonesian,
  kenyan,
  kenyanMuslim,
  keralite,
  lankanMuslim,
  lankanTamil,
  moro,
  type Names,
  sinhalese,
  ugandan,
  ugandanMuslim,
} from './names.ts'

export const nationalities = [
  'Filipino',
  'Ugandan',
  'Kenyan',
  'Sri Lankan',
  'Indian',
  'Indonesian',
] as const
export type NationName = (typeof nationalities)[number]

/** Where people share names, a faith and a mother tongue. */
export interface Community {
  weight: number
  names: Names
  /** Null: a faith that the form doesn't offer, so not given. */
  religion: 'Christian' | 'Muslim' | 'Hindu' | null
  homes: Readonly<Record<string, readonly string[]>>
}

export interface Nation {
  /** How many of each 1,091. */
  count: number
  country: string
  /** Where agencies gather those who travel. */
  hub: string
  shareOfMen: number
  communities: readonly Community[]
  /** Spoken beside the mother tongue, and how well. */
  second: { language: string; level: 'basic' | 'good' | 'fluent'; chance: number } | null
  english: Readonly<Partial<Record<'basic' | 'good' | 'fluent', number>>>
  /** Towns abroad where people of this nation have worked before. */
  abroad: readonly string[]
  salary: { floor: number; usual: number; perYear: number }
  /** Begins a valid mobile number that nobody is likely to hold. */
  phone: { prefix: string; digits: number }
  skin: readonly string[]
  dishes: readonly string[]
  /** What a family at home may live by. */
  trades: readonly string[]
}

const gulf = ['Riyadh', 'Jeddah', 'Dubai', 'Kuwait City', 'Muscat', 'Manama', 'Dammam', 'Abu Dhabi']
const languagesOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(': '))
      .map(([language = '', towns = '']) => [language, towns.split(', ')]),
  )

export const nations: Readonly<Record<NationName, Nation>> = {
  Filipino: {
    count: 681,
    country: 'Philippines',
    hub: 'Manila',
    shareOfMen: 0.12,
    communities: [
      {
        weight: 90,
        names: filipino,
        religion: 'Christian',
        homes:
          languagesOf(`Tagalog: Batangas City, Lipa, Cavite, Lucena, Calamba, Malolos, Quezon City, Antipolo, Cabanatuan, Tarlac City
          Cebuano: Cebu City, Davao City, Tagbilaran, Dumaguete, Cagayan de Oro, General Santos, Bohol
          Hiligaynon: Iloilo City, Bacolod, Roxas City, Koronadal
          Ilocano: Laoag, Vigan, La Union, Tuguegarao, Isabela
          Bikol: Naga, Legazpi, Sorsogon
          Waray: Tacloban, Catbalogan
          Kapampangan: San Fernando, Angeles
          Pangasinan: Dagupan, Urdaneta`),
      },
      {
        weight: 10,
        names: moro,
        religion: 'Muslim',
        homes: {
          Maguindanaon: ['Cotabato City', 'Datu Odin Sinsuat'],
          Maranao: ['Marawi', 'Iligan'],
          Tausug: ['Zamboanga City', 'Jolo'],
        },
      },
    ],
    second: { language: 'Tagalog', level: 'fluent', chance: 1 },
    english: { good: 50, fluent: 42, basic: 8 },
    abroad: [...gulf, 'Hong Kong', 'Singapore', 'Taipei', 'Amman', 'Kuala Lumpur'],
    salary: { floor: 1825, usual: 1825, perYear: 64 },
    phone: { prefix: '+63971', digits: 7 },
    skin: ['edb98a', 'd08b5b', 'd08b5b'],
    dishes: [
      'chicken adobo',
      'pancit',
      'sinigang',
      'kare-kare',
      'lumpia',
      'arroz caldo',
      'beef caldereta',
      'leche flan',
    ],
    trades: [
      'rice farmers',
      'fishermen',
      'tricycle drivers',
      'dressmakers',
      'coconut farmers',
      'market vendors',
      'carpenters',
      'schoolteachers',
    ],
  },
  Ugandan: {
    count: 237,
    country: 'Uganda',
    hub: 'Kampala',
    shareOfMen: 0.13,
    communities: [
      {
        weight: 72,
        names: ugandan,
        religion: 'Christian',
        homes: languagesOf(`Luganda: Masaka, Mukono, Entebbe, Mityana, Kampala, Mpigi
          Runyankole: Mbarara, Bushenyi, Ntungamo
          Lusoga: Jinja, Iganga
          Acholi: Gulu, Kitgum
          Ateso: Soroti, Kumi
          Rutooro: Fort Portal
          Lugisu: Mbale`),
      },
      {
        weight: 28,
        names: ugandanMuslim,
        religion: 'Muslim',
        homes: { Luganda: ['Kampala', 'Masaka', 'Wakiso', 'Mpigi'], Lusoga: ['Jinja', 'Iganga'] },
      },
    ],
    second: { language: 'Swahili', level: 'basic', chance: 0.45 },
    english: { good: 55, fluent: 35, basic: 10 },
    abroad: ['Riyadh', 'Jeddah', 'Dammam', 'Dubai', 'Abu Dhabi', 'Amman', 'Muscat', 'Manama'],
    salary: { floor: 1000, usual: 1080, perYear: 52 },
    phone: { prefix: '+256710', digits: 6 },
    skin: ['614335', '614335', '614335', 'ae5d29'],
    dishes: [
      'matoke',
      'groundnut stew',
      'chapati',
      'pilau',
      'luwombo',
      'bean stew',
      'rolex omelettes',
    ],
    trades: [
      'coffee farmers',
      'matoke growers',
      'tailors',
      'market traders',
      'boda riders',
      'teachers',
      'fish sellers',
    ],
  },
  Kenyan: {
    count: 125,
    country: 'Kenya',
    hub: 'Nairobi',
    shareOfMen: 0.15,
    communities: [
      {
        weight: 74,
        names: kenyan,
        religion: 'Christian',
        homes: languagesOf(`Kikuyu: Nyeri, Thika, Kiambu, Nakuru
          Dholuo: Kisumu, Siaya, Homa Bay
          Luhya: Kakamega, Bungoma
          Kamba: Machakos, Kitui
          Kalenjin: Eldoret, Kericho
          Ekegusii: Kisii
          Kimeru: Meru, Embu`),
      },
      {
        weight: 26,
        names: kenyanMuslim,
        religion: 'Muslim',
        homes: { Swahili: ['Mombasa', 'Malindi', 'Lamu', 'Kwale'] },
      },
    ],
    second: { language: 'Swahili', level: 'fluent', chance: 1 },
    english: { good: 40, fluent: 57, basic: 3 },
    abroad: ['Riyadh', 'Jeddah', 'Dammam', 'Dubai', 'Manama', 'Amman', 'Muscat', 'Beirut'],
    salary: { floor: 1000, usual: 1120, perYear: 55 },
    phone: { prefix: '+254108', digits: 6 },
    skin: ['614335', '614335', 'ae5d29'],
    dishes: [
      'chapati',
      'pilau',
      'ugali with sukuma wiki',
      'beef stew',
      'mandazi',
      'coconut fish',
      'githeri',
    ],
    trades: [
      'tea farmers',
      'dairy farmers',
      'maize farmers',
      'market traders',
      'fishermen',
      'teachers',
      'weavers',
    ],
  },
  'Sri Lankan': {
    count: 38,
    country: 'Sri Lanka',
    hub: 'Colombo',
    shareOfMen: 0.18,
    communities: [
      {
        weight: 24,
        names: sinhalese,
        religion: 'Christian',
        homes: { Sinhala: ['Negombo', 'Chilaw', 'Colombo'] },
      },
      {
        weight: 26,
        names: sinhalese,
        religion: null,
        homes: { Sinhala: ['Kandy', 'Kurunegala', 'Galle', 'Matara', 'Anuradhapura', 'Ratnapura'] },
      },
      {
        weight: 34,
        names: lankanMuslim,
        religion: 'Muslim',
        homes: { Tamil: ['Puttalam', 'Kalmunai', 'Beruwala', 'Kattankudy'] },
      },
      {
        weight: 16,
        names: lankanTamil,
        religion: 'Hindu',
        homes: { Tamil: ['Hatton', 'Nuwara Eliya', 'Batticaloa', 'Jaffna'] },
      },
    ],
    second: { language: 'Sinhala', level: 'good', chance: 0.6 },
    english: { basic: 45, good: 45, fluent: 10 },
    abroad: ['Kuwait City', 'Riyadh', 'Jeddah', 'Beirut', 'Dubai', 'Muscat', 'Amman', 'Nicosia'],
    salary: { floor: 1200, usual: 1300, perYear: 45 },
    phone: { prefix: '+94700', digits: 6 },
    skin: ['ae5d29', 'd08b5b'],
    dishes: [
      'dhal curry',
      'string hoppers',
      'chicken curry',
      'coconut sambol',
      'fish ambul thiyal',
      'kottu',
    ],
    trades: [
      'tea pluckers',
      'fishermen',
      'coconut growers',
      'garment workers',
      'rice farmers',
      'spice growers',
    ],
  },
  Indian: {
    count: 7,
    country: 'India',
    hub: 'Kochi',
    shareOfMen: 0.35,
    communities: [
      {
        weight: 40,
        names: keralite,
        religion: 'Christian',
        homes: { Malayalam: ['Kottayam', 'Thrissur', 'Pathanamthitta'] },
      },
      {
        weight: 35,
        names: indianHindu,
        religion: 'Hindu',
        homes: {
          Malayalam: ['Palakkad'],
          Tamil: ['Madurai', 'Salem'],
          Telugu: ['Kadapa', 'Nellore'],
        },
      },
      {
        weight: 25,
        names: indianMuslim,
        religion: 'Muslim',
        homes: { Urdu: ['Hyderabad'], Malayalam: ['Malappuram', 'Kozhikode'] },
      },
    ],
    second: { language: 'Hindi', level: 'good', chance: 1 },
    english: { basic: 25, good: 60, fluent: 15 },
    abroad: ['Muscat', 'Dubai', 'Manama', 'Kuwait City', 'Sharjah', 'Riyadh'],
    salary: { floor: 1300, usual: 1450, perYear: 50 },
    phone: { prefix: '+91600', digits: 7 },
    skin: ['ae5d29', 'd08b5b'],
    dishes: ['fish curry', 'vegetable thoran', 'chicken biryani', 'appam', 'dosa', 'sambar'],
    trades: ['rubber tappers', 'rice farmers', 'weavers', 'spice growers', 'teachers'],
  },
  Indonesian: {
    count: 3,
    country: 'Indonesia',
    hub: 'Jakarta',
    shareOfMen: 0,
    communities: [
      {
        weight: 1,
        names: indonesian,
        religion: 'Muslim',
        homes: {
          Javanese: ['Malang', 'Blitar', 'Cilacap'],
          Sundanese: ['Sukabumi', 'Cianjur'],
          Sasak: ['Lombok'],
        },
      },
    ],
    second: { language: 'Indonesian', level: 'fluent', chance: 1 },
    english: { basic: 50, good: 50 },
    abroad: ['Singapore', 'Hong Kong', 'Riyadh', 'Jeddah', 'Kuala Lumpur', 'Taipei'],
    salary: { floor: 1400, usual: 1500, perYear: 45 },
    phone: { prefix: '+62890', digits: 7 },
    skin: ['d08b5b', 'edb98a'],
    dishes: ['nasi goreng', 'chicken soto', 'beef rendang', 'gado-gado', 'sayur lodeh'],
    trades: ['rice farmers', 'batik makers', 'fishermen', 'vegetable growers'],
  },
}

/** How many the demo counts of all nationalities together: 1,091. */
export const blockSize = Object.values(nations).reduce((sum, nation) => sum + nation.count, 0)
