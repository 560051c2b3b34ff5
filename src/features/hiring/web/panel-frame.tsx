import { type ReactNode, useEffect } from 'react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { type ProfileOutletContext, useProfileTexts, useWords } from '../../profiles/web/index.ts'
import { useRouteLoaderData } from 'react-router'
import type { loader } from './action-panel.page.tsx'

interface Props {
  title?: ReactNode
  text?: ReactNode
  /** How things stand, in the few words that the bar has room for; the title, where nothing else is said. */
  state?: ReactNode
  /** What goes with it: until when, what she answered. */
  detail?: ReactNode
  /** The one step that leads on: in the panel, and on a phone in a bar at the foot of the screen instead. */
  next?: ReactNode
  /** Further steps. */
  others?: ReactNode
}

/** The action panel's shape, alike for everyone who looks. */
export function PanelFrame({ title, text, state = title, detail, next, others }: Props) {
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
      {next !== undefined && (
        <NextBar state={state} detail={detail}>
          {next}
        </NextBar>
      )}
    </>
  )
}

/** The bar at the foot of a phone's screen: where she stands, and what leads on. The root says that it is there to what floats above it (content/web/site/scroll-to-top.tsx). */
function NextBar({
  state,
  detail,
  children,
}: Pick<Props, 'state' | 'detail'> & { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-next-act', '')
    return () => root.removeAttribute('data-next-act')
  }, [])
  return (
    <div
      data-bar=""
      className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-2 lg:hidden print:hidden"
    >
      <p className="min-w-0 text-sm leading-tight font-medium">
        {state}
        {detail !== undefined && (
          <span className="mt-0.5 block text-xs leading-tight font-normal text-ink-soft">
            {detail}
          </span>
        )}
      </p>
      <div className="flex min-w-[50%] shrink-0 flex-col [&_:is(a,button)]:px-4! [&_:is(a,button)]:text-base!">
        {children}
      </div>
    </div>
  )
}

/** For how much and from when she can be had, in the few words of the bar. */
export function useOffer({ profile, currency }: ProfileOutletContext['candidate']) {
  const { profile: t, person } = useProfileTexts()
  const locale = useLocale()
  const { immediate_availability: isFree, availability_date: from, gender } = profile
  return {
    state: useWords().salary(profile.expected_salary, currency),
    detail: isFree
      ? person.immediately(t.immediately, '', gender)
      : from === null
        ? person.available(t.available, '', gender)
        : `${t.fields.availableFrom} ${formatShortDate(from, locale)}`,
  }
}

/** The words of the action panel, in the one language that its page's loader sent. */
export function usePanelTexts() {
  const texts = useRouteLoaderData<typeof loader>(`${useLocale()}:candidate-actions`)
  if (texts === undefined) throw new Error('the action panel stands on its own page alone')
  return texts
}
