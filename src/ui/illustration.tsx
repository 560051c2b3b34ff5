import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export const door = (
  <>
    <path
      d="M70 106V72a18 18 0 0 1 36 0v34Z"
      className="fill-accent-wash stroke-accent"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="98" cy="86" r="2.5" className="fill-accent" />
    <path
      d="M79 73a9 9 0 0 1 18 0"
      className="stroke-accent"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
)

export const lamp = (
  <>
    <path d="M88 40v14" className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M72 76c0-12 7-22 16-22s16 10 16 22Z"
      className="fill-amber-wash stroke-amber"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M82 76a6 6 0 0 0 12 0" className="stroke-amber" strokeWidth="3" />
    <path
      d="m66 92-5 8M88 94v10M110 92l5 8"
      className="stroke-line-strong"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
)

/** A small drawing under an arch, for a place with nothing in it; decoration only. */
export function Illustration({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 176 124"
      fill="none"
      className={classNames('h-31 w-44', className)}
    >
      <path d="M40 108V66C40 37 61 14 88 14s48 23 48 52v42Z" className="fill-sand-wash" />
      <path d="M20 108h136" className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M28 107c-2-12-9-17-14-18 1 9 5 16 14 18Zm0 0c-1-14 3-22 9-26 3 10 0 20-9 26Z"
        className="fill-palm-wash stroke-palm"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {children}
    </svg>
  )
}
