import type { MountedRoute, TestApp } from '../harness.ts'
import { type Asker, askersOf, makeShutOut, operatorOf, renew, sinceThisMorning } from './askers.ts'
import { inputFor } from './inputs.ts'
import { keyOf, listedFor, recordsIn } from './records.ts'
import { type Tried, tryCall } from './try.ts'
import { type Change, isTrace, watchChanges } from './watch-changes.ts'
import { makeWorld } from './world.ts'
import type { Person, World } from './world-parts.ts'
import type { Endpoint } from '../../src/platform/shared/endpoint.ts'

/** A route by a contract. */
export type Call = MountedRoute & { endpoint: Endpoint }

export interface Walk {
  /** The world that others try to get into. */
  theirs: World
  /** Another one like it. */
  others: World
  shutOut: Asker[]
  /** Those of the first world, and operators, who have long not proved who they are. */
  sinceThisMorning: Asker[]
  calls: Call[]
  /** Tries a call as several at once; what is wrong with their answers, and with what is changed afterwards. */
  tryAs(
    call: Call,
    askers: readonly Asker[],
    input: Record<string, unknown>,
    judge: (by: Asker, answer: Tried) => string | null,
  ): Promise<string[]>
  /** Input for a call that names records of one world, or of two. */
  inputFor(call: Call, parents?: World): Record<string, unknown>
  /** What whoever it belongs to reaches it with. */
  ownInput(call: Call): Record<string, unknown>
}

/** Two worlds, and those who try. */
export async function beginWalk(app: TestApp, operators: readonly [Person, Person]): Promise<Walk> {
  const watch = await watchChanges(app)
  const theirs = await makeWorld({ app, operators })
  const owned = new Set((await watch.take()).map(nameOf))
  const others = await makeWorld({ app, operators })
  const shutOut = await makeShutOut(app, operators[0])
  const own = [...askersOf(theirs, 'their'), ...operators.map(operatorOf)]
  const old = await sinceThisMorning(app, own)
  await watch.take()
  return {
    theirs,
    others,
    shutOut,
    sinceThisMorning: old,
    calls: app.routes.filter((route): route is Call => route.endpoint !== undefined),
    inputFor({ endpoint }, parents = theirs) {
      const [parent] = Object.entries(recordsIn(endpoint, parents))
      return {
        ...inputFor(endpoint, theirs),
        ...recordsIn(endpoint, theirs),
        ...(parent && { [parent[0]]: parent[1] }),
      }
    },
    ownInput: ({ endpoint }) => ({
      ...inputFor(endpoint, theirs),
      ...recordsIn(endpoint, theirs, listedFor),
    }),
    async tryAs(call, askers, input, judge) {
      const answers = await Promise.all(askers.map((by) => tryCall(app, call, input, by.token)))
      const changes = (await watch.take()).filter((change) => !isTrace(change))
      if (changes.some(({ table }) => table === 'sessions' || table === 'users')) {
        for (const by of askers) await renew(app, by)
        await watch.take()
      }
      const mayChange = answers.some(({ status }) => status < 300)
      const faults = answers.flatMap((answer, index) => {
        const by = askers[index] as Asker
        return faultsOf(by, answer, judge(by, answer), by.isOf === theirs ? [] : theirs.marks)
      })
      const wrong = changes.filter((change) => !mayChange || owned.has(nameOf(change)))
      return [
        ...faults.map((fault) => `${keyOf(call.endpoint)}: ${fault}`),
        ...wrong.map(
          ({ act, table, columns }) =>
            `${keyOf(call.endpoint)}: ${askers.map(({ name }) => name).join()} changed what is not theirs: ${act} ${table} ${columns.join()}`,
        ),
      ]
    },
  }
}

const nameOf = ({ table, key }: Change): string => `${table}:${key}`

function faultsOf(
  { name }: Asker,
  { status, code, body }: Tried,
  fault: string | null,
  marks: readonly string[],
): string[] {
  const text = body.toLowerCase()
  const seen = marks.filter((mark) => text.includes(mark.toLowerCase()))
  return [
    ...(fault === null ? [] : [`${name} was answered ${status} ${code ?? ''}, ${fault}`]),
    ...(status >= 500 ? [`${name} was answered ${status}`] : []),
    ...(seen.length === 0 ? [] : [`${name} was shown ${seen.join(', ')}`]),
  ]
}
