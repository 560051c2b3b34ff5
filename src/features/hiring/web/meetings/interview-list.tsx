import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonCards } from '../../../../ui/skeleton.tsx'
import { isNext } from '../../meeting-rules.ts'
import { InterviewCalendar, type Listed } from './interview-calendar.tsx'

interface Words {
  title: string
  next: string
  past: string
  loading: string
  failed: { title: string; text: string }
  empty: { title: string; text: string }
}

interface Props<T extends Listed> {
  query: UseQueryResult<T[]>
  words: Words
  /** What the page is for. */
  intro: string
  retry: string
  nameOf: (interview: T) => string
  /** One of them, in its card. */
  children: (interview: T) => ReactNode
  /** Beneath the intro. */
  before?: ReactNode
  /** Where there is none yet: the way to one. */
  emptyAction?: ReactNode
}

/** A page of interviews, whoever's they are: a calendar, those that come, and those that were. */
export function InterviewList<T extends Listed>({
  query: { data, isError, isFetching, refetch },
  words: t,
  intro,
  retry,
  nameOf,
  children,
  before,
  emptyAction,
}: Props<T>) {
  const groups = [
    { title: t.next, interviews: data?.filter(isNext) ?? [] },
    { title: t.past, interviews: data?.filter((interview) => !isNext(interview)) ?? [] },
  ]
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{intro}</p>
      {before}
      {data === undefined &&
        (isError ? (
          <ErrorState
            {...t.failed}
            retryLabel={retry}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonCards label={t.loading} cards={3} card="h-40" className="gap-4" />
        ))}
      {data?.length === 0 && (
        <EmptyState illustration="calendar" {...t.empty} action={emptyAction} />
      )}
      {data !== undefined && data.length > 0 && (
        <InterviewCalendar interviews={data} nameOf={nameOf} />
      )}
      {groups
        .filter(({ interviews }) => interviews.length > 0)
        .map(({ title, interviews }) => (
          <section key={title} className="mb-8">
            <h2 className="mb-3 text-lg">{title}</h2>
            <ul className="space-y-3">
              {interviews.map((interview) => (
                <li
                  key={interview.id}
                  id={`interview-${interview.id}`}
                  tabIndex={-1}
                  className="scroll-mt-24 rounded-md border border-line px-4 py-4 sm:px-5"
                >
                  {children(interview)}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}
