import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Avatar } from '../../../ui/portrait.tsx'
import { type Candidate, getCandidate } from '../../profiles/contract.ts'
import { useAttributeWords, useWords } from '../../profiles/web/index.ts'
import {
  type ComparedRow,
  comparedRows,
  comparedValue,
  differs,
  onlyOf,
  wordsOfRow,
} from './compared-rows.ts'
import { useListTexts } from './list-texts.ts'
import { UnavailableChip } from './status-chip.tsx'
import { useTexts } from './texts.ts'

export type Shown = Candidate & { currency: string }

/** Those who can be shown; a profile that was withdrawn is left out. */
async function fetchCompared(ids: number[], signal: AbortSignal): Promise<Shown[]> {
  const found = await Promise.all(
    ids.map((id) =>
      api(getCandidate, { id }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
    ),
  )
  return found.filter((candidate) => candidate !== null)
}

export const useCompared = (ids: number[]) =>
  useQuery({
    queryKey: ['compare', ids],
    queryFn: ({ signal }) => fetchCompared(ids, signal),
    meta: { live: ['pipeline'] },
    enabled: ids.length > 0,
  })

interface Props {
  candidates: Shown[]
  /** Rows before the others, and after them. */
  costs?: ReactNode
  points?: ReactNode
}

/** Candidates side by side, what differs marked. */
export function ComparedTable({ candidates, costs, points }: Props) {
  const { comparing } = useListTexts()
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{comparing.legend}</p>
      <div
        role="region"
        aria-label={comparing.table}
        // Wider than a phone: it scrolls by itself, also by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto rounded-md border border-line"
      >
        <table className="w-full min-w-max border-collapse text-start sm:min-w-0 sm:table-fixed">
          <caption className="sr-only">{comparing.table}</caption>
          <thead>
            <tr className="border-b border-line align-top">
              <th scope="col" className="w-28 sm:w-36">
                <span className="sr-only">{comparing.title}</span>
              </th>
              {candidates.map((candidate) => (
                <th
                  key={candidate.id}
                  scope="col"
                  className="max-w-56 min-w-40 px-3 py-4 text-start font-normal"
                >
                  <Avatar
                    name={candidate.full_name}
                    src={candidate.profile.profile_image_url}
                    size="l"
                    shape="square"
                  />
                  <LocalLink
                    to={`/candidates/${candidate.id}`}
                    className="hit mt-2 block font-medium hover:text-accent hover:underline"
                  >
                    <bdi>{candidate.full_name}</bdi>
                  </LocalLink>
                  {candidate.hired && <UnavailableChip />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {costs}
            {comparedRows.map((row) => (
              <Row key={row} row={row} candidates={candidates} />
            ))}
            {points}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ row, candidates }: { row: ComparedRow; candidates: Shown[] }) {
  const { comparing } = useListTexts()
  const { label } = useAttributeWords()
  const isDifferent = differs(row, candidates)
  const rows: Record<string, string> = comparing.rows
  return (
    <tr
      className={classNames(
        'border-b border-line align-top last:border-0',
        isDifferent && 'bg-amber-wash/60',
      )}
    >
      <th scope="row" className="px-3 py-3 text-start text-sm font-medium">
        {rows[row] ?? label(row)}
        <span className={isDifferent ? 'block font-normal text-amber' : 'sr-only'}>
          {isDifferent ? comparing.different : comparing.same}
        </span>
      </th>
      {candidates.map((candidate) => (
        <td key={candidate.id} className="max-w-56 px-3 py-3 break-words">
          <Value row={row} candidate={candidate} all={candidates} />
        </td>
      ))}
    </tr>
  )
}

/** What one of them says of a row. */
export function Value({
  row,
  candidate,
  all,
}: {
  row: ComparedRow
  candidate: Shown
  all: Shown[]
}) {
  const words = useWords()
  const said = useAttributeWords()
  const locale = useLocale()
  const { notSpecified } = useTexts()
  const { comparing } = useListTexts()
  const { profile } = candidate
  const value = comparedValue(row, candidate)
  const word = (one: string) => said.word(wordsOfRow(row), one)
  if (row === 'expected_salary') return words.salary(profile.expected_salary, candidate.currency)
  if (row === 'experience_years')
    return words.experience(profile.experience_years, profile.experience_months)
  if (row === 'nationality') return words.nationality(profile.nationality, profile.gender)
  if (row === 'languages')
    return (
      <Values values={value as string[]} only={onlyOf(row, candidate, all)} word={words.language} />
    )
  if (row === 'availability_date' && value === 'now') return comparing.now
  if (row === 'availability_date' && value !== null)
    return comparing.from(formatShortDate(String(value), locale))
  if (Array.isArray(value))
    return <Values values={value as string[]} only={onlyOf(row, candidate, all)} word={word} />
  return value === null ? notSpecified : typeof value === 'number' ? value : word(String(value))
}

function Values({
  values,
  only,
  word,
}: {
  values: string[]
  only: Set<string>
  word: (value: string) => string
}) {
  const { notSpecified } = useTexts()
  const { comparing } = useListTexts()
  if (values.length === 0) return notSpecified
  return (
    <ul className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <li key={value} className="max-w-full">
          <Chip tone={only.has(value) ? 'gulf' : 'neutral'}>
            {word(value)}
            {only.has(value) && <span className="sr-only"> ({comparing.onlyHere})</span>}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
