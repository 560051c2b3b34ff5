import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageProgram, runCommand } from './command.ts'

/** A browser without windows: all that journeys need, and half as heavy. It has no reader of PDF. */
const SHELL = 'chromium-headless-shell'
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
]
const NO_BROWSER = `No browser was found for the tests. Install Chromium or Chrome (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to one.`

/**
 * Finds a Chromium (CHROMIUM_PATH, the machine's, Playwright's) and installs one when asked to; its path.
 * What is measured wants the whole browser; journeys are content with the shell of one, and faster in it.
 */
export async function findBrowser({
  install,
  shell = false,
}: {
  install: boolean
  shell?: boolean
}): Promise<string> {
  const names = shell ? [SHELL, ...WHOLE] : WHOLE
  const found = namedBrowser() ?? machineBrowser(names) ?? (await playwrightBrowser())
  if (found) return found
  if (install) {
    if (isDebianAsRoot()) await installWithApt([shell ? SHELL : 'chromium', 'fonts-dejavu-core'])
    else await installWithPlaywright()
  }
  const installed = machineBrowser(names) ?? (await playwrightBrowser())
  if (installed) return installed
  throw new Error(NO_BROWSER)
}

function namedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named))
    throw new Error(
      `CHROMIUM_PATH names ${named}, which is not a program. Correct it, or leave it unset.`,
    )
  return named || undefined
}

const machineBrowser = (names: string[]): string | undefined =>
  programOnPath(names) ?? INSTALLED.find(isExecutable)

function programOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
}

/** Finds coturn, which carries calls of the video room, and installs it when asked to where that is at hand; undefined where it is not. */
export async function findRelay({ install }: { install: boolean }): Promise<string | undefined> {
  const names = ['turnserver']
  if (install && programOnPath(names) === undefined && isDebianAsRoot())
    await installWithApt(['coturn'])
  return programOnPath(names)
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isDebianAsRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

async function installWithApt(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} from the distribution, once.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { code, output } = await runCommand('apt-get', args, { env, quiet: true })
    if (code !== 0) console.error(`${output.slice(-2000)}\napt-get ${args[0]} ended with ${code}.`)
  }
}

async function installWithPlaywright(): Promise<void> {
  console.log('No browser was found: downloading the one of Playwright, once.')
  const { code, output } = await runCommand(
    ...packageProgram('@playwright/test/cli.js', 'install', 'chromium'),
    { quiet: true },
  )
  if (code !== 0) console.error(`${output.slice(-2000)}\nThe download ended with ${code}.`)
}
