import { Plus, X } from 'lucide-react'
import { Suspense, useLayoutEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Avatar } from '../../../../ui/portrait.tsx'
import type { Candidate } from '../../../profiles/contract.ts'
import { comparedMax, comparedMin } from '../../compare-choices.ts'
import { comparePath } from '../compare/compared.ts'
import { clearPicked, type Picked, usePicked, useTogglePicked } from './picked.ts'
import { useCardTexts } from './texts.ts'

const CompareDialog = lazyPart(() => import('./compare-dialog.tsx'), 'CompareDialog')

/** Who is chosen to be compared, at the foot of the list and of profiles: a household goes to its comparison, a visitor sees it at once. */
export function CompareTray({ isHousehold }: { isHousehold: boolean }) {
  const { tray: t } = useCardTexts()
  const picked = usePicked()
  const [isOpen, setIsOpen] = useState(false)
  const ids = picked.map(({ id }) => id)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-tray', '')
    return () => root.removeAttribute('data-tray')
  }, [])
  return (
    <section
      aria-label={t.label}
      className="fixed inset-x-0 bottom-(--bar) z-20 border-t border-line bg-surface shadow-2 print:hidden"
    >
      <div className="mx-auto flex h-17 max-w-page items-center gap-2 px-3 sm:gap-3 sm:px-6">
        <ul className="me-auto flex min-w-0 gap-1.5 sm:gap-3">
          {picked.map((one) => (
            <PickedPerson key={one.id} one={one} />
          ))}
        </ul>
        {picked.length < comparedMax && <AddShown picked={picked} />}
        <Button size="s" variant="quiet" className="max-sm:hidden" onClick={clearPicked}>
          {t.clear}
        </Button>
        {picked.length < comparedMin ? (
          <p className="text-sm text-ink-soft">{t.oneMore}</p>
        ) : isHousehold ? (
          <ButtonLink size="s" to={comparePath(ids)}>
            {t.act(ids.length)}
          </ButtonLink>
        ) : (
          <Button size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t.act(ids.length)}
          </Button>
        )}
      </div>
      <Suspense>{isOpen && <CompareDialog ids={ids} onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  )
}

function PickedPerson({ one }: { one: Picked }) {
  const { tray: t } = useCardTexts()
  const toggle = useTogglePicked()
  return (
    <li className="min-w-0 max-sm:shrink-0">
      <button
        type="button"
        aria-label={t.remove(one.name)}
        title={t.remove(one.name)}
        onClick={() => toggle(one)}
        className="relative flex min-h-11 max-w-44 items-center gap-2 rounded-sm text-sm hover:text-accent"
      >
        <Avatar name={one.name} src={one.image} shape="square" />
        <span className="absolute start-7 top-0 grid size-4 place-items-center rounded-full border border-line bg-surface">
          <Icon of={X} size={12} />
        </span>
        <bdi className="truncate max-sm:hidden">{one.name}</bdi>
      </button>
    </li>
  )
}

/** On a profile: takes whom it shows along. */
function AddShown({ picked }: { picked: readonly Picked[] }) {
  const t = useCardTexts()
  const toggle = useTogglePicked()
  const page = useMatches().find(({ id }) => id.endsWith(':candidate'))
  const shown = (page?.loaderData as { candidate?: Candidate } | undefined)?.candidate
  if (shown === undefined || picked.some(({ id }) => id === shown.id)) return null
  return (
    <IconButton
      icon={Plus}
      variant="floating"
      label={t.compare(shown.full_name)}
      onClick={() =>
        toggle({
          id: shown.id,
          name: shown.full_name,
          image: shown.profile.profile_image_url,
        })
      }
    />
  )
}
