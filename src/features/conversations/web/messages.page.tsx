import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { useSession } from '../../../platform/web/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { type Conversations, setReadMarks } from '../contract.ts'
import { ConversationRow } from './conversation-row.tsx'
import { listQuery, listTopic } from './queries.ts'
import { useListTexts } from './use-list-texts.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].list.metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** One's conversations, the last moved first. */
export default function MessagesPage() {
  const t = useListTexts()
  const [pages, setPages] = useState(1)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(listQuery(pages))
  return (
    <>
      <h1 className="mb-4 text-2xl">{t.title}</h1>
      {data !== undefined ? (
        <>
          <Rows conversations={data} />
          {data.next !== null && (
            <Button
              variant="secondary"
              busy={isPlaceholderData}
              onClick={() => setPages(pages + 1)}
              className="mt-4"
            >
              {t.more}
            </Button>
          )}
          <ReadMarks shown={data.read_marks} />
        </>
      ) : isError ? (
        <ErrorState
          title={t.failed}
          text={t.failedText}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </>
  )
}

function Rows({ conversations: { results } }: { conversations: Conversations }) {
  const t = useListTexts()
  const rules = rulesOf(useSession()?.user.role)
  const [now] = useState(() => Date.now())
  if (results.length > 0)
    return (
      <ul className="divide-y divide-line rounded-lg border border-line">
        {results.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} now={now} />
        ))}
      </ul>
    )
  return (
    <EmptyState
      illustration="people"
      title={t.empty}
      text={t.emptyText[rules.hires ? 'household' : rules.hasRecord ? 'worker' : 'agency']}
      action={rules.hires && <ButtonLink to="/candidates">{t.browse}</ButtonLink>}
    />
  )
}

/** Whether others see how far one has read. */
function ReadMarks({ shown }: { shown: boolean }) {
  const t = useListTexts()
  const { run, busy, underWay } = useAction(setReadMarks, {
    failed: t.marksFailed,
    refresh: [listTopic],
  })
  return (
    <div className="mt-8 max-w-140 border-t border-line pt-5">
      <Checkbox
        label={t.marks}
        hint={t.marksHint}
        checked={underWay?.shown ?? shown}
        disabled={busy}
        onChange={(event) => void run({ shown: event.target.checked })}
      />
    </div>
  )
}
