import { Select } from '../../../ui/select.tsx'
import { sorts } from '../choices.ts'
import { filterKeys, type Go, type ListState } from './list-state.ts'
import { useListTexts } from './list-texts.ts'

/** How the list is sorted: at once where scripts run, by its own GET form otherwise. */
export function SortMenu({ state, go }: { state: ListState; go: Go }) {
  const t = useListTexts()
  return (
    <form method="get" className="flex grow basis-36 gap-2 sm:min-w-60">
      {filterKeys.flatMap((key) =>
        (state.values[key] ?? []).map((value) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        )),
      )}
      <Select
        name="sort"
        label={t.sort.label}
        hideLabel
        fieldClassName="grow min-w-0"
        value={state.get('sort') ?? ''}
        placeholder={t.sort.default}
        options={sorts.map((sort) => ({ value: sort, label: t.sort[sort] }))}
        onChange={({ currentTarget: { value } }) =>
          go((now) => now.with('sort', value === '' ? [] : [value]))
        }
      />
      <noscript>
        <button
          type="submit"
          className="min-h-11 rounded-full border border-line-strong px-4 whitespace-nowrap"
        >
          {t.filters.apply}
        </button>
      </noscript>
    </form>
  )
}
