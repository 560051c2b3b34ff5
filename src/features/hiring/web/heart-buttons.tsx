import { Heart } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useLocale } from '../../../platform/web/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCardTexts } from './cards/texts.ts'
import { heartTexts } from './panel-texts.ts'

/** Of whom a heart is. */
export interface Loved {
  id: number
  name: string
}

/** A heart in each place; a button with words where there is room for them (`data-wide`, the name). The second press of a double one does nothing. */
export function HeartButtons({
  places,
  isOn,
  press,
  opensDialog = false,
}: {
  places: readonly HTMLElement[]
  isOn: (id: number) => boolean
  press: (loved: Loved) => void
  opensDialog?: boolean
}) {
  const t = heartTexts[useLocale()]
  const words = useCardTexts()
  return places.map((place, index) => {
    const loved = lovedIn(place)
    const on = isOn(loved.id)
    const act = {
      ...(opensDialog && { 'aria-haspopup': 'dialog' as const }),
      onClick: ({ detail }: { detail: number }) => detail < 2 && press(loved),
    }
    return createPortal(
      place.dataset.wide === undefined ? (
        <button
          type="button"
          aria-label={t.label(loved.name)}
          {...(!opensDialog && { 'aria-pressed': on })}
          {...act}
          className={classNames(
            'grid size-11 place-items-center rounded-full bg-surface shadow-1 transition-colors hover:text-accent',
            on ? 'text-accent' : 'text-ink-soft',
          )}
        >
          <Icon of={Heart} size={22} className={classNames(on && 'fill-current')} />
        </button>
      ) : (
        <Button icon={Heart} variant={on ? 'secondary' : 'primary'} {...act}>
          {on ? words.unshortlist : words.shortlist}
        </Button>
      ),
      place,
      `${loved.id}-${index}`,
    )
  })
}

const lovedIn = (place: HTMLElement): Loved => ({
  id: Number(place.dataset.heart),
  name: place.dataset.wide ?? place.closest('article')?.querySelector('h3')?.textContent ?? '',
})
