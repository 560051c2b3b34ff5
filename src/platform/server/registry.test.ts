import { inEachLanguage } from '../shared/catalogues.ts'
import { describe, expect, test } from 'vitest'
import {
  answer,
  type Capability,
  contribute,
  defineCapability,
  defineCollection,
  defineEvent,
  definePort,
  on,
  partsOf,
  publish,
} from './capability.ts'
import type { Context } from './context.ts'
import { createRegistry } from './registry.ts'

const weather = definePort<(ctx: Context, day: number) => string>('weather')
const rang = defineEvent<{ times: number }>('rang')
const colours = defineCollection<string>('colours')
const asker = defineCapability({ name: 'asker', uses: [], asks: [weather] })
const contextOf = (list: readonly Capability[]) =>
  ({ registry: createRegistry(list) }) as unknown as Context

describe('the registry', () => {
  test('a port is answered by the one capability that answers it', () => {
    const teller = defineCapability({
      name: 'teller',
      uses: [],
      provides: [answer(weather, (_ctx, day) => `sun on day ${day}`)],
    })
    expect(weather(contextOf([asker, teller]), 3)).toBe('sun on day 3')
    expect(() => createRegistry([asker])).toThrow('asker asks weather, which nobody answers')
    expect(() => createRegistry([asker, teller, { ...teller, name: 'other' }])).toThrow(
      'asker asks weather, which 2 capabilities answer',
    )
    expect(() => weather(contextOf([]), 3)).toThrow('no capability here answers weather')
  })

  test('an event reaches all who react to it in the order of the list, and whoever throws stops it', async () => {
    const heard: string[] = []
    const hears = (name: string) =>
      defineCapability({
        name,
        uses: [],
        reactsTo: [on(rang, async (_ctx, { times }) => void heard.push(`${name} ${times}`))],
      })
    await publish(contextOf([hears('first'), hears('second')]), rang, { times: 2 })
    expect(heard).toEqual(['first 2', 'second 2'])
    const refuses = defineCapability({
      name: 'third',
      uses: [],
      reactsTo: [on(rang, async () => Promise.reject(new Error('no')))],
    })
    await expect(
      publish(contextOf([refuses, hears('fourth')]), rang, { times: 1 }),
    ).rejects.toThrow('no')
    expect(heard).toHaveLength(2)
  })

  test('a collection is the parts of all, in the order of the list', () => {
    const adds = (name: string) =>
      defineCapability({ name, uses: [], provides: [contribute(colours, name)] })
    expect(partsOf(contextOf([adds('red'), adds('green')]), colours)).toEqual(['red', 'green'])
  })

  test('nothing may be there twice: capabilities, jobs, the meaning of an index, and a refusal in two wordings', () => {
    const job = { name: 'sweep', cron: '* * * * *', run: async () => undefined }
    expect(() => createRegistry([asker, asker].map((one) => ({ ...one, asks: [] })))).toThrow(
      'the capability asker is there twice',
    )
    const sweeps = (name: string) => ({ name, uses: [], jobs: [job] })
    expect(() => createRegistry([sweeps('a'), sweeps('b')])).toThrow('the job sweep is there twice')
    const refuses = (name: string, message: string) => ({
      name,
      uses: [],
      conflicts: { orders_one_open: { code: 'CONFLICT' as const, message } },
    })
    expect(() => createRegistry([refuses('a', 'orderOpen'), refuses('b', 'orderOpen')])).toThrow(
      'the conflict of orders_one_open is there twice',
    )
    const words = (name: string, text: string) => ({
      name,
      uses: [],
      errorTexts: inEachLanguage<Record<string, string>>(
        (locale) => (locale === 'en' ? { tooLate: text } : {}) as Record<string, string>,
      ),
    })
    expect(
      createRegistry([words('a', 'Too late.'), words('b', 'Too late.')]).errorTexts.en,
    ).toEqual({ tooLate: 'Too late.' })
    expect(() => createRegistry([words('a', 'Too late.'), words('b', 'Late.')])).toThrow(
      'b words the refusal tooLate in another way',
    )
  })
})
