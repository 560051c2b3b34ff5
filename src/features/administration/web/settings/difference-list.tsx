import { countryName, formatShortDate, isPlainDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { differences } from './differences.ts'
import { useSettingsTexts } from './texts.ts'

/** The rest opens by a click. */
const shownMax = 30

/** What changed from one value to the other, field by field. */
export function DifferenceList({ before, after }: { before: unknown; after: unknown }) {
  const all = differences(before, after)
  const rest = all.slice(shownMax)
  return (
    <>
      <Differences of={all.slice(0, shownMax)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="hit w-fit cursor-pointer text-sm text-ink-soft">
            +{rest.length}
          </summary>
          <Differences of={rest} />
        </details>
      )}
    </>
  )
}

function Differences({ of: all }: { of: ReturnType<typeof differences> }) {
  const t = useSettingsTexts()
  const name = useFieldNames()
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {all.map(({ path, before: was, after: is }) => (
        <div
          key={path.join('.')}
          className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(10rem,1fr)_2fr]"
        >
          <dt className="text-ink-soft">{path.map(name).join(' · ')}</dt>
          <dd className="min-w-0 break-words">
            <span className="sr-only">{t.history.from}: </span>
            <del className="text-ink-faint decoration-line-field">
              <Leaf value={was} />
            </del>{' '}
            <span className="sr-only">{t.history.to}: </span>
            <ins className="font-medium no-underline">
              <Leaf value={is} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Leaf({ value }: { value: unknown }) {
  const t = useSettingsTexts()
  if (value === null) return <>{t.nothing}</>
  if (typeof value === 'boolean') return <>{value ? t.yes : t.no}</>
  return (
    <bdi>
      {(typeof value === 'string' && (t.guarantees.causes as Record<string, string>)[value]) ||
        String(value)}
    </bdi>
  )
}

/** The word for a part of a setting: a field's name, a day, a country. */
function useFieldNames(): (part: string) => string {
  const { fields, guarantees } = useSettingsTexts()
  const locale = useLocale()
  return (part) => {
    if (isPlainDate(part)) return formatShortDate(part, locale)
    if (/^[A-Z]{2}$/.test(part)) return countryName(part, locale)
    return (
      { ...fields, ...guarantees.causes, ...guarantees.partMonths }[part as keyof typeof fields] ??
      part
    )
  }
}
