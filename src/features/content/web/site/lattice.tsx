import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** A carved screen of eight-pointed stars, as in a Gulf window; decoration in the colour of the text. */
export function Lattice({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      aria-hidden
      className={classNames('pointer-events-none absolute inset-0 size-full', className)}
    >
      <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
        <path
          d="M32 8l7 17 17 7-17 7-7 17-7-17-17-7 17-7zM15 15l17 4.500L49 15l-4.500 17L49 49l-17-4.500L15 49l4.500-17zM32 0v8M32 56v8M0 32h8M56 32h8M0 0l15 15M64 0L49 15M0 64l15-15M64 64L49 49"
          fill="none"
          stroke="currentColor"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
