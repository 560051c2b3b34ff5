import { words } from '../../../platform/shared/normalize-for-search.ts'
import { nationalities } from '../../../platform/shared/nationalities.ts'
import { profileWords } from '../../profiles/server/words-api.ts'

/** Places of Qatar, in the spelling of the records, and in Arabic. */
const places: readonly (readonly string[])[] = [
  ['Qatar', 'قطر'],
  ['Doha', 'الدوحة'],
  ['Al Sadd', 'السد'],
  ['Fereej Bin Mahmoud', 'Bin Mahmoud', 'فريج بن محمود', 'بن محمود'],
  ['Al Waab', 'الوعب'],
  ['Al Gharrafa', 'Gharafa', 'الغرافة'],
  ['Al Duhail', 'Duhail', 'الدحيل'],
  ['West Bay', 'الخليج الغربي', 'ويست باي'],
  ['The Pearl', 'اللؤلؤة'],
  ['Abu Hamour', 'بو هامور', 'أبو هامور'],
  ['Al Hilal', 'الهلال'],
  ['Najma', 'نجمة'],
  ['Old Airport', 'المطار القديم', 'المطار العتيق'],
  ['Al Thumama', 'الثمامة'],
  ['Ain Khaled', 'عين خالد'],
  ['Madinat Khalifa', 'مدينة خليفة'],
  ['Onaiza', 'عنيزة'],
  ['Al Mansoura', 'المنصورة'],
  ['Al Markhiya', 'المرخية'],
  ['Al Nasr', 'النصر'],
  ['Nuaija', 'النعيجة', 'نعيجة'],
  ['Umm Ghuwailina', 'أم غويلينا'],
  ['Al Dafna', 'الدفنة'],
  ['Muntazah', 'المنتزه'],
  ['Al Rayyan', 'الريان'],
  ['Al Wakrah', 'Wakra', 'الوكرة'],
  ['Lusail', 'لوسيل'],
  ['Al Khor', 'الخور'],
  ['Umm Salal', 'أم صلال'],
  ['Muaither', 'معيذر'],
  ['Al Wukair', 'Wukair', 'الوكير'],
  ['Al Aziziya', 'العزيزية'],
  ['Al Maamoura', 'المعمورة'],
  ['Mesaimeer', 'مسيمير'],
  ['Al Muntazah', 'المنتزه'],
  ['Mesaieed', 'مسيعيد'],
  ['Dukhan', 'دخان'],
  ['Al Shamal', 'الشمال'],
  ['Al Shahaniya', 'الشيحانية'],
  ['Manila', 'مانيلا'],
  ['Nairobi', 'نيروبي'],
  ['Kampala', 'كمبالا'],
  ['Colombo', 'كولومبو'],
  ['Jakarta', 'جاكرتا'],
]

/** What households call the work, in both languages, the homes' own words among them; the word of the records first. */
const work: readonly (readonly string[])[] = [
  [
    'Nanny',
    'مربية',
    'مربيات',
    'دادة',
    'دادا',
    'حاضنة',
    'جليسة',
    'ناني',
    'babysitter',
    'yaya',
    'nounou',
    'dada',
    'ayah',
    'murabbiya',
  ],
  [
    'Maid',
    'خادمة',
    'خادمات',
    'خدامة',
    'خدامات',
    'شغالة',
    'شغالات',
    'خدم',
    'صانعة',
    'housemaid',
    'housekeeper',
    'helper',
  ],
  ['Maid', 'kadama', 'khadama', 'khaddama', 'khadima', 'shaghala', 'shaghalah'],
  ['Cook', 'طباخة', 'طباخ', 'طباخين', 'طاهي', 'طاه', 'شيف', 'chef', 'tabbakh', 'tabbakha'],
  ['Driver', 'سواق', 'سواقة', 'سواقين', 'سايق', 'سائقة', 'دريول', 'chauffeur', 'sawaq', 'sawwaq'],
  ['Cleaning', 'cleaner', 'منظفة'],
  ['Elderly', 'caregiver', 'carer', 'caretaker', 'مسن', 'مسنة', 'كبار'],
]

/** Names whose spellings do not follow from how they sound. */
const names: readonly (readonly string[])[] = [
  ['Michael', 'مايكل', 'ميخائيل'],
  ['Isaac', 'إسحاق', 'إسحق'],
  ['Khadija', 'Khadijah', 'Hadija', 'Hadijah', 'خديجة'],
  ['Aisha', 'Aisah', 'عائشة'],
  ['Jacob', 'Yaqub', 'يعقوب'],
  ['Sulaiman', 'Suleiman', 'سليمان'],
  ['Abdul', 'Abdel', 'عبد'],
]

/** Ways to say one thing: whoever asks with a word of one of them means them all. Each way is its folded words. */
export type Saying = readonly (readonly string[])[]

const waysOf = (phrases: readonly string[]): Saying => phrases.map(bareWords)

/** The folded words of a text, without the Arabic article: whoever asks for «الطبخ» means «طبخ» too. */
export function bareWords(text: string): string[] {
  return words(text).map((word) =>
    word.length > 3 && word.startsWith('ال') ? word.slice(2) : word,
  )
}

export const sayings: readonly Saying[] = [...places, ...work, ...names].map(waysOf)

const shown = Object.values(profileWords).flatMap((values) => [
  ...Object.values(values.position),
  ...Object.values(values.skill),
])

/** Words whose meaning is known: how they sound says nothing more. */
export const explained: ReadonlySet<string> = new Set(
  [...places, ...work, shown].flat().flatMap(bareWords),
)

/** Words of the cards, which are nobody's name. */
export const cardWords: ReadonlySet<string> = new Set([
  ...explained,
  ...nationalities.flatMap((country) => [country.name, country.ar]).flatMap(bareWords),
])

const placeNames = places.map((spellings) => waysOf(spellings).map((way) => way.join(' ')))

/** How the places are spelled, in either script, in whose name this stands. */
export function spellingsOf(place: string): string[] {
  const wanted = bareWords(place).join(' ')
  return wanted === ''
    ? []
    : placeNames.filter((spellings) => spellings.some((name) => name.includes(wanted))).flat()
}
