import { isolated } from '../../../platform/shared/format.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Terms } from '../terms-contract.ts'
import { type TermName, termNames } from '../terms-rules.ts'
import { useSayTerm } from './say-term.ts'
import { useTermWords } from './texts.ts'

interface Props {
  terms: Terms
  currency: string
  /** What these answer, and which of them differ. */
  previous?: Terms | null
  changed?: readonly TermName[]
}

/** An allowance is said with what it is for. */
const saidWith: Partial<Record<TermName, TermName>> = {
  housing: 'housing_allowance',
  food: 'food_allowance',
}

/** The terms, one by one; what differs from those before is marked, with what it was. */
export function TermsList({ terms, currency, previous = null, changed = [] }: Props) {
  const t = useTermWords()
  const say = useSayTerm(currency)
  const isChanged = (name: TermName) =>
    changed.includes(name) || changed.some((other) => other === saidWith[name])
  const shown = termNames.filter((name) => say(terms, name) !== '' || isChanged(name))
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {shown
        .filter((name) => name !== 'housing_allowance' && name !== 'food_allowance')
        .map((name) => (
          <div
            key={name}
            className={isChanged(name) ? 'rounded-md bg-amber-wash px-3 py-2.5' : 'min-w-0'}
          >
            <dt className="text-sm text-ink-soft">
              {t.names[name]} {isChanged(name) && <Chip tone="amber">{t.changed}</Chip>}
            </dt>
            <dd className="font-medium break-words">
              <bdi>{say(terms, name) || t.nothing}</bdi>
              {isChanged(name) && previous !== null && (
                <span className="block text-sm font-normal text-ink-soft">
                  {t.before(isolated(say(previous, name) || t.nothing))}
                </span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}
