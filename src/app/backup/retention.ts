import fs from 'node:fs'
import path from 'node:path'
import { listCopies, readFileList } from './manifest.ts'

const day = 86_400_000
/** The newest of each of seven days, four weeks and twelve months, of 7 and 30 days, back from the newest; and all of its own day. */
const scheme = [
  { span: day, most: 7 },
  { span: 7 * day, most: 4 },
  { span: 30 * day, most: 12 },
]

/** Which of the moments stay, by the scheme; always the newest. */
export function chooseKept(moments: readonly Date[]): Set<Date> {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const newest = newestFirst[0]?.getTime() ?? 0
  const kept = new Set(newestFirst.filter((moment) => newest - moment.getTime() < day))
  for (const { span, most } of scheme)
    for (let age = 0; age < most; age += 1) {
      const found = newestFirst.find(
        (moment) => Math.floor((newest - moment.getTime()) / span) === age,
      )
      if (found) kept.add(found)
    }
  return kept
}

/** Deletes copies that the scheme no longer keeps, and the bytes that no copy needs any more. Gives how many copies went. */
export function forgetOldCopies(target: string): number {
  const moments = new Map(listCopies(target).map((copy) => [momentOf(copy), copy]))
  const kept = chooseKept([...moments.keys()])
  const old = [...moments].filter(([moment]) => !kept.has(moment))
  for (const [, copy] of old) fs.rmSync(copy, { recursive: true })
  if (old.length > 0) sweepObjects(target)
  return old.length
}

function sweepObjects(target: string): void {
  const needed = new Set(
    listCopies(target).flatMap((copy) => readFileList(copy).map(({ sha256 }) => sha256)),
  )
  const folder = path.join(target, 'objects')
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !needed.has(entry.name))
      fs.rmSync(path.join(entry.parentPath, entry.name))
}

export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '.')
export const momentOf = (copy: string): Date =>
  new Date(path.basename(copy).replace(/(\d\d)\.(\d\d)\.(\d\d\.)/, '$1:$2:$3'))
