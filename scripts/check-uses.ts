import fs from 'node:fs'
import path from 'node:path'
import { capabilities } from '../src/app/capabilities.ts'
import { trackedFiles } from './tracked-files.ts'

/** A word in a capability's `uses` that no import of its needs any more: an arrow that nobody would notice coming back. */
export const checkUses = (): string[] =>
  unneededUses(
    capabilities,
    trackedFiles()
      .filter((file) => /^src\/features\/.*(?<!\.test)\.tsx?$/.test(file))
      .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') })),
  )

const folderOf = (file: string): string | undefined => /^src\/features\/(\w+)\//.exec(file)?.[1]

export function unneededUses(
  declared: readonly { name: string; uses: readonly string[] }[],
  sources: readonly { file: string; text: string }[],
): string[] {
  const imported = new Set<string>()
  for (const { file, text } of sources) {
    // A declaration names the ports of those who may not be imported, too.
    if (file.endsWith('/server/capability.ts')) continue
    for (const [, from = ''] of text.matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g))
      imported.add(`${folderOf(file)} ${folderOf(path.join(path.dirname(file), from))}`)
  }
  return declared.flatMap(({ name, uses }) =>
    uses
      .filter((used) => !imported.has(`${name} ${used}`))
      .map((used) => `${name} says that it uses ${used}, of which it imports nothing`),
  )
}
