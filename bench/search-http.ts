import fs from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import {
  type RunningServer,
  seedData,
  startBare,
  startProduct,
  startSql,
  withOwnAddresses,
} from './server.ts'

/** How many people, and where their data is kept between runs: a million take 8 GB, and a quarter of an hour to be made. */
const sizes = [
  [100_000, 'bench-100k'],
  [999_000, 'bench-1m'],
] as const
const asks = 400
const seconds = 8

/** The JSON list beside servers of bare node:http: one that asks SQL, one that sends a constant. */
export async function benchSearchHttp(): Promise<void> {
  for (const [people, data] of sizes) await benchPeople(people, data)
}

async function benchPeople(people: number, data: string): Promise<void> {
  const dataDir = seedData(data, people)
  const questions = randomQuestions()
  const product = await startProduct(3988, data)
  const all = addresses(questions)
  // The cards of a page are made when it is asked for first.
  const rows = [
    await measured('JSON list, cards not made yet', product, 1, all.splice(0, asks), {
      amount: asks,
    }),
  ]
  rows.push(...(await measure('JSON list, no answer from a cache', product, all)))
  const constant = Buffer.from(
    await (await fetch(`${product.origin}/api/candidates/`)).arrayBuffer(),
  )
  await product.stop()
  const postgres = await embeddedDatabase({ dataDir })
  const statements = path.join(dataDir, 'statements.json')
  fs.writeFileSync(statements, JSON.stringify(questions))
  const sql = await startSql(3988, postgres.url, statements)
  rows.push(
    ...(await measure(
      'bare node:http, page and count in SQL',
      sql,
      questions.map((_, number) => `/${number}`),
    )),
  )
  await sql.stop()
  await postgres.stop()
  const bare = await startBare(3988, constant, { 'content-type': 'application/json' })
  rows.push(...(await measure('bare node:http, a constant of the same size', bare, all)))
  await bare.stop()
  console.log(
    `\n| ${people.toLocaleString('en')} candidates | requests/s | p50 ms | p97.5 ms |\n|---|---|---|---|\n${rows.join('\n')}`,
  )
}

/** Each address once: a bound that nobody reaches differs, so that no answer was made before. */
const addresses = (questions: readonly Question[]): string[] =>
  Array.from(
    { length: 60_000 },
    (_, number) =>
      `/api/candidates/?${questions[number % asks]!.query}&salary_max=${50_000 + number}`,
  )

/** With one client and with 16. */
async function measure(
  name: string,
  server: RunningServer,
  paths: readonly string[],
): Promise<string[]> {
  const half = Math.ceil(paths.length / 2)
  return [
    await measured(name, server, 1, paths.slice(0, half), { duration: seconds }),
    await measured(name, server, 16, paths.slice(half), { duration: seconds }),
  ]
}

async function measured(
  name: string,
  server: RunningServer,
  connections: number,
  paths: readonly string[],
  until: { duration: number } | { amount: number },
): Promise<string> {
  const result = await autocannon({
    url: server.origin,
    connections,
    ...until,
    setupClient: withOwnAddresses(paths, connections),
  })
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} refused`)
  return `| ${name}, ${connections} client${connections > 1 ? 's' : ''} | ${Math.round(result['2xx'] / result.duration)} | ${result.latency.p50} | ${result.latency.p97_5} |`
}

interface Question {
  query: string
  page: string
  count: string
}

/** Deterministic: the same questions each run. */
function randomQuestions(): Question[] {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  return Array.from({ length: asks }, () => {
    const query = new URLSearchParams()
    const where = ['(listed_until is null or listed_until >= current_date)']
    const maybe = (chance: number, add: () => void) => random() < chance && add()
    maybe(0.6, () => {
      const nationality = pick(['Filipino', 'Ugandan', 'Kenyan', 'Sri Lankan', 'Indian'])
      query.set('nationality', nationality)
      where.push(`nationality = '${nationality}'`)
    })
    maybe(0.5, () => {
      const position = pick(['Nanny', 'Maid', 'Cook', 'Driver'])
      query.set('position', position)
      where.push(`coalesce(desired_position, position_sought) = '${position}'`)
    })
    maybe(0.4, () => {
      const age = 25 + Math.floor(random() * 25)
      query.set('age_max', String(age))
      where.push(`date_of_birth > current_date - interval '${age + 1} years'`)
    })
    maybe(0.4, () => {
      const salary = 1000 + Math.floor(random() * 15) * 100
      query.set('salary_min', String(salary))
      where.push(`expected_salary_minor >= ${salary * 100}`)
    })
    maybe(0.3, () => {
      const skill = pick(['Babycare', 'Cooking', 'Cleaning', 'Driving'])
      query.set('skills', skill)
      where.push(`skills @> array['${skill}']`)
    })
    const sort = pick(['', 'salary_asc', 'age_desc'])
    if (sort !== '') query.set('sort', sort)
    const page = 1 + Math.floor(random() * 5)
    query.set('page', String(page))
    const order = {
      '': 'id desc',
      salary_asc: 'expected_salary_minor, id desc',
      age_desc: 'date_of_birth, id desc',
    }[sort]
    return {
      query: query.toString(),
      page: `select * from listed_candidates where ${where.join(' and ')} order by ${order} limit 12 offset ${(page - 1) * 12}`,
      count: `select count(*) from listed_candidates where ${where.join(' and ')}`,
    }
  })
}
