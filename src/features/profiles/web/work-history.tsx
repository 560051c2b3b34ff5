import { Still } from '../../../ui/still.tsx'
import type { Job } from '../field-kinds.ts'
import { WorkLine } from './work-line.tsx'

/** Where she has worked, as her page brings it: words alone, which are no part of its data. */
export const WorkHistory = ({ jobs }: { jobs: readonly Job[] | undefined }) => (
  <Still of={jobs}>{(all) => <WorkLine jobs={all} />}</Still>
)
