import type { ReactNode } from 'react'

/** What an item says, each part with its name; parts without a value are left out. */
export const Facts = ({
  rows,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[]
}) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
    {rows
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
  </dl>
)
