import { type Copy, listCopies, objectFile, objects, readFileList, removeCopy } from './manifest.ts'
import type { Target } from './target.ts'

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
export async function forgetOldCopies(target: Target): Promise<number> {
  const { finished } = await listCopies(target)
  const moments = new Map(finished.map((copy) => [momentOf(copy), copy]))
  const kept = chooseKept([...moments.keys()])
  const old = [...moments].filter(([moment]) => !kept.has(moment))
  for (const [, copy] of old) await removeCopy(copy)
  if (old.length > 0) await sweepObjects(target)
  return old.length
}

async function sweepObjects(target: Target): Promise<void> {
  const needed = new Set<string>()
  for (const copy of (await listCopies(target)).finished)
    for (const { sha256 } of await readFileList(copy)) needed.add(objectFile(sha256))
  await target.remove((await target.list(objects)).filter((key) => !needed.has(key)))
}

export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '.')
export const momentOf = ({ name }: Pick<Copy, 'name'>): Date =>
  new Date(name.replace(/(\d\d)\.(\d\d)\.(\d\d\.)/, '$1:$2:$3'))
