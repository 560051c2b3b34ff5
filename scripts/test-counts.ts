import fs from 'node:fs'

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
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
