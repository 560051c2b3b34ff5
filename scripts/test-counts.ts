import fs from 'node:fs'
import path from 'node:path'
import { root } from './command.ts'

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number }
  errors: unknown[]
}

/** Counts Vitest's report; a file that failed without a failed test of its own counts as one failure. */
export function countVitest(reportFile: string, exitCode: number): Counts {
  const report = readReport<VitestReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return failedIfCodeSaysSo(
    { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length },
    exitCode,
  )
}

/** What failed by Vitest's report, a line each with the beginning of its reason: what is read when only a run's end is kept. */
export function failuresOfVitest(reportFile: string): string[] {
  const report = readReport<VitestReport>(reportFile)
  const line = (name: string, reason = '') => `${name}: ${reason.split('\n')[0]!.slice(0, 300)}`
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [line(file, message)]
      return failed.map((test) => line(`${file} › ${test.fullName}`, test.failureMessages[0]))
    })
}

/** Counts Playwright's report; errors outside a test count as failures, a test that passed on a retry as passed. */
export function countPlaywright(reportFile: string, exitCode: number): Counts {
  const report = readReport<PlaywrightReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return failedIfCodeSaysSo(
    { passed: expected + flaky, failed: unexpected + report.errors.length },
    exitCode,
  )
}

/** The sum of two counts. */
export function addCounts(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

function failedIfCodeSaysSo(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
