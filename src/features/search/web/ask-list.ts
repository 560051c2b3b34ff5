import { ApiError } from '../../../platform/web/api.ts'
import type { CandidateQueryInput } from '../contract.ts'
import type { ListState } from './list-state.ts'

interface Asked<Answer> {
  answer: Answer
  /** What was wrong, by parameter; the answer is of the others. */
  fieldErrors: Record<string, string>
}

/** Asks what the address of a list says. Of one that was mended by hand, what can't be used is left out, and said. */
export async function askList<Answer>(
  given: ListState,
  ask: (query: CandidateQueryInput) => Promise<Answer>,
): Promise<Asked<Answer>> {
  const askFor = (wrong: string[] = []) => ask(given.asked(wrong).values as CandidateQueryInput)
  try {
    return { answer: await askFor(), fieldErrors: {} }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    const fieldErrors = Object.fromEntries(
      Object.entries(error.errors).map(([field, [message = '']]) => [
        field.split('.')[0] ?? field,
        message,
      ]),
    )
    return { answer: await askFor(Object.keys(fieldErrors)), fieldErrors }
  }
}
