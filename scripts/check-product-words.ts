import fs from 'node:fs'
import { trackedFiles } from './tracked-files.ts'

/** Words of the marketplace, in the singular, beside those that computing has, too (driver, room, offer). */
const productWords = new Set(
  (
    'candidate nanny maid caregiver worker jobseeker seeker household employer agency recruiter ' +
    'hire hired hiring interview shortlist shortlisted salary wage recruitment engagement mandate conversation'
  ).split(' '),
)

/** What files say all the same, and why: docs/decisions/0278. */
const exceptions: Record<string, string[]> = {
  'src/platform/shared/roles.ts': ['employer', 'jobseeker', 'agency'],
  'src/platform/shared/errors.ts': ['candidate'],
  'src/platform/shared/locales.ts': ['worker'],
  'src/platform/shared/worker-pages.ts': ['worker', 'interview', 'recruitment'],
  'src/platform/web/meta.ts': ['worker', 'candidate'],
  'src/platform/web/browser-api.ts': ['agency'],
  'src/platform/web/session.ts': ['candidate', 'shortlist'],
  // The process that does the jobs.
  'src/platform/server/config/config.ts': ['worker'],
}

/** Words of the product in the plumbing and the components that know none, and exceptions that nothing needs. */
export function checkProductWords(): string[] {
  const found = trackedFiles()
    .filter((file) => /^src\/(platform|ui\/(?!design\/))/.test(file) && !file.includes('.test.'))
    .flatMap((file) => wordsIn(file, /\.tsx?$/.test(file) ? fs.readFileSync(file, 'utf8') : ''))
  const isSaid = (file: string, word: string) =>
    found.some((one) => one.file === file && one.word === word)
  return [
    ...found
      .filter(({ file, word }) => !exceptions[file]?.includes(word))
      .map(({ file, line, name, word }) => `${file}:${line}: ${name}: ${word} is the product's`),
    ...Object.entries(exceptions).flatMap(([file, words]) =>
      words
        .filter((word) => !isSaid(file, word))
        .map((word) => `${file}: says ${word} no more, so it is no exception`),
    ),
  ]
}

interface Found {
  file: string
  line: number
  /** As it is written. */
  name: string
  word: string
}

/** The words of the product in a file's path, its names and its keys; what it says to people and in comments is prose. */
export function wordsIn(file: string, text: string): Found[] {
  const path = file.replace(/^src\/(platform|ui)\//, '')
  const code = text.replace(proseOrCode, (found) =>
    /^(?:`|[^/]\S*$)/.test(found) ? found : found.replace(/[^\n]/g, ' '),
  )
  return [path, ...code.split('\n')].flatMap((said, line) =>
    [...said.matchAll(/[\p{L}\d_$-]+/gu)].flatMap(([name]) =>
      partsOf(name)
        .filter((part) => productWords.has(part))
        .map((word) => ({ file, line, name, word })),
    ),
  )
}

/** Comments, and strings of one word or more; a text in backticks counts as code, which stands in it. */
const proseOrCode =
  /\/\*[^]*?\*\/|(?<!\\)\/\/.*|`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/** shortlistStorage, SHORTLIST_STORAGE and shortlist-storage as their words, in the singular; a browser's service worker is nobody. */
const partsOf = (name: string): string[] =>
  name
    .replace('serviceWorker', '')
    .split(/[_$-]|(?<=[a-z\d])(?=[A-Z])/)
    .map((part) => part.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
