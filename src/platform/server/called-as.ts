import fs from 'node:fs'
import path from 'node:path'

const launcher = path.resolve(import.meta.dirname, '../../../bin/manzil')

/** How somebody on this machine calls a command of ours: a package brings a program for it, and no npm. */
export function calledAs(command: string, ...args: string[]): string {
  const words = fs.existsSync(launcher)
    ? ['bin/manzil', command.replace(':', '-')]
    : ['npm run', command, ...(args.length > 0 ? ['--'] : [])]
  return [...words, ...args].join(' ')
}
