import { normalizeForSearch, isNear } from '../../../../platform/shared/normalize-for-search.ts'
import { optionsOf } from '../../../profiles/fields.ts'
import { type ImportField, importFields, isField } from '../../import-fields.ts'
import { importTexts } from './texts.ts'

/** How agencies call the columns of what is no attribute, beside the words of the template, folded or not. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  full_name: [
    'name',
    'worker name',
    'candidate',
    'candidate name',
    'maid name',
    'applicant name',
    'الاسم',
    'اسم العاملة',
    'اسم المرشحة',
    'اسم العامل',
  ],
  phone_number: [
    'phone',
    'mobile',
    'mobile no',
    'phone no',
    'tel',
    'telephone',
    'contact',
    'contact number',
    'الهاتف',
    'رقم الهاتف',
    'الجوال',
    'موبايل',
    'جوال',
  ],
  whatsapp: ['whats app', 'wa', 'واتس اب', 'الواتساب', 'رقم الواتساب'],
  email: ['email address', 'mail', 'e mail', 'الايميل', 'ايميل', 'البريد'],
  immediate_availability: ['يمكنها البدء فورًا'],
  consent_special_data: ['consent', 'agrees', 'توافق على حفظ البيانات الخاصة'],
  is_published: ['published', 'public'],
}

/** Letters with stops between them are one word: D.O.B. */
const normal = (name: string): string =>
  (
    normalizeForSearch(name.replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')).match(
      /[\p{L}\p{N}]+/gu,
    ) ?? []
  ).join(' ')

const namesInRow = (field: ImportField): readonly string[] =>
  isField(field) ? (optionsOf(field).importAs?.split(', ') ?? []) : []
const namesOf = (field: ImportField): string[] =>
  [
    field,
    importTexts.en.fields[field],
    importTexts.ar.fields[field],
    ...(otherNames[field] ?? []),
    ...namesInRow(field),
  ].map(normal)
const fieldByName = new Map(
  importFields.flatMap((field) =>
    namesOf(field).map((name): [string, ImportField] => [name, field]),
  ),
)

const shortened: Record<string, string> = {
  yrs: 'years',
  yr: 'years',
  year: 'years',
  exp: 'experience',
  no: 'number',
  nr: 'number',
  num: 'number',
  tel: 'phone',
  telephone: 'phone',
  mob: 'mobile',
  nat: 'nationality',
  sal: 'salary',
}
const empty = new Set(['of', 'the', 'in', 'a', 'her', 's', 'number', 'total', 'qar', 'رقم', 'عدد'])

/** The words of a name in any order, written out, without those that say nothing. */
const bagOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => shortened[word] ?? word)
    .filter((word) => !empty.has(word))
    .sort()
    .join(' ')

const fieldByBag = new Map(
  importFields
    .flatMap((field) => namesOf(field).map((name): [string, ImportField] => [bagOf(name), field]))
    .filter(([bag]) => bag !== '')
    // What is named first keeps the words.
    .reverse(),
)

/** Which field each column holds, by its header in either language or both; null where the name says nothing, or says it twice. */
export function guessMapping(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return headers.map((header) => {
    const field = fieldOf(header)
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

function fieldOf(header: string): ImportField | undefined {
  // The template's own headers hold both languages, with a stroke between.
  const parts = [header, ...header.split(/[/|·\n]/), header.replaceAll(/[([].*?[)\]]/g, '')]
    .map(normal)
    .filter((part) => part !== '')
  const first = (find: (part: string) => ImportField | undefined) =>
    parts.map(find).find((field) => field !== undefined)
  return (
    first((part) => fieldByName.get(part)) ??
    first((part) => fieldByBag.get(bagOf(part))) ??
    first(nearField)
  )
}

/** A name with a typing error in it, in a word long enough to be no other. */
function nearField(name: string): ImportField | undefined {
  if (name.length < 6) return undefined
  for (const [known, field] of fieldByName)
    if (known.length >= 6 && isNear(known, name, name.length < 10 ? 1 : 2)) return field
  return undefined
}
