import { latinDigits } from '../../../platform/shared/digits.ts'
import { queryString } from '../../../platform/shared/query-string.ts'
import { ageBounds, type FilterKey, filterKeys } from '../choices.ts'

const listKeys: readonly string[] = [
  'nationality',
  'position',
  'work_type',
  'skills',
  'visa_status',
]
const numberKeys: readonly string[] = ['age_min', 'age_max', 'salary_min', 'salary_max', 'page']

/** The skill that the filter for babies stands for. */
export const babycare = 'Babycare'

const ranges = ['age', 'salary'] as const
type Range = (typeof ranges)[number]

/** Values that are typed: a wrong one stays where it was typed and is said there. */
export const typedKeys: readonly string[] = ['salary_min', 'salary_max']

/** Looking after babies is one filter, called as the specification calls it. */
function nameOnce(params: URLSearchParams): void {
  const skills = params.getAll('skills').flatMap((value) => value.split(','))
  if (!skills.includes(babycare)) return
  params.set('baby_care', 'true')
  params.set('skills', skills.filter((skill) => skill !== babycare).join(','))
}

/** What the address of the list says: the one home of the list's state. */
export class ListState {
  readonly values: Readonly<Record<string, string[]>>

  constructor(values: Record<string, string[]>) {
    this.values = values
  }

  static of(search: string): ListState {
    const params = new URLSearchParams(search)
    nameOnce(params)
    const values: Record<string, string[]> = {}
    for (const key of [...filterKeys, 'sort', 'page']) {
      const all = params
        .getAll(key)
        .flatMap((value) => (listKeys.includes(key) ? value.split(',') : [value]))
      const given = all
        .map((value) => (numberKeys.includes(key) ? latinDigits(value) : value).trim())
        .filter((value) => value !== '')
      if (given.length > 0) values[key] = [...new Set(given)]
    }
    // The slider at its end, as a form without scripts sends it, is no filter.
    if (values.age_max?.[0] === String(ageBounds.max)) delete values.age_max
    return new ListState(values)
  }

  get(key: string): string | undefined {
    return this.values[key]?.[0]
  }

  has(key: string, value: string): boolean {
    return this.values[key]?.includes(value) ?? false
  }

  /** Ranges that begin above their end. */
  get reversed(): Range[] {
    return ranges.filter(
      (range) => Number(this.get(`${range}_min`)) > Number(this.get(`${range}_max`)),
    )
  }

  /** What can be asked: without the fields that are wrong, and without either end of a range that is turned around. */
  asked(fieldErrors: readonly string[] = []): ListState {
    const aside = [
      ...fieldErrors,
      ...this.reversed.flatMap((range) => [`${range}_min`, `${range}_max`]),
    ]
    return this.without(aside)
  }

  without(keys: readonly string[]): ListState {
    return new ListState(
      Object.fromEntries(Object.entries(this.values).filter(([key]) => !keys.includes(key))),
    )
  }

  /** The chosen values, each with its filter: what the chips show. */
  get chosen(): { key: FilterKey; value: string }[] {
    return filterKeys.flatMap((key) => (this.values[key] ?? []).map((value) => ({ key, value })))
  }

  /** Another choice; it starts at page 1 again. */
  with(key: string, values: readonly string[]): ListState {
    const { page: _, ...rest } = this.values
    return values.length > 0
      ? new ListState({ ...rest, [key]: [...values] })
      : new ListState(rest).without([key])
  }

  toggled(key: string, value: string): ListState {
    const now = this.values[key] ?? []
    return this.with(
      key,
      now.includes(value) ? now.filter((one) => one !== value) : [...now, value],
    )
  }

  onPage(page: number): ListState {
    return page === 1
      ? this.without(['page'])
      : new ListState({ ...this.values, page: [String(page)] })
  }

  /** Sorting stays, filters go. */
  get cleared(): ListState {
    return new ListState(this.values.sort ? { sort: this.values.sort } : {})
  }

  /** As a query of the list's page or of the API: '' or '?…'. */
  get search(): string {
    const query = queryString(this.values)
    return query === '' ? '' : `?${query}`
  }
}
