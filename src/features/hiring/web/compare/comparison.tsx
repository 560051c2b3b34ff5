import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { QuoteSum } from '../../../billing/web/index.ts'
import { NameBeside, useAttributeWords } from '../../../profiles/web/index.ts'
import {
  type Compared,
  type Comparison as Found,
  compareCandidates,
} from '../../compare-contract.ts'
import { useCompareTexts } from '../list-texts.ts'
import { UnavailableChip } from '../status-chip.tsx'
import { pipelineKey } from '../use-pipeline.ts'
import { AnswerCell, FactCell } from './compared-cells.tsx'
import { arrange, type Line } from './compared-rows.ts'

/** Those of them who can be shown, and what the household asks for; whatever moves somebody in its list has it asked anew. */
export const useCompared = (ids: number[]) =>
  useQuery({
    queryKey: [...pipelineKey, 'compared', ids],
    queryFn: ({ signal }) => api(compareCandidates, { ids }, { signal }),
    enabled: ids.length > 0,
  })

interface Props {
  found: Found
  /** Rows of the household's own, after the costs. */
  own?: ReactNode
  /** What can be done about each of them. */
  children: (one: Compared) => ReactNode
  /** Where the names stay while the rest moves. */
  headClass?: string
}

// Laid out as blocks, an element forgets that it is part of a table; the roles remind it.
/** Candidates side by side: what the household asked for, what it costs, what else differs; what is the same for all is folded. On a phone one fact a block. */
export function Comparison({ found: { results, asked }, own, children, headClass }: Props) {
  const t = useCompareTexts()
  const { wishes, facts, same } = arrange(results, asked)
  return (
    <div className="@container">
      <table
        role="table"
        className="block w-full border-collapse text-start @2xl:table @2xl:table-fixed"
      >
        <caption className="sr-only">{t.table}</caption>
        <Head people={results} className={headClass} />
        {wishes.length > 0 && (
          <Section title={t.asked} text={t.askedText} people={results}>
            {wishes.map((line) => (
              <LineRow key={line.wish} line={line} people={results} />
            ))}
          </Section>
        )}
        <Section title={t.costs} people={results}>
          {(['monthly', 'first_month', 'first_year'] as const).map((of) => (
            <Row
              key={of}
              label={t.sums[of]}
              note={of === 'first_month' ? t.firstMonthText : undefined}
              people={results}
            >
              {({ costs }) => <QuoteSum costs={costs} of={of} />}
            </Row>
          ))}
        </Section>
        {own}
        <Section title={t.next} people={results}>
          <Row label={t.nextText} people={results}>
            {children}
          </Row>
        </Section>
        {facts.length > 0 && (
          <Section title={wishes.length > 0 ? t.differs : t.differsFirst} people={results}>
            {facts.map((line) => (
              <LineRow key={line.row} line={line} people={results} />
            ))}
          </Section>
        )}
      </table>
      {same.length > 0 && results.length > 1 && (
        <Disclosure summary={t.same(same.length)} className="border-t">
          <Same lines={same} one={results[0]!} />
        </Disclosure>
      )}
    </div>
  )
}

/** Who is compared; the names stay in sight while the rest moves. */
function Head({ people, className }: { people: Compared[]; className: string | undefined }) {
  const t = useCompareTexts()
  return (
    <thead
      role="rowgroup"
      className={classNames(
        'block @2xl:sticky @2xl:z-10 @2xl:table-header-group @2xl:bg-canvas',
        className,
      )}
    >
      <tr role="row" className="grid grid-cols-2 gap-x-3 gap-y-4 pb-4 @2xl:table-row">
        <th role="columnheader" scope="col" className="sr-only @2xl:not-sr-only @2xl:w-36">
          <span className="sr-only">{t.title}</span>
        </th>
        {people.map(({ candidate, match }) => (
          <th
            key={candidate.id}
            role="columnheader"
            scope="col"
            className="min-w-0 text-start align-top font-normal @2xl:p-3"
          >
            <span className="flex items-start gap-3 @2xl:flex-col @2xl:gap-2 @4xl:flex-row">
              <Avatar
                name={candidate.full_name}
                src={candidate.profile.profile_image_url}
                size="l"
                shape="square"
              />
              <span className="min-w-0">
                <LocalLink
                  to={`/candidates/${candidate.id}`}
                  className="hit block font-medium wrap-anywhere hover:text-accent hover:underline"
                >
                  <bdi>{candidate.full_name}</bdi>
                </LocalLink>
                <NameBeside name={candidate.full_name} className="block text-sm text-ink-soft" />
                {match !== null && (
                  <span className="text-sm text-ink-soft" title={t.matchText}>
                    {t.match(match.percent)}
                  </span>
                )}
              </span>
            </span>
            {candidate.hired && <UnavailableChip />}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface SectionProps {
  title?: string
  text?: string
  people: Compared[]
  children: ReactNode
}

/** Rows that belong together, under their name. */
export const Section = ({ title, text, people, children }: SectionProps) => (
  <tbody role="rowgroup" className="block @2xl:table-row-group">
    {title !== undefined && (
      <tr role="row" className="block @2xl:table-row">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={people.length + 1}
          className="block pt-6 pb-2 text-start text-lg font-semibold @2xl:table-cell"
        >
          {title}
          {text !== undefined && (
            <span className="block text-sm font-normal text-ink-soft">{text}</span>
          )}
        </th>
      </tr>
    )}
    {children}
  </tbody>
)

interface RowProps {
  label: ReactNode
  note?: ReactNode
  people: Compared[]
  children: (one: Compared, index: number) => ReactNode
}

/** One fact of all of them: on a phone a block of its own, in which each says her name. */
export const Row = ({ label, note, people, children }: RowProps) => (
  <tr
    role="row"
    className="grid grid-cols-2 gap-x-3 gap-y-3 border-t border-line py-4 @2xl:table-row @2xl:border-b @2xl:py-0"
  >
    <th
      role="rowheader"
      scope="row"
      className="col-span-2 text-start align-top font-medium @2xl:py-3 @2xl:pe-3 @2xl:text-sm"
    >
      {label}
      {note !== undefined && (
        <span className="block text-sm font-normal text-ink-soft">{note}</span>
      )}
    </th>
    {people.map((one, index) => (
      <td key={one.candidate.id} role="cell" className="min-w-0 align-top @2xl:p-3">
        <span aria-hidden className="block truncate text-sm text-ink-soft @2xl:hidden">
          <bdi>{one.candidate.full_name}</bdi>
        </span>
        <div className="wrap-anywhere">{children(one, index)}</div>
      </td>
    ))}
  </tr>
)

function LineRow({ line, people }: { line: Line; people: Compared[] }) {
  const t = useCompareTexts()
  const isMust = line.wish !== undefined && line.isMust
  return (
    <Row
      label={
        <>
          <Label line={line} />{' '}
          {isMust && <Chip className="ms-1 align-middle @2xl:ms-0">{t.must}</Chip>}
        </>
      }
      people={people}
    >
      {({ candidate }, index) =>
        line.wish === undefined ? (
          <FactCell row={line.row} value={line.values[index] ?? null} candidate={candidate} />
        ) : (
          <AnswerCell row={line.row} answer={line.answers[index]} candidate={candidate} />
        )
      }
    </Row>
  )
}

function Label({ line }: { line: Line }) {
  const t = useCompareTexts()
  const { label } = useAttributeWords()
  if (line.wish !== undefined) return t.wishes[line.wish]
  return (line.isRest && t.besides[line.row]) || (t.rows[line.row] ?? label(line.row))
}

/** What is the same for all, said once. */
const Same = ({ lines, one: { candidate } }: { lines: Line[]; one: Compared }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
    {lines.map((line) => (
      <div key={`${line.row} ${line.wish}`} className="grid grid-cols-[8rem_1fr] gap-3">
        <dt className="text-sm">
          <Label line={line} />
        </dt>
        <dd className="min-w-0 wrap-anywhere text-ink">
          {line.wish === undefined ? (
            <FactCell row={line.row} value={line.values[0] ?? null} candidate={candidate} />
          ) : (
            <AnswerCell row={line.row} answer={line.answers[0]} candidate={candidate} />
          )}
        </dd>
      </div>
    ))}
  </dl>
)
