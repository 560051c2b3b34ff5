import { cover } from './cover-rules.ts'
import type { Job, Options } from './field-kinds.ts'
import type { Attributes, Field, FieldName } from './field-types.ts'
import { fieldNames, fields, nothingIn } from './fields.ts'

/** The attributes as everybody may see them: without what is nobody's to see, and what she hides. */
export function publicAttributes(attributes: Attributes, hidden: readonly string[]): Attributes {
  const isHidden = (name: FieldName) => {
    const { visible }: Partial<Options> = fields[name]
    return visible === 'never' || (visible === 'hideable' && hidden.includes(name))
  }
  return Object.fromEntries(
    fieldNames.map((name) => [
      name,
      isHidden(name)
        ? nothingIn(name)
        : fields[name].kind === 'jobs'
          ? (attributes[name] as Job[]).map(withoutReference)
          : attributes[name],
    ]),
  ) as Attributes
}

/** Whether somebody can be asked is for everybody; who, for nobody. */
const withoutReference = (job: Job): Job => ({
  ...job,
  reference_name: null,
  reference_phone: null,
})

/** What she writes freely, with numbers, e-mails and addresses of pages covered: they open with the contact. */
export function coverContacts<A extends Partial<Attributes>>(attributes: A): A {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      isFree[fields[name as FieldName].kind] ? coverIn(value) : value,
    ]),
  ) as A
}

const isFree: Partial<Record<Field['kind'], true>> = { text: true, words: true, jobs: true }

/** Each text within a value. */
function coverIn(value: unknown): unknown {
  if (typeof value === 'string') return cover(value).text
  if (Array.isArray(value)) return value.map(coverIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, coverIn(part)]))
}
