import type { Fit } from '../src/features/search/server/index.ts'

/** What matching knows of a candidate who has said nothing yet. */
export const nothingSaid: Fit = {
  position: null,
  skills: [],
  childcare: null,
  languages: [],
  workType: null,
  salary: null,
  availableFrom: null,
  checks: 0,
}
