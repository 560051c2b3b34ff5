// The columns of an import and of an export, in the order of the template. Apart from the contract so that a screen needs no parser.

import { childcareBands } from '../profiles/choices.ts'
import { fieldNames, type FieldName, fields, type FormTab, optionsOf } from '../profiles/fields.ts'

const bands = childcareBands.map((band) => `childcare_${band}` as const)
type Attribute = Exclude<FieldName, 'childcare_experience_years'>
export type ImportField =
  | Attribute
  | (typeof bands)[number]
  | (typeof ofPerson)[number]
  | (typeof ofPage)[number]

const ofPerson = ['full_name', 'phone_number', 'whatsapp', 'email'] as const
const ofPage = ['consent_special_data', 'hidden_fields', 'index_profile', 'is_published'] as const

/** A column that holds an attribute as it is. */
export const isField = (field: ImportField): field is Attribute => field in fields

const isSpecial = (name: FieldName) => optionsOf(name).special === true
/** The work she wants: it stands before what she can do. */
const isWork = (name: ImportField) => isField(name) && optionsOf(name).words === 'position'
const ofTab = (tab: FormTab) =>
  fieldNames
    .filter((name) => fields[name].tab === tab && !isSpecial(name) && name !== 'description')
    .flatMap((name) => (name === 'childcare_experience_years' ? bands : [name]))

export const importFields = [
  ...ofPerson,
  ...ofTab('personal'),
  ...ofTab('preferences').filter(isWork),
  ...ofTab('experience'),
  ...ofTab('preferences').filter((name) => !isWork(name)),
  ...fieldNames.filter(isSpecial),
  ...ofPage,
  'description',
] as readonly ImportField[] as readonly [ImportField, ...ImportField[]]

/** What a file may hold. */
export const importLimits = { bytes: 10 * 1_048_576, rows: 5000, columns: 100 } as const

/** Without these there is nobody to write down. */
export const requiredFields: readonly ImportField[] = ['full_name']

export const importFormats = ['csv', 'xlsx'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What becomes of a row that is there already: it is left out, or becomes a candidate of its own. */
export const duplicateChoices = ['leave_out', 'add'] as const

/** Why an undo keeps a candidate. */
export const keepReasons = ['hired', 'claimed', 'dealt_with', 'edited'] as const

/** How a file means a date such as 05/06/1991. */
export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

export const dateFields: readonly ImportField[] = importFields.filter(
  (field) => isField(field) && fields[field].kind === 'day',
)

/** Cells of one file that may be corrected on the page; more are quicker corrected in the file. */
export const correctionsMax = 500
