import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { AuditEntry } from '../../audit-contract.ts'
import { differences } from '../settings/differences.ts'
import { auditWords, valueIn, wordOf } from './audit-words.ts'
import { useConsoleTexts } from '../texts.ts'

/** What an entry says besides: what a thing was and what it became, and its details. */
export function Change({ entry: { before, after, detail } }: { entry: AuditEntry }) {
  const { audit: t } = useConsoleTexts()
  const words = auditWords(useLocale())
  const changes = differences(before, after)
  const details = Object.entries(detail)
  if (changes.length === 0 && details.length === 0) return '–'
  return (
    <dl className="max-w-full space-y-1 text-start text-sm">
      {changes.map(({ path, before: was, after: is }) => (
        <Fact
          key={`change.${path.join('.')}`}
          name={
            path.length === 0
              ? wordOf(words, 'value')
              : path.map((part) => wordOf(words, part)).join(' · ')
          }
        >
          <bdi>{valueIn(words, path.at(-1) ?? '', was)}</bdi>{' '}
          <Icon
            of={ArrowRight}
            size={14}
            className="inline-block align-middle text-ink-faint rtl:-scale-x-100"
          />
          <span className="sr-only">{t.became}</span>{' '}
          <bdi className="font-medium">{valueIn(words, path.at(-1) ?? '', is)}</bdi>
        </Fact>
      ))}
      {details.map(([name, value]) => (
        <Fact key={name} name={wordOf(words, name)}>
          <bdi>{valueIn(words, name, value)}</bdi>
        </Fact>
      ))}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="inline text-ink-soft">{name}: </dt>
    <dd className="inline wrap-anywhere">{children}</dd>
  </div>
)
