import { classNames } from './class-names.ts'

/** A quiet block in the place of something that loads; size it by `className`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames('skeleton block', className)} />
)

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']

/** Lines of text that load. */
export const SkeletonText = ({ lines = 3, className }: { lines?: number; className?: string }) => (
  <span aria-hidden className={classNames('block space-y-2.5', className)}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} className={classNames('h-3.5', lineWidths[line % lineWidths.length])} />
    ))}
  </span>
)

/** A card with a picture that loads. */
export const SkeletonCard = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={classNames(
      'block overflow-hidden rounded-lg border border-line bg-surface',
      className,
    )}
  >
    <span className="block aspect-square bg-sand-wash" />
    <span className="block space-y-3 p-5">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-3.5 w-3/4" />
      <Skeleton className="h-7 w-2/3 rounded-full" />
    </span>
  </span>
)

/** Cards that load, in the grid of those that come; `card` is how high one of them is. */
export const SkeletonCards = ({
  label,
  cards = 2,
  card = 'h-48',
  className,
}: {
  label: string
  cards?: number
  card?: string
  className?: string
}) => (
  <div className={classNames('relative grid', className)}>
    <p role="status" className="sr-only">
      {label}
    </p>
    {Array.from({ length: cards }, (_, index) => (
      <Skeleton key={index} className={classNames('rounded-lg', card)} />
    ))}
  </div>
)

/** Rows of a table that load; `label` says so to readers of the screen. */
export const SkeletonRows = ({
  label,
  rows = 5,
  className,
}: {
  label: string
  rows?: number
  className?: string
}) => (
  <div className={className}>
    <p role="status" className="sr-only">
      {label}
    </p>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} aria-hidden className="flex h-16 items-center gap-4 border-b border-line">
        <Skeleton className="size-10" />
        <Skeleton className="h-3.5 w-1/3" />
        <Skeleton className="ms-auto h-8 w-24 rounded-full" />
      </div>
    ))}
  </div>
)
