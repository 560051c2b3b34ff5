import { door, lamp } from './illustration.tsx'

// Apart from the frame, which every page loads for its error message.
export const drawings = {
  door,
  lamp,
  search: (
    <>
      <circle cx="92" cy="66" r="21" className="fill-surface stroke-accent" strokeWidth="4" />
      <path d="m107 82 17 18" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M82 63a11 11 0 0 1 9-8"
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  people: (
    <>
      <circle cx="72" cy="67" r="12" className="fill-amber-wash stroke-amber" strokeWidth="3" />
      <path
        d="M51 106c0-15 9-24 21-24s21 9 21 24"
        className="fill-amber-wash stroke-amber"
        strokeWidth="3"
      />
      <circle cx="100" cy="59" r="13" className="fill-accent-wash stroke-accent" strokeWidth="3" />
      <path
        d="M77 106c0-18 10-29 23-29s23 11 23 29"
        className="fill-accent-wash stroke-accent"
        strokeWidth="3"
      />
    </>
  ),
  papers: (
    <>
      <path
        d="M66 50h34l12 12v44H66Z"
        className="fill-surface stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M100 50v12h12"
        className="fill-accent-wash stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M75 74h26M75 84h26M75 94h15"
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  calendar: (
    <>
      <rect
        x="60"
        y="54"
        width="56"
        height="50"
        rx="8"
        className="fill-surface stroke-accent"
        strokeWidth="3"
      />
      <path
        d="M60 70h56M75 48v11M101 48v11"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="m78 87 8 8 14-15"
        className="stroke-palm"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
}

export type DrawingName = keyof typeof drawings
