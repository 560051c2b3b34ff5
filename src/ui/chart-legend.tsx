/** Which line or bar is what. */
export const ChartLegend = ({
  entries,
}: {
  entries: { name: string; colour: string; dash?: string }[]
}) => (
  <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-[0.8125rem] text-ink-soft">
    {entries.map(({ name, colour, dash }) => (
      <li key={name} className="flex items-center gap-2">
        <svg width="22" height="10" style={{ stroke: colour }}>
          <line
            x1="0"
            x2="22"
            y1="5"
            y2="5"
            strokeWidth={dash === undefined ? 10 : 2.5}
            strokeDasharray={dash}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
