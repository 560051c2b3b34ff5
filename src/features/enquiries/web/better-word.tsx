import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useWordTexts } from './word-texts.ts'

const BetterWordDialog = lazyPart(() => import('./better-word-dialog.tsx'), 'BetterWordDialog')

/** Says that nobody has read the page's language over, and asks for a better word. */
export function BetterWord() {
  const t = useWordTexts()
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <aside
      aria-label={t.tell}
      className="border-t border-line px-4 py-3 text-center text-sm text-ink-soft print:hidden"
    >
      {t.machine}{' '}
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setAsked(globalThis.getSelection()?.toString().trim().slice(0, 200) ?? '')}
      >
        {t.tell}
      </Button>
      <Suspense>
        {asked !== null && (
          <BetterWordDialog page={pathname} words={asked} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </aside>
  )
}
