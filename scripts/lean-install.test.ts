import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { root } from './command.ts'

const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}
const isInstalled = (name: string) => {
  const entry = packages[`node_modules/${name}`]
  return entry !== undefined && entry.dev !== true
}

/** What a start runs and what its pages are made of; their own imports are followed. */
const entries = [
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/start.ts',
  ...fs.globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file)),
]

it('npm start asks for no package that is for development alone', () => {
  const files = new Set(entries)
  const missing: string[] = []
  for (const file of files)
    for (const source of importsOf(file)) {
      const next = path.posix.join(path.posix.dirname(file), source)
      if (source.startsWith('.')) {
        if (/\.(ts|tsx|mjs)$/.test(next)) files.add(next)
      } else if (!isBuiltin(source) && !isInstalled(packageOf(source))) {
        missing.push(`${file}: ${source}`)
      }
    }
  expect(files.size).toBeGreaterThan(2000)
  expect(missing).toEqual([])
})

/** The modules that a file takes values from. */
function importsOf(file: string): string[] {
  const code = fs.readFileSync(path.join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const values = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) =>
        isType || !moduleRequest ? [] : moduleRequest.value,
      ),
  ]
  const later = dynamicImports
    .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((written) => /^'([^']+)'$/.exec(written)?.[1] ?? [])
  return [...values, ...later]
}

const packageOf = (source: string): string =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')
