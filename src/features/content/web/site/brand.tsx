import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { usePlainTexts } from './plain-texts.ts'

/** The mark and the name; leads home. */
export function Brand() {
  const t = usePlainTexts()
  return (
    <LocalLink
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-sm text-xl font-semibold text-accent"
    >
      <svg
        aria-hidden
        viewBox="0 0 32 32"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="size-8"
      >
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M8 15.2 16 8.500l8 6.700V23a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 8 23zm5 9.300V19a3 3 0 0 1 6 0v5.500"
          className="stroke-on-accent"
        />
      </svg>
      <span className="max-[359px]:sr-only">{t.brand}</span>
    </LocalLink>
  )
}
