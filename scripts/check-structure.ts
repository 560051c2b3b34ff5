import fs from 'node:fs'
import { trackedFiles } from './tracked-files.ts'

const emptyNames = /(^|\/)(utils|helpers|common|lib|misc|types|services|manager)(\/|\.tsx?$)/
const kebab = /^[a-z0-9.$-]+$/
const physical =
  /(?<![\w-])-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r)-(\d|auto|px|\[)|text-(left|right)(?![\w-])/
/** Words of our own for what the field has a term for, refused in the names that a file declares. */
const refusedWords: [word: string, term: string][] = [
  ['keeper', 'provider, source or recipient'],
  ['twin', 'duplicate'],
  ['dealing', 'engagement'],
  ['obstacle', 'blocker'],
  ['awake', 'hydrated'],
  ['announce', 'broadcast, publish or notify'],
]
const words = refusedWords.map(([word]) => word)
const capitalized = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
const refusedName = new RegExp(
  `\\b(?:const|let|function|type|interface) ((?:${words.join('|')}|\\w*(?:${capitalized.join('|')}))s?(?:[A-Z]\\w*)?)\\b`,
)
/** Names made of how we talk: to tell is to notify, send, report or log; what is hers is own, or the candidate's. */
const spokenName =
  /\b(?:const|let|function|type|interface) (\w*[a-z](?:Told|Tells?|Hers?|She)(?![a-z])\w*|(?:tell|told|her|she)[A-Z]\w*|Told(?:[A-Z]\w*)?)\b/
const escapes = /@ts-(ignore|nocheck|expect-error)|\b(test|it|describe)\.(skip|only|todo)\b/

/** What is declared for other capabilities stands in ports.ts, and nothing else does. */
function misplacedDeclaration(file: string, line: string): string | null {
  if (!/^src\/features\/.*(?<!\.test)\.ts$/.test(file)) return null
  if (!file.endsWith('/server/ports.ts'))
    return /\bdefine(Event|Port|Collection)\b/.test(line)
      ? 'events, ports and collections are declared in ports.ts'
      : null
  return /^(export )?(async )?function\b|^(export )?const \w+ = (?!define(Event|Port|Collection)\b)/.test(
    line,
  )
    ? 'ports.ts holds declarations alone'
    : null
}

/** Names that say nothing or aren't the field's, folders too deep, directions that are wrong in Arabic, holes in types and tests. */
export function checkStructure(): string[] {
  const faults: string[] = []
  for (const file of trackedFiles().filter((name) => /^(src|db|scripts|test|bench)\//.test(name))) {
    const name = file.split('/').at(-1) ?? ''
    if (emptyNames.test(file)) faults.push(`${file}: a name that says nothing`)
    if (!kebab.test(name) && !/^(README\.md|\d{4}_\w+\.sql)$/.test(name))
      faults.push(`${file}: file names are kebab-case`)
    if (file.startsWith('src/') && file.split('/').length > 6)
      faults.push(`${file}: more than four folders deep`)
    if (!/\.tsx?$/.test(file)) continue
    const lines = fs.readFileSync(file, 'utf8').split('\n')
    lines.forEach((line, index) => {
      const place = `${file}:${index + 1}`
      if (file.endsWith('.tsx') && physical.test(line))
        faults.push(`${place}: physical direction, wrong in Arabic`)
      const [, refused] = refusedName.exec(line) ?? []
      const [, term] = refusedWords.find(([word]) => refused?.toLowerCase().includes(word)) ?? []
      if (refused !== undefined) faults.push(`${place}: ${refused}: say ${term}`)
      const [, spoken] = (/^src\/(?!.*\.test\.)/.test(file) && spokenName.exec(line)) || []
      if (spoken !== undefined)
        faults.push(`${place}: ${spoken}: say notify, send or report; own, or the candidate's`)
      if (
        /\bsessionId: ''/.test(line) &&
        /^src\/(?!platform\/server\/acting-as)/.test(file) &&
        !file.includes('.test.')
      )
        faults.push(`${place}: who acts without a session is said by actingAs (acting-as.ts)`)
      const misplaced = misplacedDeclaration(file, line)
      if (misplaced !== null) faults.push(`${place}: ${misplaced}`)
      if (escapes.test(line) && !file.startsWith('scripts/check-'))
        faults.push(`${place}: an escape from types or tests`)
      if (/process\.env/.test(line) && /^src\/(?!(main|routes)\.ts$)/.test(file))
        faults.push(`${place}: the environment is read by readConfig, which main.ts calls`)
      if (
        /\.(input|output)\.\w*[pP]arse\(/.test(line) &&
        /\/web\//.test(file) &&
        !file.includes('.test.')
      )
        faults.push(
          `${place}: a contract has no schemas in the browser; what it shares is a rule (*-rules.ts)`,
        )
      if (
        /\bIntl\./.test(line) &&
        /^src\/(?!platform\/shared\/)/.test(file) &&
        !file.includes('.test.')
      )
        faults.push(`${place}: Intl belongs to platform/shared`)
    })
  }
  return faults
}
