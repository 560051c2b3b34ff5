import { Heart } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useLocale } from '../../../platform/web/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { heartTexts } from './panel-texts.ts'

/** Of whom a heart is. */
export interface Loved {
  id: number
  name: string
}

/** A heart in each place. The second press of a double one does nothing. */
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
  return places.map((place, index) => {
    const loved = lovedIn(place)
    const on = isOn(loved.id)
    return createPortal(
      <button
        type="button"
        aria-label={t.label(loved.name)}
        {...(opensDialog ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': on })}
        onClick={({ detail }) => detail < 2 && press(loved)}
        className={classNames(
          'grid size-11 place-items-center rounded-full bg-surface shadow-1 transition-colors hover:text-accent',
          on ? 'text-accent' : 'text-ink-soft',
        )}
      >
        <Icon of={Heart} size={22} className={classNames(on && 'fill-current')} />
      </button>,
      place,
      `${loved.id}-${index}`,
    )
  })
}

const lovedIn = (place: HTMLElement): Loved => ({
  id: Number(place.dataset.heart),
  name: place.closest('article')?.querySelector('h3')?.textContent ?? '',
})
