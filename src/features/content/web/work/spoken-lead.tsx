import { Suspense } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.ts'

const Listen = lazyPart(() => import('../../../../ui/listen.tsx'), 'Listen', true)

/** What a page begins with, beside what reads the whole of it (`data-aloud`) aloud. */
export const SpokenLead = ({ text }: { text: string }) => (
  <div className="mt-5 flex max-w-160 flex-wrap items-start gap-x-2">
    <p className="min-w-0 grow basis-0 text-lg text-ink-soft">{text}</p>
    <Suspense fallback={<span className="size-11" />}>
      <Listen className="-my-1.5" />
    </Suspense>
  </div>
)
