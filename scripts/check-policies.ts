import fs from 'node:fs'
import { memberRoles } from '../src/features/agencies/choices.ts'
import { roles } from '../src/platform/shared/roles.ts'
import { trackedFiles } from './tracked-files.ts'

const named = [...roles, ...memberRoles].map((role) => `'${role}'`).join('|')
const comparisons = [
  /(?<!typeof [\w.]*)\brole\)?\s*[!=]==\s*'/,
  new RegExp(`(?:${named})\\s*[!=]==\\s*[\\w.?]*\\b[rR]ole\\b`),
  new RegExp(`\\bcase (?:${named}):`),
  /\.role as\b/,
  new RegExp(`\\[(?:${named})(?:, (?:${named}))*\\](?: as const)?\\)?\\.includes\\(`),
]

/** Refusals by who someone is, or by how a record stands; those by a field, a limit or a row that isn't there have other codes. */
const ofPolicies = [
  'FORBIDDEN',
  'ROLE_MISMATCH',
  'ACCOUNT_CLOSING',
  'PAYMENT_REQUIRED',
  'INVALID_TRANSITION',
  'CANDIDATE_UNAVAILABLE',
  'CONFLICT',
].join('|')
const thrown = new RegExp(
  `AppError\\(\\s*'(?:${ofPolicies})'|\\b(?:enforce|refuse)\\(\\s*\\{\\s*code`,
)

/** A button or a dialog that is there by how a record stands. */
const offered =
  /\b(?:state|status|outcome|settled_at|ended_at|hidden_at)\s*[!=]==\s*(?:'\w+'|null)\s*&&\s*\(?\s*<(?:Button|ActButton|ConfirmDialog|HideProfile)\b/g
const decidedOnScreen = /\bconst is(?:Open|Done|UnderWay) =\s*[\w?]+\.(?:state|status)\s*[!=]==/g

/** Who may do what, decided elsewhere than in a policy; and a policy that asks more than what it is given. */
export function checkPolicies(): string[] {
  return trackedFiles()
    .filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => faultsOf(file, fs.readFileSync(file, 'utf8')))
}

/** What is wrong with a file of the sources. */
export function faultsOf(file: string, text: string): string[] {
  if (file.endsWith('/server/policy.ts'))
    return /\bdrizzle-orm\b|queries\.ts'|\bContext\b|\basync\b/.test(text)
      ? [`${file}: a policy is a pure function of actor and record`]
      : []
  if (/^src\/features\/accounts\/(role|side)-rules\.ts$/.test(file)) return []
  const found = (pattern: RegExp, words: string) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}: ${words}`,
    )
  return [
    ...comparisons.flatMap((comparison) =>
      found(comparison, 'a role is compared in policy.ts, its properties stand in role-rules.ts'),
    ),
    ...(/^src\/features\/\w+\/server\//.test(file)
      ? found(thrown, 'who may not, and what may not be done to a record, is said in policy.ts')
      : []),
    ...(/^src\/features\/\w+\/web\//.test(file)
      ? [offered, decidedOnScreen].flatMap((pattern) =>
          found(pattern, 'what may be done is carried in the answer (can_…), from policy.ts'),
        )
      : []),
  ]
}
