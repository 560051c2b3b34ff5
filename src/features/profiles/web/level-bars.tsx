import { classNames } from '../../../ui/class-names.ts'
import { languageLevels } from '../choices.ts'

const heights = ['h-1.5', 'h-2', 'h-2.5', 'h-3.5']

/** How well, drawn: as many of four bars as the level stands high; the word beside it says it. */
export function LevelBars({ level }: { level: string }) {
  const height = (languageLevels as readonly string[]).indexOf(level)
  if (height < 0) return null
  return (
    <span
      aria-hidden
      className="me-2 inline-flex h-3.5 items-end gap-0.5 align-[-0.1em] max-sm:mb-0.5 max-sm:flex"
    >
      {languageLevels.map((name, step) => (
        <span
          key={name}
          className={classNames(
            'w-1 rounded-full',
            heights[step],
            step <= height ? 'bg-palm' : 'bg-line',
          )}
        />
      ))}
    </span>
  )
}
