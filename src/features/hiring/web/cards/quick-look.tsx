import { ArrowLeft, ArrowRight, Columns2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Queries } from '../../../../platform/web/query.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Portrait } from '../../../../ui/portrait.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import {
  AboutText,
  NameBeside,
  useAttributeWords,
  useWords,
  useWordTexts,
} from '../../../profiles/web/index.ts'
import type { Compared } from '../../compare-contract.ts'
import { FactCell } from '../compare/compared-cells.tsx'
import { type ComparedRow, comparedRows, comparedValue } from '../compare/compared-rows.ts'
import { useCompared } from '../compare/comparison.tsx'
import { useCompareTexts } from '../list-texts.ts'
import { type Picked, see, usePicked, useTogglePicked } from './picked.ts'
import { useCardTexts } from './texts.ts'

interface Props {
  id: number
  /** Everybody on the page, in their order. */
  people: readonly Picked[]
  onLook: (id: number) => void
  onClose: () => void
}

/** Who somebody is, beside the list: what decides, and what to do. */
export const QuickLook = (props: Props) => (
  <Queries>
    <Look {...props} />
  </Queries>
)

function Look({ id, people, onLook, onClose }: Props) {
  const { looking: t } = useCardTexts()
  const at = people.findIndex((one) => one.id === id)
  useEffect(() => see(id), [id])
  const step = (label: string, icon: typeof ArrowLeft, to: Picked | undefined) => (
    <IconButton
      icon={icon}
      directional
      label={label}
      disabled={to === undefined}
      onClick={() => to && onLook(to.id)}
    />
  )
  return (
    <Drawer
      open
      side={window.matchMedia('(min-width: 40rem)').matches ? 'end' : 'bottom'}
      onClose={onClose}
      title={<bdi>{people[at]?.name}</bdi>}
      closeLabel={t.close}
      footer={
        <>
          <span className="me-auto flex max-sm:grow-0!">
            {step(t.previous, ArrowLeft, people[at - 1])}
            {step(t.next, ArrowRight, people[at + 1])}
          </span>
          <ButtonLink to={`/candidates/${id}`}>{t.whole}</ButtonLink>
        </>
      }
    >
      <Loaded id={id} />
    </Drawer>
  )
}

function Loaded({ id }: { id: number }) {
  const { looking: t } = useCardTexts()
  const compared = useCompareTexts()
  const { data, isError, isFetching, refetch } = useCompared([id])
  if (data === undefined)
    return isError ? (
      <ErrorState
        {...t.failed}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label={t.loading}>
        <SkeletonText lines={9} />
      </div>
    )
  const [one] = data.results
  return one === undefined ? <p>{compared.gone(1)}</p> : <Facts candidate={one.candidate} />
}

/** Said at the head, or nothing that decides. */
const elsewhere: ComparedRow[] = [
  'desired_position',
  'nationality',
  'age',
  'expected_salary',
  'has_video',
  'checked',
  'source',
]
const rows = comparedRows.filter((row) => !elsewhere.includes(row))
const isSaid = (value: ReturnType<typeof comparedValue>) =>
  Array.isArray(value) ? value.length > 0 : value !== null

function Facts({ candidate }: { candidate: Compared['candidate'] }) {
  const words = useWords()
  const t = useWordTexts()
  const { label } = useAttributeWords()
  const compared = useCompareTexts()
  const { profile, checks, full_name: name } = candidate
  const who = [
    words.position(profile.desired_position ?? profile.position_sought, profile.gender),
    words.nationality(profile.nationality, profile.gender),
    ...(profile.age === null ? [] : [t.years(profile.age)]),
  ]
  return (
    <article aria-label={name} className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Portrait
          src={profile.profile_image_url}
          name={name}
          sizes="7rem"
          className="max-w-28 rounded-md"
        />
        <div className="min-w-0">
          <NameBeside name={name} className="block font-medium" />
          <p>{who.join(' · ')}</p>
          <p className="mt-1 text-lg font-semibold tabular-nums">
            {words.salary(profile.expected_salary, candidate.currency)}
            {profile.expected_salary !== null && (
              <span className="text-sm font-normal text-ink-soft"> {t.salary.perMonth}</span>
            )}
          </p>
          {checks.map(({ item }) => (
            <p key={item} className="mt-1 text-sm font-medium text-palm">
              {t.card.checked[item]}
            </p>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <span data-heart={candidate.id} data-wide={name} className="contents" />
        <CompareButton candidate={candidate} />
      </div>
      <dl className="grid gap-3">
        {rows
          .filter((row) => isSaid(comparedValue(row, candidate)))
          .map((row) => (
            <Fact key={row} label={compared.rows[row] ?? label(row)}>
              <FactCell row={row} value={comparedValue(row, candidate)} candidate={candidate} />
            </Fact>
          ))}
      </dl>
      <About key={candidate.id} candidate={candidate} />
    </article>
  )
}

/** Her own words, translated where that can be had, else marked with their language. */
function About({
  candidate: { id, may_translate: may, profile },
}: {
  candidate: Compared['candidate']
}) {
  if (profile.description === null) return null
  return (
    <div>
      <AboutText
        text={profile.description}
        id={may ? id : undefined}
        className="line-clamp-6 whitespace-pre-line text-ink-soft"
      />
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 border-t border-line pt-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function CompareButton({
  candidate: { id, full_name: name, profile },
}: {
  candidate: Compared['candidate']
}) {
  const t = useCardTexts()
  const toggle = useTogglePicked()
  const isPicked = usePicked().some((one) => one.id === id)
  return (
    <Button
      variant="secondary"
      icon={Columns2}
      onClick={() => toggle({ id, name, image: profile.profile_image_url })}
    >
      {isPicked ? t.uncompare : t.compareShort}
    </Button>
  )
}
