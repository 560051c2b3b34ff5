import { execFile } from 'node:child_process'
import path from 'node:path'
import { root } from '../../scripts/command.ts'

interface Ended {
  code: number
  output: string
}

/** What a program is read by, as npm's commands and a package's are. */
export const fastImports = (project: string): string[] => [
  '--import',
  path.join(project, 'scripts', 'fast-imports.mjs'),
]

/** Runs a command of the project as a process of its own, called from a folder below: its exit code, and what it printed. */
export const runScript = (
  script: string,
  args: string[],
  settings: Record<string, string> = {},
  project = root,
): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH = '', HOME = '' } = process.env
    execFile(
      process.execPath,
      [...fastImports(project), path.join(project, 'scripts', script), ...args],
      { cwd: path.join(project, 'scripts'), env: { PATH, HOME, ...settings } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
