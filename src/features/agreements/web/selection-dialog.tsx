import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'

const AskDialog = lazyPart(() => import('./ask-dialog.tsx'), 'AskDialog')
type Props = Parameters<typeof AskDialog>[0]

/** Asks before a selection, as it is specified, and with the terms by which she is asked. */
export const SelectionDialog = (props: Props) => (
  <Suspense>
    <AskDialog {...props} />
  </Suspense>
)
