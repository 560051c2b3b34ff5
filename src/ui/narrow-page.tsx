import type { ReactNode } from 'react'

/** A page that is one form. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-120 px-4 py-10 sm:py-16">
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h1 className="mb-5 text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
