import fs from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import {
  createSearchIndex,
  fillIndex,
  restoreIndex,
} from '../src/features/search/server/search-index.ts'
import { SnapshotFile } from '../src/features/search/server/snapshot-file.ts'
import { seeded, someone, watchBlocks } from './search-index.ts'

const people = 1_000_000
const partSize = 2000
const day = '2026-11-23'
const dataDir = path.resolve(import.meta.dirname, '../.cache/bench-start')

/** A start from the snapshot of a million: how long until everybody is in the index, and what it keeps others waiting for. */
export async function benchSearchStart(): Promise<void> {
  fs.rmSync(dataDir, { recursive: true, force: true })
  const file = new SnapshotFile({ dataDir, secrets: { given: ['k'.repeat(32)] } }, 'b'.repeat(64))
  await write(file)
  const rows: string[] = []
  for (const how of ['alone', 'in turn with others'] as const) {
    const block = how === 'alone' ? undefined : watchBlocks()
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    const index = createSearchIndex(day)
    index.reserve(people)
    const snapshot = await file.read()
    if (!snapshot) throw new Error('the snapshot that was just written is of no use')
    await restoreIndex(index, snapshot.blocks)
    const { user, system } = process.cpuUsage(cpu)
    if (index.size !== people) throw new Error(`${index.size} stand in the index`)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    const used = block ? '' : seconds((user + system) / 1000)
    const longest = block ? block().toFixed(0) : ''
    rows.push(`| ${how} | ${seconds(performance.now() - start)} | ${used} | ${longest} |`)
  }
  fs.rmSync(dataDir, { recursive: true, force: true })
  console.log(
    `\n| ${people.toLocaleString('en')} from a snapshot | s | CPU s | longest block, CPU ms |\n|---|---|---|---|\n${rows.join('\n')}`,
  )
}

async function write(file: SnapshotFile): Promise<void> {
  const dice = seeded(7)
  const index = createSearchIndex(day)
  index.reserve(people)
  for (let first = 1; first <= people; first += partSize) {
    const part = Array.from({ length: partSize }, (_, place) => someone(dice, first + place))
    await fillIndex(
      index,
      (async function* () {
        yield part
      })(),
    )
  }
  const writer = await file.begin({ database: 'bench', position: '1', day })
  for (const block of index.dump()) await writer.add(block)
  await writer.end()
  await writer.leave()
}
