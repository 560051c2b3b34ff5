import { useNationalities } from './use-nationalities.ts'

/** The flag of a nationality as a picture, which every system can show; nothing where the country is unknown. */
export function Flag({ nationality }: { nationality: string | null }) {
  const country = useNationalities()[nationality ?? '']?.country
  if (country === undefined) return null
  return (
    <img
      src={`/flags/${country}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      className="h-3 w-4.5 shrink-0 rounded-[2px] outline -outline-offset-1 outline-ink/10"
    />
  )
}
