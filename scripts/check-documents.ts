import fs from 'node:fs'
import path from 'node:path'
import { capabilities } from '../src/app/capabilities.ts'
import type { Capability } from '../src/platform/server/capability.ts'
import { trackedFiles } from './tracked-files.ts'

/** What documents are held against. */
export interface Project {
  files: readonly string[]
  scripts: readonly string[]
  /** Every name that the code knows. */
  names: ReadonlySet<string>
  capabilities: readonly Pick<Capability, 'name' | 'uses'>[]
}

const rooted = /^(src|db|docs|scripts|test|bench|public|\.ci)\//
const readme = /^src\/(?:[\w-]+\/)+README\.md$/
const pageOfWords = 550

/** What a document names must be there: paths, scripts, functions, capabilities and whom they use. A decision fits on a page. */
export function checkDocuments(): string[] {
  const project = readProject()
  return project.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => documentFaults(file, fs.readFileSync(file, 'utf8'), project))
}

function readProject(): Project {
  const files = trackedFiles()
  const code = files
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''))
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: object }
  return {
    files,
    scripts: Object.keys(scripts),
    names: new Set(code.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? [])),
    capabilities: capabilities.filter(({ name }) =>
      files.some((file) => file.startsWith(`src/features/${name}/`)),
    ),
  }
}

/** What is untrue in a document. A decision tells of its day: of it only whole paths and links must still lead somewhere. */
export function documentFaults(file: string, text: string, project: Project): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((found) => found[1] ?? '')
  const faults = [...goneFrom(file, text, quoted), ...unknownScripts(file, text, project)]
  if (file.startsWith('docs/decisions/')) {
    const words = text.split(/\s+/).length
    return words > pageOfWords
      ? [...faults, `${file} has ${words} words: a decision fits on a page of ${pageOfWords}`]
      : faults
  }
  faults.push(...unknownFiles(file, quoted, project))
  if (readme.test(file) || /^(ARCHITECTURE|docs\/shared-parts)\.md$/.test(file))
    faults.push(...unknownNames(file, quoted, project))
  const capability = project.capabilities.find(
    ({ name }) => file === `src/features/${name}/README.md`,
  )
  if (capability) faults.push(...usesFaults(file, text, capability))
  if (file === 'ARCHITECTURE.md') faults.push(...listFaults(file, text, project))
  return faults
}

function goneFrom(file: string, text: string, quoted: readonly string[]): string[] {
  const named = quoted.filter((name) => rooted.test(name) && !/[<*{…\s]/.test(name))
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((found) =>
    path.join(path.dirname(file), found[1] ?? ''),
  )
  return [...named, ...linked]
    .filter((name) => !fs.existsSync(name.replace(/:\d+$/, '')))
    .map((name) => `${file} names ${name}, which isn't there`)
}

const unknownScripts = (file: string, text: string, { scripts }: Project): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)]
    .filter((found) => !scripts.includes(found[1] ?? ''))
    .map((found) => `${file} names the script ${found[1]}, which isn't there`)

/** Files without their whole path: of a README's own folder, or below `src` or the capabilities; of another document, anywhere. */
function unknownFiles(file: string, quoted: readonly string[], { files }: Project): string[] {
  const isReadme = readme.test(file)
  const folder = isReadme ? `${path.dirname(file)}/` : ''
  const isFound = (name: string) => {
    const pattern = name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
    const below = new RegExp(`^${folder}(.*/)?${pattern}(/|$)`)
    const elsewhere = new RegExp(`^(src/(features/)?)?${pattern}(/|$)`)
    return files.some((one) => below.test(one) || elsewhere.test(one))
  }
  return quoted
    .filter(
      (name) =>
        /^[\w*-][\w.*-]*(\/[\w.*-]+)*\/?$/.test(name) &&
        (/\.(tsx?|mjs|sql)$|^messages\./.test(name) || (isReadme && name.includes('/'))),
    )
    .filter((name) => !isFound(name))
    .map((name) => `${file} names ${name}, which isn't there`)
}

/** Calls, and names of several words in one: `name(…)`, `someName`, `SomeName`. */
const unknownNames = (file: string, quoted: readonly string[], { names }: Project): string[] =>
  quoted
    .map((one) => /^(\w+)\(|^(\w*[a-z][A-Z]\w*)$/.exec(one))
    .flatMap((found) => found?.[1] ?? found?.[2] ?? [])
    .filter((name) => !names.has(name))
    .map((name) => `${file} names ${name}, which the code doesn't know`)

/** A README says in one line whom its capability uses, and in parentheses what for: the same as its declaration. */
function usesFaults(
  file: string,
  text: string,
  { uses }: Pick<Capability, 'name' | 'uses'>,
): string[] {
  const [, line] = /^Uses (.*)$/m.exec(text) ?? []
  if (line === undefined) return [`${file} has no line that begins with "Uses "`]
  const [list = ''] = line.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').split(/[.;]( |$)/)
  const said = namesIn(list)
  return [
    ...said
      .filter((name) => !uses.includes(name))
      .map((name) => `${file}: ${name} is not in uses of its capability.ts`),
    ...uses
      .filter((name) => !said.includes(name))
      .map((name) => `${file} leaves out ${name}, which its capability.ts uses`),
  ]
}

/** The capabilities and gateways that the architecture lists are those that there are. */
function listFaults(file: string, text: string, { capabilities: all, files }: Project): string[] {
  const [list = ''] = /^The capabilities: .*$/m.exec(text) ?? []
  const [, services = ''] = /^src\/gateways\/.*: (.*)$/m.exec(text) ?? []
  const folders = files.flatMap((one) => /^src\/gateways\/([\w-]+)\//.exec(one)?.[1] ?? [])
  const difference = (said: string[], there: string[]) => [
    ...there.filter((name) => !said.includes(name)).map((name) => `${file} leaves out ${name}`),
    ...said.filter((name) => !there.includes(name)).map((name) => `${file}: there is no ${name}`),
  ]
  return [
    ...difference(
      namesIn(list),
      all.map(({ name }) => name),
    ),
    ...difference(services.split(' '), [...new Set(folders)]),
  ]
}

const namesIn = (list: string): string[] =>
  [...list.matchAll(/`(\w+)`/g)].map((found) => found[1] ?? '')
