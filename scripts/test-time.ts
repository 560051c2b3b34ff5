import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './command.ts'

/** How long a whole run of `npm test` took. */
interface TestTime {
  minutes: number
  cores: number
  /** YYYY-MM-DD. */
  day: string
}

const kept = path.join(root, '.cache', 'test-time.json')

/** Notes how long the whole run took that ends now; the figures of the check say it. */
export function keepTestTime(ms: number, file = kept): void {
  const time: TestTime = {
    minutes: Math.round(ms / 6000) / 10,
    cores: os.availableParallelism(),
    day: new Date().toISOString().slice(0, 10),
  }
  fs.writeFileSync(file, JSON.stringify(time))
}

/** The last whole run on this machine as a line of the figures; none where there was no such run. */
export function testTimeLines(file = kept): string[] {
  if (!fs.existsSync(file)) return []
  const { minutes, cores, day } = JSON.parse(fs.readFileSync(file, 'utf8')) as TestTime
  return [
    `${String(minutes).padStart(5)}  minutes of the last whole \`npm test\` here, ${day}, ${cores} cores (goal 10, on two quiet cores)`,
  ]
}
