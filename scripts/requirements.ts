import { type Mark, proofOf } from './specification.ts'

/** A requirement of the security standard, in a few words of ours, and how Manzil stands to it. Exactly one of the four says it. */
export interface Requirement {
  id: string
  level: 1 | 2
  says: string
  /** Where it is met; tests that are marked with its number prove it. */
  met?: string
  /** Where it is met, and why reading shows it better than a test. */
  read?: string
  /** Why there is nothing to which it applies. */
  apart?: string
  /** What is missing. */
  open?: string
}

export interface Chapter {
  title: string
  requirements: Requirement[]
}

export const requirementsFile = 'docs/security-requirements.json'
export const requirementsDocument = 'docs/operations/security-requirements.md'

const stands = ['met', 'read', 'apart', 'open'] as const

/** What is untrue: a requirement that says nothing or two things of itself, a mark of none or of one that no test proves, an old table. */
export function requirementFaults(
  chapters: readonly Chapter[],
  marks: readonly Mark[],
  document: string,
): string[] {
  const all = chapters.flatMap(({ requirements }) => requirements)
  const known = new Map(all.map((requirement) => [requirement.id, requirement]))
  const proven = new Set(marks.map(({ point }) => point))
  const says = ({ id }: Requirement, words: string) => `${requirementsFile}: ${id} ${words}`
  return [
    ...all.flatMap((one, index) => [
      ...(all.findIndex(({ id }) => id === one.id) === index ? [] : [says(one, 'stands twice')]),
      ...(stands.filter((key) => one[key] !== undefined).length === 1
        ? []
        : [says(one, 'says one of met, read, apart and open')]),
      ...(one.met !== undefined && !proven.has(one.id)
        ? [says(one, `is met, and no test is marked “// asvs: ${one.id}”`)]
        : []),
    ]),
    ...marks.flatMap(({ file, line, point }) =>
      known.get(point)?.met === undefined
        ? [
            `${file}:${line}: ${point} is no requirement of ${requirementsFile} that is met by a test`,
          ]
        : [],
    ),
    ...(document === renderRequirements(chapters, marks)
      ? []
      : [
          `${requirementsDocument} is not what ${requirementsFile} and the marks say: npm run spec`,
        ]),
  ]
}

const introduction = `# The security standard, requirement by requirement

Written by \`npm run spec\` from \`${requirementsFile}\` and the marks on the tests; \`npm run check\` refuses it when it says anything else.

The requirements are those of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0 ([owasp.org/www-project-application-security-verification-standard](https://owasp.org/www-project-application-security-verification-standard/), CC BY-SA 4.0), each in a few words of ours: the standard's own hold. What is around the table, who may want what of Manzil and what to do when it happens, stands in [security.md](security.md).

- **met**: where, and the tests that prove it, by file and name. What stands in brackets behind a test is the part that it proves.
- **read**: met, and seen by reading what is named: a document, a setting, or something that isn't there.
- **apart**: Manzil has nothing to which it applies.
- **open**: not met, or not wholly; what is missing.
`

/** The table: each requirement with how it stands and the tests that prove it. */
export function renderRequirements(chapters: readonly Chapter[], marks: readonly Mark[]): string {
  const proofs = Map.groupBy(marks, ({ point }) => point)
  const row = (one: Requirement) => {
    const state = stands.find((key) => one[key] !== undefined) ?? 'open'
    const cells = [
      `${one.id} (${one.level})`,
      one.says,
      state,
      [one[state], proofOf(proofs.get(one.id) ?? [])].filter(Boolean).join('; '),
    ]
    return `| ${cells.map((cell) => cell?.replaceAll('|', '\\|')).join(' | ')} |`
  }
  const counted = stands.map((state) => {
    const count = chapters.flatMap(({ requirements }) =>
      requirements.filter((one) => one[state] !== undefined),
    ).length
    return `${count} ${state}`
  })
  return [
    introduction,
    `Of all: ${counted.join(', ')}.\n`,
    ...chapters.map(({ title, requirements }) =>
      [
        `## ${title}\n`,
        '| Requirement (level) | In short | Stands | Where, by which tests |',
        '|---|---|---|---|',
        ...requirements.map(row),
        '',
      ].join('\n'),
    ),
  ].join('\n')
}
