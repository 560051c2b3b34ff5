import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { classNames } from './class-names.ts'
import { ErrorState } from './error-state.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Skeleton, SkeletonCards } from './skeleton.tsx'

interface Props<Range extends string, Data> {
  title: string
  lead: string
  /** Which range is shown, and its choices. */
  range: Range
  rangeLabel: string
  ranges: { value: Range; label: string }[]
  onRange: (range: string) => void
  rangeClassName?: string
  /** What was asked for the range; while another one is on its way, the last answer stays, dim. */
  query: {
    data: Data | undefined
    isError: boolean
    isPlaceholderData: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  loading: string
  failed: { title: string; text: string }
  retryLabel: string
  children: (data: Data) => ReactNode
}

/** The range that the address names, the usual one when it names none of them; and what chooses another. */
export function useRange<Range extends string>(
  ranges: readonly Range[],
  usual: Range,
): [Range, (next: string) => void] {
  const [params, setParams] = useSearchParams()
  const range = ranges.find((one) => one === params.get('range')) ?? usual
  return [
    range,
    (next) =>
      setParams(next === usual ? {} : { range: next }, { replace: true, preventScrollReset: true }),
  ]
}

/** A page of figures over a range of time, with its waiting and its failing. */
export function RangePage<Range extends string, Data>({
  title,
  lead,
  range,
  rangeLabel,
  ranges,
  onRange,
  rangeClassName,
  query,
  ...rest
}: Props<Range, Data>) {
  const { data, isError, isPlaceholderData, isFetching, refetch } = query
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        <RadioGroup
          name="range"
          label={rangeLabel}
          hideLabel
          variant="segments"
          className={classNames('whitespace-nowrap', rangeClassName)}
          value={range}
          onChange={(event) => onRange(event.currentTarget.value)}
          options={ranges}
        />
      </div>
      {data !== undefined && !(isError && isPlaceholderData) ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {rest.children(data)}
        </div>
      ) : isError ? (
        <ErrorState
          {...rest.failed}
          retryLabel={rest.retryLabel}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={rest.loading} />
      )}
    </>
  )
}

/** Figures above a drawing of them. */
const Loading = ({ label }: { label: string }) => (
  <>
    <SkeletonCards
      label={label}
      cards={6}
      card="h-32"
      className="mb-5 grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3"
    />
    <Skeleton className="h-96 rounded-lg" />
  </>
)
