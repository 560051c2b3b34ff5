/** The figures of a chart, folded away under `label`: the first cell of a row is its name. */
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
