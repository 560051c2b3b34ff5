// The columns of an import and of an export, in the order of the template. Apart from the contract so that a screen needs no parser.

export const importFields = [
  'full_name',
  'phone_number',
  'whatsapp',
  'email',
  'nationality',
  'date_of_birth',
  'age',
  'gender',
  'current_country',
  'current_city',
  'current_location',
  'desired_position',
  'position_sought',
  'previous_position',
  'experience_years',
  'experience_months',
  'childcare_newborn',
  'childcare_toddler',
  'childcare_preschool',
  'childcare_older',
  'skills',
  'core_skills',
  'other_skills',
  'languages',
  'work_type',
  'expected_salary',
  'immediate_availability',
  'availability_date',
  'estimated_joining_date',
  'visa_type',
  'visa_status',
  'visa_expiry_date',
  'preferred_location',
  'working_days',
  'working_hours_from',
  'working_hours_to',
  'day_off',
  'accommodation',
  'height',
  'weight',
  'religion',
  'marital_status',
  'kids',
  'consent_special_data',
  'hidden_fields',
  'index_profile',
  'is_published',
  'description',
] as const
export type ImportField = (typeof importFields)[number]

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

export const dateFields: readonly ImportField[] = [
  'date_of_birth',
  'availability_date',
  'estimated_joining_date',
  'visa_expiry_date',
]

/** Cells of one file that may be corrected on the page; more are quicker corrected in the file. */
export const correctionsMax = 500
