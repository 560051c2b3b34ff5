import { beforeAll, expect, test } from 'vitest'
import { sendClaimCode } from '../../src/features/claims/contract.ts'
import { rolesFor } from '../../src/platform/shared/endpoint.ts'
import { roles } from '../../src/platform/shared/roles.ts'
import { useTestApp } from '../harness.ts'
import { makeUser } from '../people.ts'
import { type Asker, askersOf, doorFor, isBeyond, operatorOf, renew } from '../walk/askers.ts'
import { isBySecret, isForEverybody, keyOf, recordsIn } from '../walk/records.ts'
import { tryCall } from '../walk/try.ts'
import { beginWalk, type Call, type Walk } from '../walk/walk.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let operators: readonly Asker[]
let walk: Walk
/** People of the world that is tried, and of the other one. */
let theirs: Asker[]
let others: Asker[]

beforeAll(async () => {
  const two = [
    await makeUser(app, 'admin', 'Hamad Operator'),
    await makeUser(app, 'admin'),
  ] as const
  operators = two.map(operatorOf)
  walk = await beginWalk(app, two)
  theirs = askersOf(walk.theirs, 'their')
  others = askersOf(walk.others, 'the others’')
})

const hasRecord = ({ endpoint }: Call): boolean =>
  Object.keys(recordsIn(endpoint, walk.theirs)).length > 0
const eachCall = async (visit: (call: Call) => Promise<string[]>): Promise<string[]> => {
  const faults: string[] = []
  for (const call of walk.calls) faults.push(...(await visit(call)))
  return faults
}
type Judge = Parameters<Walk['tryAs']>[3]
const must =
  (status: number, code?: string): Judge =>
  (_, answer) =>
    answer.status === status && (code === undefined || answer.code === code)
      ? null
      : `not ${status} ${code ?? ''}`

test('each call names records of a kind that is declared and was made', () => {
  const faults = walk.calls.flatMap(({ endpoint }) => {
    try {
      recordsIn(endpoint, walk.theirs)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  expect(faults).toEqual([])
  expect(walk.calls.length).toBeGreaterThan(250)
})

test('the words that are looked for are really kept', async () => {
  const { pool } = app.connection
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> 'walk_changes'`,
  )
  const query = tables.map(({ name }) => `select to_jsonb(t)::text as row from ${name} t`)
  const { rows } = await pool.query<{ row: string }>(query.join(' union all '))
  const kept = rows.map(({ row }) => row.toLowerCase()).join('\n')
  expect(walk.theirs.marks.filter((mark) => !kept.includes(mark.toLowerCase()))).toEqual([])
  expect(walk.theirs.marks.length).toBeGreaterThan(40)
})

// asvs: 8.2.1
// asvs: 8.3.1
// asvs: 3.5.3
test('whom a call is not for is refused at its door, is shown nothing and changes nothing', async () => {
  // The door knows roles, and who has proved lately who she is: one of each role stands for all.
  const strangers = roles.flatMap((role) => others.find((by) => by.role === role) ?? [])
  const faults = await eachCall((call) => {
    const since = call.endpoint.proof === undefined ? [] : walk.sinceThisMorning
    const refused = [...walk.shutOut, ...strangers, ...since].filter(
      (by) => doorFor(call.endpoint, by) !== null,
    )
    return walk.tryAs(call, refused, walk.inputFor(call), (by, answer) => {
      const door = doorFor(call.endpoint, by)
      return must(door?.status ?? 0, door?.code)(by, answer)
    })
  })
  expect(faults).toEqual([])
})

// asvs: 8.2.2
// asvs: 8.4.1
test('somebody else’s record is not there, and one’s own does not lead to another’s', async () => {
  const inside = (call: Call) =>
    [...walk.shutOut, ...others].filter((by) => doorFor(call.endpoint, by) === null)
  const faults = await eachCall(async (call) => {
    if (!hasRecord(call) || isBySecret(call.endpoint) || isForEverybody(call.endpoint)) return []
    const judge: Judge = (by, answer) => {
      if (isBeyond(call.endpoint, by)) return must(403)(by, answer)
      // Whoever has a record in use is refused before hers is looked for.
      const isInUse = call.endpoint === sendClaimCode && answer.status === 409
      return isInUse ? null : must(404)(by, answer)
    }
    const found = await walk.tryAs(call, inside(call), walk.inputFor(call), judge)
    if (Object.keys(recordsIn(call.endpoint, walk.theirs)).length < 2) return found
    const mixed = walk.inputFor(call, walk.others)
    return [...found, ...(await walk.tryAs(call, inside(call), mixed, judge))]
  })
  expect(faults).toEqual([])
})

// asvs: 8.2.1 (members of an agency)
test('members of an agency do what their part in it allows', async () => {
  const faults = await eachCall(async (call) => {
    const lesser = theirs.filter((by) => isBeyond(call.endpoint, by))
    const input = { ...walk.inputFor(call), ...partOfAgency(call) }
    return walk.tryAs(call, lesser, input, must(403, 'FORBIDDEN'))
  })
  expect(faults).toEqual([])
})

/** Of what several have a part in, what the agency has a part in. */
function partOfAgency({ endpoint }: Call): Record<string, unknown> {
  const { agencyCase, agencyPaper, agencyInterview } = walk.theirs.records
  if (endpoint.path.startsWith('/api/recruitments/:id/'))
    return { id: agencyCase, ...(endpoint.path.includes(':paper_id') && { paper_id: agencyPaper }) }
  return endpoint.path.startsWith('/api/interviews/') ? { id: agencyInterview } : {}
}

test('a secret that is nearly right opens nothing', async () => {
  const faults = await eachCall(async (call) => {
    if (!isBySecret(call.endpoint)) return []
    const input = Object.fromEntries(
      Object.entries(walk.inputFor(call)).map(([name, value]) => [
        name,
        name === 'token' || name === 'code' ? nearly(String(value)) : value,
      ]),
    )
    return walk.tryAs(call, [...walk.shutOut, ...others], input, (_, { status }) =>
      [400, 404].includes(status) ? null : 'not refused',
    )
  })
  expect(faults).toEqual([])
})

const nearly = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a')

// What is served without a contract, and who is kept out of it where it is somebody's.
const apart: Record<string, 'for everyone' | 'by its own secret' | 'by its owner'> = {
  '/.well-known/security.txt': 'for everyone',
  '/api/reports/csp': 'for everyone',
  '/files/:id/:name': 'by its own secret',
  '/pay/:provider/return': 'by its own secret',
  '/pay/sandbox/:id': 'by its own secret',
  '/api/uploads/videos/:id?': 'by its owner',
}

test('addresses without a contract are known; a file needs its link, an upload its owner', async () => {
  const urls = app.routes.filter(({ endpoint }) => endpoint === undefined).map(({ url }) => url)
  expect([...new Set(urls)].toSorted()).toEqual(Object.keys(apart).toSorted())
  const { documentFile, exportFile, upload } = walk.theirs.records
  const ask = async (by: Asker, method: 'GET' | 'HEAD' | 'DELETE', url: string) => {
    const headers = {
      'tus-resumable': '1.0.0',
      ...(by.token !== undefined && { authorization: `Bearer ${by.token}` }),
    }
    return (await app.app.inject({ method, url, headers })).statusCode
  }
  const until = Math.floor(app.clock.now.getTime() / 1000) + 300
  for (const by of [...walk.shutOut, ...others]) {
    for (const file of [documentFile, exportFile])
      for (const query of ['', `?until=${until}&by=${by.userId ?? 0}&signature=AAAA`])
        expect(await ask(by, 'GET', `/files/${file}/paper.pdf${query}`), by.name).toBe(404)
    const mayUpload = by.role === 'jobseeker' || by.role === 'agency'
    const refused = by.isShutOut ? 401 : mayUpload ? 404 : 403
    for (const method of ['HEAD', 'DELETE'] as const)
      expect(await ask(by, method, `/api/uploads/videos/${upload}`), by.name).toBe(refused)
  }
})

// asvs: 8.2.3
// asvs: 8.4.1
test('what is open to somebody shows her nothing of others and changes nothing of theirs', async () => {
  const faults = await eachCall(async (call) => {
    // What is public looks at nobody's account: a stranger and somebody signed in stand for all.
    const askers =
      call.endpoint.access === 'public'
        ? [walk.shutOut[0], others[0]]
        : [...walk.shutOut, ...others]
    const open = askers.filter(
      (by): by is Asker =>
        by !== undefined && doorFor(call.endpoint, by) === null && !isBeyond(call.endpoint, by),
    )
    if ((hasRecord(call) && !isForEverybody(call.endpoint)) || open.length === 0) return []
    return walk.tryAs(call, open, walk.inputFor(call), () => null)
  })
  expect(faults).toEqual([])
})

// asvs: 8.2.2 (each by real records)
test('nothing was out of reach: whose record it is reaches it by each call', async () => {
  const unreached: string[] = []
  for (const call of walk.calls
    .filter(hasRecord)
    .toSorted((one, two) => turnOf(one) - turnOf(two))) {
    const answers = await reach(call)
    if (answers.length > 0)
      unreached.push(`${keyOf(call.endpoint)}: ${[...new Set(answers)].join(' | ')}`)
  }
  expect(unreached).toEqual([])
})

const endsSessions = ['/api/admin/users/', '/api/auth/passkeys/']

/** Readers first; what ends something after what needs it; what ends a person's sessions last. */
function turnOf({ endpoint }: Call): number {
  if (isBySecret(endpoint)) return 2000
  if (endpoint.method !== 'GET' && endsSessions.some((path) => endpoint.path.startsWith(path)))
    return 1500
  if (endpoint.method === 'GET') return 0
  return endpoint.method === 'DELETE' ? 1000 - endpoint.path.length : 1
}

/** What was answered to all who could have reached it; nothing, when one did. */
async function reach(call: Call): Promise<string[]> {
  const { access } = call.endpoint
  const roles = rolesFor(access)
  const candidates = [
    ...(access === 'public' ? walk.shutOut.slice(0, 1) : []),
    ...[...theirs, ...operators].filter(
      ({ role }) => role !== null && (roles.length === 0 || roles.includes(role)),
    ),
  ]
  const answers: string[] = []
  for (const by of candidates) {
    let answer = await tryCall(app, call, walk.ownInput(call), by.token)
    if (answer.status === 401 && by.userId !== null) {
      await renew(app, by)
      answer = await tryCall(app, call, walk.ownInput(call), by.token)
    }
    // Found, but not in a state for it; or but for the code, which is in nobody's hands.
    const isFound = answer.status === 409 || Object.keys(answer.errors ?? {}).join() === 'otp_code'
    if (answer.status < 300 || isFound) return []
    answers.push(`${by.name} ${answer.status} ${answer.body.slice(0, 200)}`)
  }
  return answers
}
