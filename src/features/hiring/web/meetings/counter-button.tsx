import { Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import type { Interview } from '../../contract.ts'
import { useMeetingTexts } from '../list-texts.ts'

const CounterDialog = lazyPart(() => import('./counter-dialog.tsx'), 'CounterDialog')

/** Proposes other times, while that can be done. */
export function CounterButton({
  interview,
  by,
}: {
  interview: Pick<Interview, 'id' | 'version' | 'can_counter'>
  by: 'candidate' | 'agency'
}) {
  const { counter } = useMeetingTexts()
  const [proposes, setProposes] = useState(false)
  return (
    <>
      {interview.can_counter && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setProposes(true)}>
          {counter.act}
        </Button>
      )}
      {proposes && (
        <Suspense>
          <CounterDialog interview={interview} by={by} onClose={() => setProposes(false)} />
        </Suspense>
      )}
    </>
  )
}
