import { latinDigits } from '../../../platform/shared/digits.ts'
import { queryString } from '../../../platform/shared/query-string.ts'
import { ageBounds, filterKinds, type FilterKey } from '../contract.ts'

const kinds = Object.entries(filterKinds)
const endsOf = (range: string) => [`${range}_min`, `${range}_max`]
const ranges = kinds.flatMap(([name, by]) => (by === 'range' ? [name] : []))
const ends = ranges.flatMap(endsOf)
/** The parameters that filter, in the order in which chips name them. */
export const filterKeys = kinds.flatMap(([name, by]) =>
  by === 'range' ? endsOf(name) : [name],
) as FilterKey[]
const isList = (key: string) => /any|every|level/.test(filterKinds[key] ?? '')

/** Goes to what a change makes of the list as it was last asked for; a `typed` one replaces the address instead of adding to the history. */
export type Go = (change: (now: ListState) => ListState, typed?: boolean) => void

/** The skill that the filter for babies stands for. */
export const babycare = 'Babycare'

/** Age has a slider, which ends here. */
export const oldest = String(ageBounds[1])

/** Values that are typed: a wrong one stays where it was typed and is said there. */
export const typedKeys: readonly string[] = ends.filter((key) => !key.startsWith('age'))

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
    for (const key of [...filterKeys, 'sort', 'more', 'page']) {
      const all = params.getAll(key).flatMap((value) => (isList(key) ? value.split(',') : [value]))
      const given = all
        .map((value) => (ends.includes(key) || key === 'page' ? latinDigits(value) : value).trim())
        .filter((value) => value !== '')
      if (given.length > 0) values[key] = [...new Set(given)]
    }
    // The slider at its end, as a form without scripts sends it, is no filter.
    if (values.age_max?.[0] === oldest) delete values.age_max
    return new ListState(values)
  }

  get(key: string): string | undefined {
    return this.values[key]?.[0]
  }

  has(key: string, value: string): boolean {
    return this.values[key]?.includes(value) ?? false
  }

  /** Ranges that begin above their end. */
  get reversed(): string[] {
    return ranges.filter(
      (range) => Number(this.get(`${range}_min`)) > Number(this.get(`${range}_max`)),
    )
  }

  /** What can be asked: without the fields that are wrong, and without either end of a range that is turned around. */
  asked(fieldErrors: readonly string[] = []): ListState {
    const aside = [...fieldErrors, ...this.reversed.flatMap(endsOf)]
    return this.without(aside)
  }

  /** The filters alone, without what is no number or turned around: what serves elsewhere. */
  get filters(): ListState {
    const wrong = typedKeys.filter((key) => !(Number(this.get(key) ?? 0) >= 0))
    return this.asked([...wrong, 'sort', 'more', 'page'])
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
    return this.without(filterKeys).onPage(1)
  }

  /** With the further filters, or without them again. */
  get unfolded(): ListState {
    return this.values.more
      ? this.without(['more'])
      : new ListState({ ...this.values, more: ['true'] })
  }

  /** As a query of the list's page or of the API: '' or '?…'. */
  get search(): string {
    const query = queryString(this.values)
    return query === '' ? '' : `?${query}`
  }
}

const { chosen, values } = ListState.of(globalThis.location?.search ?? '')
/** Whether the browser was sent a list with chips or further filters: its page has parts that the whole list has not. */
export const isFiltered = chosen.length > 0 || values.more !== undefined
