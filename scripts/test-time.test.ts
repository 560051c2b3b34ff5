import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepTestTime, testTimeLines } from './test-time.ts'

test('a whole run is said in minutes; where there was none, nothing is', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-time-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'test-time.json')
  expect(testTimeLines(file)).toEqual([])
  keepTestTime(8.44 * 60_000, file)
  expect(testTimeLines(file)).toEqual([expect.stringMatching(/^ {2}8\.4 {2}minutes .* \d+ cores/)])
})
