import fs from 'node:fs'
import path from 'node:path'
import { findBrowser, findRelay } from './browser.ts'
import { buildIfStale } from './build.ts'
import { packageProgram, root, runCommand, secondsSince } from './command.ts'
import { takeLock } from './lock.mjs'
import { addCounts, countPlaywright, countVitest, failuresOfVitest } from './test-counts.ts'
import type { Counts } from './test-counts.ts'
import { keepTestTime } from './test-time.ts'

type Step = { name: string; run: () => Promise<Counts> }

const NOTHING: Counts = { passed: 0, failed: 0 }
const vitestReport = path.join(root, '.cache', 'vitest.json')
const playwrightReport = path.join(root, '.cache', 'playwright.json')

const unitSteps: Step[] = [{ name: 'Unit and capability tests', run: () => runVitest() }]
const killSteps: Step[] = [
  { name: 'Kills', run: () => runVitest('test/server/killed-processes.test.ts') },
]
const browserSteps: Step[] = [
  { name: 'Build', run: async () => (await buildIfStale({ log: console.log }), NOTHING) },
  { name: 'Browser tests', run: runPlaywright },
]

const lock = takeLock(path.join(root, '.cache', 'test.lock'))
if (lock.holder) {
  console.error(
    `The tests are already running here (process ${lock.holder.pid}). Wait for them, or stop them first.`,
  )
  process.exit(1)
}
process.on('exit', lock.release)
for (const report of [vitestReport, playwrightReport]) fs.rmSync(report, { force: true })

// Every journey in both languages on both screens, instead of the main ones alone.
if (process.argv[2] === 'all') process.env.E2E_PLACES = 'all'
if (process.argv[2] === 'kills') process.env.KILLS ??= '300'
const began = performance.now()
const counts = await runSteps(stepsFor(process.argv[2]))
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
if (process.argv[2] === undefined && process.exitCode === 0) keepTestTime(performance.now() - began)

function stepsFor(part: string | undefined): Step[] {
  if (part === 'unit') return unitSteps
  if (part === 'e2e') return browserSteps
  if (part === 'kills') return killSteps
  return [...unitSteps, ...browserSteps]
}

async function runSteps(steps: Step[]): Promise<Counts> {
  let counts = NOTHING
  const summary: string[] = []
  for (const { name, run } of steps) {
    console.log(`\n${name}`)
    const began = performance.now()
    const result = await run().catch((error: Error): Counts => {
      console.error(error.message)
      return { passed: 0, failed: 1 }
    })
    counts = addCounts(counts, result)
    summary.push(
      `${name}: ${result.passed} passed, ${result.failed} failed, ${secondsSince(began)} s`,
    )
  }
  const failures = failuresOfVitest(vitestReport).map((failure) => `  ${failure}`)
  console.log(['', ...failures, ...summary].join('\n'))
  return counts
}

async function runVitest(...files: string[]): Promise<Counts> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const { code } = await runCommand(...packageProgram('vitest/vitest.mjs', ...args, ...files))
  return countVitest(vitestReport, code)
}

async function runPlaywright(): Promise<Counts> {
  const browser = await findBrowser({ install: true, shell: true })
  if ((await findRelay({ install: true })) === undefined)
    console.log('There is no coturn here: the video room is walked without a relay.')
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  const { code } = await runCommand(...packageProgram('@playwright/test/cli.js', 'test'), { env })
  return countPlaywright(playwrightReport, code)
}
