import { Component, type ReactNode, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

/** A chart whose code comes on demand; `failed` stands in its place when it can't be fetched. Its figures belong beside it, in a FigureTable. */
export const Drawing = ({
  className,
  failed,
  children,
}: {
  className: string
  failed: ReactNode
  children: ReactNode
}) => (
  <Unbroken fallback={failed}>
    <div aria-hidden className={className} dir="ltr">
      <Suspense fallback={<Skeleton className="size-full" />}>{children}</Suspense>
    </div>
  </Unbroken>
)

/** A drawing that can't be fetched leaves the page standing. */
class Unbroken extends Component<
  { fallback: ReactNode; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}

/** The figures of a Drawing, folded away under `label`: the first cell of a row is its name. */
export function FigureTable({
  label,
  caption,
  head,
  rows,
}: {
  label: string
  caption: string
  head: string[]
  rows: string[][]
}) {
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 items-center text-sm">{label}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-ink-soft">
              {head.map((name) => (
                <th key={name} scope="col" className="px-2 py-2 text-start font-medium first:ps-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pe-2 text-start font-normal whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className="px-2 py-2">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
