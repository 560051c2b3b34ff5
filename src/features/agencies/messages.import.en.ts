import { fields } from '../profiles/messages.fields.en.ts'
import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { ImportField } from './import-fields.ts'

const rows = (n: number) => plural('en', n, { one: '# row', other: '# rows' })
const people = (n: number) => plural('en', n, { one: '# candidate', other: '# candidates' })

/** Bringing candidates in with a file, and taking them out with one. */
export const importTexts = {
  meta: 'Import candidates | Manzil',
  title: 'Import candidates',
  lead: 'Bring in many candidates at once from a CSV file or an Excel sheet. Nothing is imported before you have seen what is in the file.',
  back: 'Candidates',
  readOnly: 'You can look at this agency, but not import candidates. Ask an owner or an editor.',
  steps: { label: 'Steps of the import', file: 'Choose a file', check: 'Check', done: 'Done' },
  template: {
    title: 'Start from the template',
    text: 'Its headers are in English and Arabic. Fill in what you know: only the name is needed. Your own file works too; you say below which column is which.',
    csv: 'Template as CSV',
    xlsx: 'Template for Excel',
  },
  file: {
    label: 'Your file',
    hint: 'CSV or XLSX, up to 10 MB, 5,000 rows and 100 columns',
    browse: 'Choose a file',
    drop: 'or drop it here',
    remove: 'Remove the file',
    sending: 'Uploading...',
    size: (megabytes: string) => `${megabytes} MB`,
    check: 'Check the file',
    checking: 'Checking...',
    checkingText: 'Every row is read and compared with the candidates you have.',
  },
  failed: 'The file could not be checked',
  writeFailed: 'Nothing was imported',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  other: 'Choose another file',
  report: {
    title: 'What is in the file',
    about: (name: string, count: number) => `\u2068${name}\u2069: ${rows(count)}.`,
    sheet: (name: string) => `Sheet “${name}”; other sheets are not read.`,
    encoding: (name: string) => `Read as ${name}.`,
    ready: 'Ready',
    readyText: 'will become candidates',
    errors: 'With errors',
    errorsText: 'are left out',
    doubles: 'Already here',
    doublesText: 'may be people you have',
    known: (date: string, count: number) =>
      `You already imported this file on ${date} (${people(count)}). Importing it again would write the same people twice.`,
    again: 'Import it again anyway',
    nothing:
      'No row of this file can be imported as it is. Correct the file, or say which column is which, and check it again.',
  },
  mapping: {
    title: 'Which column is which',
    text: 'We guessed from the headers. Change what is wrong; what you leave out is not read.',
    column: 'Column in the file',
    sample: 'For example',
    field: 'What it holds',
    ignored: 'Not read',
    unused: (names: string) => `Not read: ${names}.`,
    noHeader: (n: number) => `Column ${n}`,
    recheck: 'Check again',
    stale: 'You changed the columns. Check again to see what that does.',
    missing: (names: string) => `Say which column holds: ${names}.`,
    of: (header: string) => `What the column “${header}” holds`,
  },
  problems: {
    title: 'Rows to look at',
    none: 'Every row is fine.',
    row: 'Row',
    name: 'Name',
    what: 'What is wrong',
    noName: 'No name',
    error: (field: string, message: string) => `${field}: ${message}`,
    double: ({
      of,
      by,
      row,
      name,
    }: {
      of: 'file' | 'record'
      by: 'phone' | 'person'
      row: number | null
      name: string
    }): string => {
      const what = by === 'phone' ? 'Same phone number' : 'Same name, day of birth and nationality'
      return of === 'file'
        ? `${what} as row ${row ?? 0}`
        : `${what} as ${name}, already in your list`
    },
    meant: (word: string) => `Did you mean “${word}”?`,
    take: (word: string, rows: number) => (rows > 1 ? `${word} (in ${rows} rows)` : word),
    correct: (field: string, row: number) => `${field} of row ${row}, corrected`,
    corrected: (n: number) =>
      plural('en', n, { one: '# value corrected', other: '# values corrected' }),
    recheck: 'Check the corrections',
    tooMany:
      'That is more than one check takes. Please check these first, or correct the rest in the file.',
    download: 'Download these rows',
    downloadText:
      'A file with these rows as they came and what is wrong with each: correct it there and import it.',
    downloadFailed: 'The file could not be made. Please try again.',
    more: (n: number) => plural('en', n, { one: 'Show # more row', other: 'Show # more rows' }),
    all: 'All',
  },
  dates: {
    label: (text: string) => `How are dates such as ${text} meant?`,
    day_first: (date: string) => `Day first: ${date}`,
    month_first: (date: string) => `Month first: ${date}`,
    doubtful: (n: number) =>
      plural('en', n, {
        one: '# date could be meant either way.',
        other: '# dates could be meant either way.',
      }),
  },
  doubles: {
    label: 'Rows of people who may already be here',
    leave_out: 'Leave them out',
    add: 'Import them too, as records of their own',
  },
  write: {
    button: (n: number) => `Import ${people(n)}`,
    writing: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)} written`,
    writingTitle: 'Importing...',
    writingText: 'You can leave this page: the import goes on, whole or not at all.',
    progress: 'How far the import has come',
    done: (n: number) => `${people(n)} imported`,
    doneText: (n: number) =>
      n === 0
        ? 'Every row of the file is in your list now.'
        : n === 1
          ? '1 row of the file was left out: it had errors, or was already here.'
          : `${rows(n)} of the file were left out: they had errors, or were already here.`,
    unpublished:
      'They are not published unless the file says so. Add pictures, look at them once and publish them from your list.',
    toList: 'See your candidates',
    another: 'Import another file',
  },
  history: {
    title: 'Imports so far',
    none: 'No file has been imported yet.',
    loading: 'Loading imports...',
    failed: 'The imports could not be loaded',
    file: 'File',
    when: 'When',
    by: 'By',
    brought: 'Brought',
    state: 'State',
    states: {
      writing: 'Being written',
      done: 'Imported',
      undone: 'Undone',
      interrupted: 'Interrupted: nothing was written',
    },
    undo: 'Undo',
    undoOf: (name: string) => `Undo the import of ${name}`,
    undoTitle: 'Undo this import?',
    undoText: (n: number) =>
      `The ${people(n)} it brought are deleted. Anyone since edited, shortlisted or hired stays, and so does anyone who now keeps their own record.`,
    undoFailed: 'The import could not be undone. Please try again.',
    undone: (n: number) => `${people(n)} taken back`,
    keptTitle: (n: number) =>
      plural('en', n, { one: '# candidate stays', other: '# candidates stay' }),
    reasons: {
      hired: 'hired',
      claimed: 'keeps their own record',
      dealt_with: 'in the list of a household',
      edited: 'edited since',
    },
    keptOf: (n: number) => plural('en', n, { one: '# stayed', other: '# stayed' }),
  },
  export: {
    open: 'Export',
    csv: 'As CSV',
    xlsx: 'As Excel file',
    import: 'Import',
    failed: 'The export could not be made. Please try again.',
    fileName: 'candidates',
  },
  sheet: {
    candidates: 'Candidates',
    help: 'How to fill it',
    field: 'Column',
    how: 'What to write',
    example: 'For example',
  },
  fields: {
    ...fields,
    phone_number: 'Phone number',
    experience_months: 'Months of experience',
    childcare_newborn: 'Years with newborns',
    childcare_toddler: 'Years with toddlers',
    childcare_preschool: 'Years with preschool children',
    childcare_older: 'Years with older children',
    work_history: 'Work history',
    core_skills: 'Core skills',
    other_skills: 'Other skills',
    immediate_availability: 'Can start immediately',
    visa_type: 'Visa type',
    working_hours_to: 'Working hours to',
    height: 'Height (cm)',
    consent_special_data: 'Agrees to special data',
    hidden_fields: 'Hidden from the public page',
    is_published: 'Publish',
    description: 'Description',
  } as Record<ImportField, string>,
  how: {
    text: 'Any text',
    required: 'Needed',
    phone: 'With the country code',
    day: 'YYYY-MM-DD, or day first',
    number: 'A number',
    choice: (values: string) => `One of: ${values}`,
    list: (values: string) => `Separated by semicolons. For example: ${values}`,
    languages: 'Separated by semicolons; in brackets how well they speak, read and write it',
    kids: 'Female or male and the age, separated by semicolons',
    jobs: 'A place of work a line, the parts between strokes: country | from (YYYY-MM) | until | family | ages of the children | why it ended | who can be asked | phone number. Leave empty what is not known',
    flag: 'Yes or no',
    consent:
      'Yes, if they agree that we keep religion, marital status and children: the law requires it',
    clock: 'HH:MM',
  },
  yes: 'Yes',
  no: 'No',
  errors: {
    importNotATable:
      'This file can’t be read as a table. Please choose a CSV file or an Excel workbook (.xlsx).',
    importOldExcel: 'This is an old Excel file (.xls). Please save it as .xlsx or CSV.',
    importOver10MB:
      'The file is larger than 10 MB. One import takes at most 5,000 rows and 10 MB: please divide it.',
    importTooManyRows:
      'The file has more than {rows} rows. One import takes at most {rows} rows: please divide it.',
    importTooManyColumns:
      'The file has more than {columns} columns. Please leave out those that are not about candidates.',
    importUnpacksTooLarge:
      'This workbook is far larger inside than it may be. One import takes at most {rows} rows: please divide it, or save it as CSV.',
    importsBusy:
      'Several files are being read at the moment. Nothing was imported; please try again in a few seconds.',
    importEmpty:
      'No candidate was found in this file: the first row names the columns, every other row is one candidate.',
    importUnreadable:
      'This file is damaged or protected by a password. Please save it again, or as CSV.',
    importMappingTwice: 'Two columns are set to hold the same thing.',
    importMappingWrong:
      'The columns of this file are not the ones that were chosen. Please check the file again.',
    importNameMissing: 'Please say which column holds the full name.',
    importKnown: 'This same file has been imported before. To import it again, say so.',
    importRunning: 'Another import of your agency is being written. Please wait until it is done.',
    importNothing: 'No row of this file can be imported.',
    importNotDone: 'This import can no longer be undone.',
    unreadHistory:
      'A place of work is written as: country | from (YYYY-MM) | until. Its end may stay empty.',
    formulaCell: 'This cell holds a formula. Please put the value itself there.',
    dayWanted: 'Please write the date as YYYY-MM-DD, or with the day first.',
    monthFirstWanted:
      'Please write the date as YYYY-MM-DD, or with the month first as in the rest of the file.',
    unknownNationality: 'We do not know this nationality.',
    unknownPosition: 'This position is not one of those offered: {values}.',
  } as Record<string, string>,
}
