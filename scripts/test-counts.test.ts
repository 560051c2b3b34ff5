import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './command.ts'
import { countPlaywright, countVitest, failuresOfVitest } from './test-counts.ts'

test("counts Vitest's tests, and a file that could not be loaded as a failure", () => {
  const broken = { status: 'failed', assertionResults: [] }
  const failing = {
    status: 'failed',
    assertionResults: [{ status: 'passed' }, { status: 'failed' }],
  }
  const file = report({ numPassedTests: 4, numFailedTests: 1, testResults: [failing, broken] })
  expect(countVitest(file, 1)).toEqual({ passed: 4, failed: 2 })
})

test('names what failed, a line each, with the beginning of its reason', () => {
  const broken = {
    name: path.join(root, 'src/a.test.ts'),
    status: 'failed',
    message: 'Cannot find b.ts\n  at a.test.ts',
    assertionResults: [],
  }
  const failing = {
    name: path.join(root, 'src/c.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      { fullName: 'takes away', status: 'failed', failureMessages: ['Error: 1 is not 2\n  at'] },
    ],
  }
  expect(failuresOfVitest(report({ testResults: [broken, failing] }))).toEqual([
    'src/a.test.ts: Cannot find b.ts',
    'src/c.test.ts › takes away: Error: 1 is not 2',
  ])
})

test("counts Playwright's tests, and errors outside them as failures", () => {
  const file = report({
    stats: { expected: 5, flaky: 1, unexpected: 2 },
    errors: [{ message: 'the server did not start' }],
  })
  expect(countPlaywright(file, 1)).toEqual({ passed: 6, failed: 3 })
})

test('a run that says it failed has a failure, whatever its report says', () => {
  const file = report({ numPassedTests: 4, numFailedTests: 0, testResults: [] })
  expect(countVitest(file, 0)).toEqual({ passed: 4, failed: 0 })
  expect(countVitest(file, 1)).toEqual({ passed: 4, failed: 1 })
})

test('a run without a report is a failure', () => {
  expect(countVitest('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 })
  expect(failuresOfVitest('/nowhere/report.json')).toEqual([])
})

function report(content: object): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}
