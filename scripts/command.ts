import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The root folder of the project. */
export const root = path.resolve(import.meta.dirname, '..')

/** Goes to the root folder, and takes from its `.env` what the environment does not say. */
export function enterRoot(): void {
  process.chdir(root)
  if (fs.existsSync('.env')) process.loadEnvFile('.env')
}

/** Does what an operator asks for, from the root folder; what goes wrong is said in a sentence, and the exit code is 1. */
export async function runAsked(work: () => Promise<void>): Promise<void> {
  enterRoot()
  try {
    await work()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
  process.exit()
}

type CommandResult = { code: number; output: string }
type CommandOptions = { env?: NodeJS.ProcessEnv; quiet?: boolean }

/** Runs a program of the project in its root without a standard input: the exit code and, when quiet, what it printed. */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, quiet = false }: CommandOptions = {},
): Promise<CommandResult> {
  const stream = quiet ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stream, stream],
  })
  const stopForwarding = forwardSignals(child)
  let output = ''
  for (const out of [child.stdout, child.stderr])
    out?.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise<CommandResult>((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  }).finally(stopForwarding)
}

/** The command that runs a package's program with this Node, whatever the platform makes of node_modules/.bin. */
export function packageProgram(file: string, ...args: string[]): [string, string[]] {
  return [process.execPath, [path.join(root, 'node_modules', file), ...args]]
}

/** Seconds since `began` (of performance.now()), with one decimal. */
export function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

function forwardSignals(child: ChildProcess): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal)
    child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return () => process.off('SIGINT', stop).off('SIGTERM', stop)
}
