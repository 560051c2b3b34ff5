import { spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { embeddedDatabase } from '../src/platform/server/embedded-database.ts'
import { startProduct } from './server.ts'

const people = 100_000
const asks = 400
const root = path.resolve(import.meta.dirname, '..')

/** The JSON list on 100,000 candidates with random filters, beside the bare SQL for the same questions. */
export async function benchSearch(): Promise<void> {
  const seeded = spawnSync(process.execPath, ['scripts/demo.ts', '--candidates', String(people)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: path.join(root, '.cache', 'bench-100k') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (seeded.status !== 0) throw new Error('the demo data could not be made')
  const rows: string[] = []
  const product = await startProduct(3988, 'bench-100k')
  const questions = randomQuestions()
  // A bound nobody reaches, new each time: no answer comes from the response cache.
  let highest = 50_000
  try {
    const { total } = (
      (await (await fetch(`${product.origin}/api/candidates/`)).json()) as {
        data: { total: number }
      }
    ).data
    if (total < people * 0.9) throw new Error(`only ${total} candidates are listed`)
    for (const clients of [1, 16]) {
      rows.push(
        figures(
          `JSON list, ${clients} client${clients > 1 ? 's' : ''}`,
          await spread(clients, questions, (question) =>
            fetch(
              `${product.origin}/api/candidates/?${question.query}&salary_max=${highest++}`,
            ).then((answer) => answer.text()),
          ),
        ),
      )
    }
  } finally {
    await product.stop()
  }
  const postgres = await embeddedDatabase({ dataDir: path.join(root, '.cache', 'bench-100k') })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 16 })
  // When the server goes at the end, a connection may still hear of it.
  pool.on('error', () => {})
  for (const clients of [1, 16]) {
    rows.push(
      figures(
        `bare SQL: page and count, ${clients} client${clients > 1 ? 's' : ''}`,
        await spread(clients, questions, (question) =>
          Promise.all([pool.query(question.page), pool.query(question.count)]),
        ),
      ),
    )
  }
  await pool.end()
  await postgres.stop()
  console.log(
    `\n| ${people.toLocaleString('en')} candidates, ${asks} random questions | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|\n${rows.join('\n')}`,
  )
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

/** Milliseconds of each question, asked by so many clients at once. */
async function spread(
  clients: number,
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  const waiting = [...questions]
  for (const question of questions.slice(0, 20)) await ask(question)
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
        const start = performance.now()
        await ask(question)
        times.push(performance.now() - start)
      }
    }),
  )
  return times.sort((a, b) => a - b)
}

const figures = (name: string, times: readonly number[]): string => {
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  return `| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`
}
