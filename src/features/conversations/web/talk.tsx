import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useOnline } from '../../../platform/web/use-online.ts'
import { Alert } from '../../../ui/alert.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Conversation } from '../contract.ts'
import { LogView } from './log-view.tsx'
import { type Log, marksQuery } from './queries.ts'
import { useTexts } from './texts.ts'
import { useRead } from './use-read.ts'

// What was said comes first.
const Composer = lazyPart(() => import('./composer.tsx'), 'Composer')

interface Props {
  conversation: Conversation
  log: Log
  /** Whether it is where the reader has scrolled to: what she sees counts as read. */
  isSeen: boolean
  /** Whether one writes at once. */
  takesFocus: boolean
}

/** What was said, and the place to answer. */
export function Talk({ conversation, log, isSeen, takesFocus }: Props) {
  const { room: t } = useTexts()
  const isOnline = useOnline()
  useRead(conversation, log, isSeen)
  useQuery(marksQuery(conversation))
  return (
    <>
      <LogView conversation={conversation} log={log} />
      {!isOnline && (
        <div data-says-offline className="mb-2">
          <Alert tone="warning">{t.offline}</Alert>
        </div>
      )}
      <Suspense fallback={<span className="block h-14 border-t border-line" />}>
        <Composer conversation={conversation} log={log} takesFocus={takesFocus} />
      </Suspense>
    </>
  )
}
