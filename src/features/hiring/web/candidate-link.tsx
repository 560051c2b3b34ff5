import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { NameBeside, useWords } from '../../profiles/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import { useTexts } from './texts.ts'

/** A candidate's picture and name, leading to her page, and what she does. */
export function CandidateLink({ entry }: { entry: PipelineEntry }) {
  const t = useTexts()
  const words = useWords()
  const {
    jobseeker_id: id,
    jobseeker_name: name,
    jobseeker_image: image,
    jobseeker_position: position,
    jobseeker_age: age,
    jobseeker_gender: gender,
  } = entry
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <Avatar name={name} src={image} shape="square" loading="lazy" />
      <span className="min-w-0">
        <LocalLink
          to={`/candidates/${id}`}
          className="hit font-medium underline-offset-4 hover:text-accent hover:underline"
        >
          <bdi>{name}</bdi>
        </LocalLink>
        <NameBeside name={name} className="block text-sm font-normal text-ink-soft" />
        <span className="block text-sm font-normal text-ink-soft">
          {words.position(position, gender)}
          {age !== null && ` · ${t.pipeline.years(age)}`}
        </span>
      </span>
    </span>
  )
}
