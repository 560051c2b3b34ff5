import fs from 'node:fs'
import path from 'node:path'
import { trackedFiles } from './tracked-files.ts'

const rooted = /^(src|db|docs|scripts|test|bench|public|\.ci)\//

const pageOfWords = 550

/** Every path and npm script that a document names must be there, and a decision fits on a page. */
export function checkDocuments(): string[] {
  const scripts = Object.keys(
    (JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
  )
  return trackedFiles()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8')
      const named = [...text.matchAll(/`([^`\n]+)`/g)]
        .map((found) => found[1] ?? '')
        .filter((name) => rooted.test(name) && !/[<*{…\s]/.test(name))
      const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((found) =>
        path.join(path.dirname(file), found[1] ?? ''),
      )
      const gone = [...named, ...linked]
        .filter((name) => !fs.existsSync(name.replace(/:\d+$/, '')))
        .map((name) => `${file} names ${name}, which isn't there`)
      const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)]
        .filter((found) => !scripts.includes(found[1] ?? ''))
        .map((found) => `${file} names the script ${found[1]}, which isn't there`)
      const words = text.split(/\s+/).length
      const long =
        file.startsWith('docs/decisions/') && words > pageOfWords
          ? [`${file} has ${words} words: a decision fits on a page of ${pageOfWords}`]
          : []
      return [...gone, ...unknown, ...long]
    })
}
