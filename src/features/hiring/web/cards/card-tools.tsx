import { Columns2, Eye } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useMatches } from 'react-router'
import { useSession } from '../../../../platform/web/session.ts'
import { usePlaces } from '../../../../platform/web/use-places.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { hires } from '../../../accounts/side-rules.ts'
import { Hearts } from '../hearts.tsx'
import { type Picked, see, usePicked, useSeen, useTogglePicked } from './picked.ts'
import { useCardTexts } from './texts.ts'

const QuickLook = lazyPart(() => import('./quick-look.tsx'), 'QuickLook')
const CompareTray = lazyPart(() => import('./compare-tray.tsx'), 'CompareTray')

/** What stands in the places that cards leave for whoever looks: hearts, marks, the quick look and the choice to compare. */
export function CardTools() {
  const { pathname } = useLocation()
  const user = useSession()?.user
  const canCompare = user === undefined || hires(user.role)
  const [looked, setLooked] = useState<number | null>(null)
  const places = usePlaces('[data-card]')
  const isPicking = usePicked().length > 0
  const { isBrowsing, profileId } = usePage()
  useEffect(() => {
    if (profileId > 0) see(profileId)
  }, [profileId])
  useEffect(() => setLooked(null), [pathname])
  return (
    <>
      <Hearts />
      <Tools places={places} canCompare={canCompare} onLook={setLooked} />
      <Suspense>
        {looked !== null && (
          <QuickLook
            id={looked}
            people={places.map(pickedIn)}
            onLook={setLooked}
            onClose={() => setLooked(null)}
          />
        )}
        {canCompare && isPicking && isBrowsing && <CompareTray isHousehold={user !== undefined} />}
      </Suspense>
    </>
  )
}

/** Whether the page is the list or a profile, and whose. */
function usePage() {
  const matches = useMatches()
  const at = (name: string) => matches.find(({ id }) => id.endsWith(`:${name}`))
  const profile = at('candidate')
  return {
    isBrowsing: profile !== undefined || at('candidates') !== undefined,
    profileId: Number(profile?.params.id ?? 0),
  }
}

interface ToolsProps {
  places: readonly HTMLElement[]
  canCompare: boolean
  onLook: (id: number) => void
}

function Tools({ places, canCompare, onLook }: ToolsProps) {
  const t = useCardTexts()
  const seen = new Set(useSeen())
  const compared = new Set(usePicked().map(({ id }) => id))
  const toggle = useTogglePicked()
  return places.map((place, index) => {
    const one = pickedIn(place)
    return createPortal(
      <>
        {seen.has(one.id) && (
          <span className="rounded-full bg-surface px-1.5 py-0.5 text-xs font-medium text-ink-soft [:has(>[data-stands])>&]:hidden">
            {t.seen}
          </span>
        )}
        <span className="pointer-events-auto ms-auto flex gap-1">
          {canCompare && (
            <Tool
              icon={Columns2}
              label={t.compare(one.name)}
              aria-pressed={compared.has(one.id)}
              onClick={() => toggle(one)}
            />
          )}
          <Tool
            icon={Eye}
            label={t.look(one.name)}
            aria-haspopup="dialog"
            onClick={() => onLook(one.id)}
          />
        </span>
      </>,
      place,
      `${one.id}-${index}`,
    )
  })
}

function Tool({
  icon,
  label,
  ...rest
}: { icon: LucideIcon; label: string } & React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-9 place-items-center rounded-full shadow-1 transition-colors',
        rest['aria-pressed'] === true
          ? 'bg-accent text-on-accent'
          : 'bg-surface text-ink-soft hover:text-accent',
      )}
      {...rest}
    >
      <Icon of={icon} size={18} />
    </button>
  )
}

/** Of whom a card is. */
function pickedIn(place: HTMLElement): Picked {
  const card = place.closest('article')
  return {
    id: Number(place.dataset.card),
    name: card?.querySelector('h3')?.textContent ?? '',
    image: card?.querySelector('picture img')?.getAttribute('src') ?? null,
  }
}
