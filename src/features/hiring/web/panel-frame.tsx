import { type ReactNode, useEffect } from 'react'
import { Card } from '../../../ui/card.tsx'
import { usePanelTexts } from './use-panel-texts.ts'

interface Props {
  title?: ReactNode
  text?: ReactNode
  /** The one step that leads on: in the panel, and on a phone in a bar at the foot of the screen instead. */
  next?: ReactNode
  /** Further steps. */
  others?: ReactNode
}

/** The action panel's shape, alike for everyone who looks. */
export function PanelFrame({ title, text, next, others }: Props) {
  const t = usePanelTexts()
  return (
    <>
      <Card
        as="aside"
        aria-label={t.label}
        className={title === undefined && others === undefined ? 'max-lg:hidden' : undefined}
      >
        <div className="flex flex-col gap-3">
          <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
            {title !== undefined && <h2 className="text-lg">{title}</h2>}
            {text !== undefined && <div className="text-ink-soft">{text}</div>}
          </div>
          {next !== undefined && <div className="hidden flex-col lg:flex">{next}</div>}
          {others !== undefined && <div className="flex flex-col gap-2">{others}</div>}
        </div>
      </Card>
      {next !== undefined && <NextBar>{next}</NextBar>}
    </>
  )
}

/** The bar at the foot of a phone's screen; the root says that it is there to what floats above it (content/web/site/scroll-to-top.tsx). */
function NextBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-next-act', '')
    return () => root.removeAttribute('data-next-act')
  }, [])
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex flex-col border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-2 lg:hidden print:hidden">
      {children}
    </div>
  )
}
