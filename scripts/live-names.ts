import type { Plugin } from 'vite'

/** Fails a build in which one of the names that a pattern spells out is that of no module in the browser's scripts. */
export const liveNames = (patterns: readonly string[]): Plugin => ({
  name: 'live-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : [],
    )
    const dead = deadNames(patterns, modules)
    if (dead.length > 0)
      this.error(`The groups of vite.config.ts name what is in no script: ${dead.join(', ')}`)
  },
})

/** The patterns that match none of the modules, each alternative by itself. */
export const deadNames = (patterns: readonly string[], modules: readonly string[]): string[] =>
  patterns
    .flatMap(alternativesOf)
    .filter((pattern) => !modules.some((id) => new RegExp(pattern).test(id)))

/** A pattern once for each way through its groups: `a/(b|c)` is `a/b` and `a/c`. What may follow or not (`(?!…)`) stays. */
function alternativesOf(pattern: string): string[] {
  const [, before = '', inside = '', after = ''] =
    /^(.*?)\((?!\?)((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?!\?)(.*)$/.exec(pattern) ?? []
  if (inside === '') return [pattern]
  return splitAtBars(inside).flatMap((choice) => alternativesOf(`${before}${choice}${after}`))
}

/** The parts between the bars that stand in no parentheses. */
function splitAtBars(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts
}
