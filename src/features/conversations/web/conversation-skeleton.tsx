import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTexts } from './texts.ts'

/** What was said, on its way: a word of each side. */
export function ConversationSkeleton() {
  const { room: t } = useTexts()
  return (
    <div className="space-y-4">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-16 w-2/3 rounded-lg" />
      <Skeleton className="ms-auto h-12 w-1/2 rounded-lg" />
      <Skeleton className="h-16 w-3/5 rounded-lg" />
    </div>
  )
}
