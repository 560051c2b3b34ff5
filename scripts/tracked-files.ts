import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** The files of the project, as git has them or would. */
export const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && fs.existsSync(file))
