import './catalogues.ts'
import { inEachLanguage } from '../shared/catalogues.ts'
import { type Locale, standard } from '../shared/locales.ts'
import type { Capability, Registry, Subscription } from './capability.ts'

/** Makes the product of its capabilities; throws when a port has no answer or two, when two word one refusal differently, or when two say what one index means. */
export function createRegistry(capabilities: readonly Capability[]): Registry {
  const answers = new Map<string, unknown[]>()
  const subscribers = new Map<string, Subscription['handle'][]>()
  for (const { provides = [], reactsTo = [] } of capabilities) {
    for (const { to, value } of provides) answers.set(to, [...(answers.get(to) ?? []), value])
    for (const { event, handle } of reactsTo)
      subscribers.set(event, [...(subscribers.get(event) ?? []), handle])
  }
  for (const { name, asks = [] } of capabilities)
    for (const { port } of asks) {
      const found = answers.get(port)?.length ?? 0
      if (found !== 1)
        throw new Error(
          `${name} asks ${port}, which ${found === 0 ? 'nobody answers' : `${found} capabilities answer`}`,
        )
    }
  refuseTwice(
    'the capability',
    capabilities.map(({ name }) => name),
  )
  refuseTwice(
    'the job',
    capabilities.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)),
  )
  refuseTwice(
    'the conflict of',
    capabilities.flatMap(({ conflicts = {} }) => Object.keys(conflicts)),
  )
  const errorTexts = inEachLanguage((locale) => errorTextsIn(locale, capabilities))
  // The others are made when they are first spoken.
  void errorTexts[standard]
  return {
    routes: capabilities.flatMap(({ routes = [] }) => routes),
    jobs: capabilities.flatMap(({ jobs = [] }) => jobs),
    errorTexts,
    conflicts: Object.assign(
      {},
      ...capabilities.map(({ conflicts = {} }) => conflicts),
    ) as Registry['conflicts'],
    subscribersOf: (event) => subscribers.get(event) ?? [],
    answerOf: (port) => {
      const [value] = answers.get(port) ?? []
      if (value === undefined) throw new Error(`no capability here answers ${port}`)
      return value as ReturnType<Registry['answerOf']>
    },
    partsOf: (collection) => answers.get(collection) ?? [],
  }
}

/** All keys are one map: a key that two capabilities word differently would say one's words for the other's refusal. */
function errorTextsIn(locale: Locale, capabilities: readonly Capability[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const { name, errorTexts } of capabilities)
    for (const [key, text] of Object.entries(errorTexts?.[locale] ?? {})) {
      const english = locale === standard ? undefined : errorTexts?.[standard][key]
      // What a language for workers leaves in English is another's to say.
      if (all[key] !== undefined && text === english) continue
      if (all[key] !== undefined && all[key] !== text && all[key] !== english)
        throw new Error(
          `${name} words the refusal ${key} in another way than a capability before it`,
        )
      all[key] = text
    }
  return all
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`${what} ${twice} is there twice`)
}
