import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { type CardCandidate, Flag, useWords } from '../../../profiles/web/index.ts'
import { Lattice } from '../site/lattice.tsx'
import { useHomeTexts } from './home-texts.ts'

const doors = [
  { wash: 'bg-gulf-wash', sill: 'mb-7 sm:mb-10' },
  { wash: 'bg-accent-wash', sill: 'mb-14 sm:mb-20' },
  { wash: 'bg-palm-wash', sill: 'mb-3 sm:mb-4' },
]

/** Three people, each under an arch of a house front, with what they do; the door leads to the profile. */
export function Arcade({ people }: { people: CardCandidate[] }) {
  const { hero: t } = useHomeTexts()
  const words = useWords()
  if (people.length === 0) return null
  return (
    <div className="relative isolate overflow-hidden rounded-lg bg-sand-wash px-3 pt-8 sm:px-7 sm:pt-20">
      <Lattice className="-z-10 text-ink/6" />
      <ul aria-label={t.faces} className="grid grid-cols-3 items-end gap-2.5 sm:gap-5">
        {people.slice(0, doors.length).map(({ id, full_name, profile }, index) => (
          <li key={id} className={doors[index]?.sill}>
            <LocalLink
              to={`/candidates/${id}`}
              className="block rounded-t-full drop-shadow-[0_8px_14px_rgb(60_40_20/0.14)] outline-offset-4 transition-[translate] duration-calm hover:-translate-y-1"
            >
              <span
                className={classNames(
                  'block overflow-hidden rounded-t-full pt-[22%]',
                  doors[index]?.wash,
                )}
              >
                <img
                  src={profile.profile_image_url ?? ''}
                  alt=""
                  width={280}
                  height={280}
                  fetchPriority={index === 1 ? 'high' : undefined}
                  className="block aspect-square w-full"
                />
              </span>
              <span className="block rounded-b-md border-x border-b border-line bg-surface p-2.5 text-xs leading-snug sm:p-4 sm:text-sm">
                <span className="block font-semibold">
                  <bdi>{full_name}</bdi>
                </span>
                <span className="mt-1 flex items-center gap-1.5 text-ink-soft">
                  <Flag nationality={profile.nationality} />
                  {words.position(
                    profile.desired_position ?? profile.position_sought,
                    profile.gender,
                  )}
                </span>
                {profile.experience_years ? (
                  <span className="mt-0.5 block text-ink-soft">
                    {words.experience(profile.experience_years, null)}
                  </span>
                ) : null}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
