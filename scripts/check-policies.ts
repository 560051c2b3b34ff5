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

/** Who may do what, decided elsewhere than in a policy; and a policy that asks more than what it is given. */
export function checkPolicies(): string[] {
  return trackedFiles()
    .filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8')
      if (file.endsWith('/server/policy.ts'))
        return /\bdrizzle-orm\b|queries\.ts'|\bContext\b|\basync\b/.test(text)
          ? [`${file}: a policy is a pure function of actor and record`]
          : []
      if (/^src\/features\/accounts\/(role|side)-rules\.ts$/.test(file)) return []
      return text.split('\n').flatMap((line, index) => {
        const place = `${file}:${index + 1}`
        if (comparisons.some((comparison) => comparison.test(line)))
          return [
            `${place}: a role is compared in policy.ts, its properties stand in role-rules.ts`,
          ]
        return /AppError\('(FORBIDDEN|ROLE_MISMATCH)'/.test(line) && file.includes('/features/')
          ? [`${place}: who may not is said in policy.ts`]
          : []
      })
    })
}
