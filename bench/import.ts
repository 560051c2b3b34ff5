import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { Workbook } from '@cj-tech-master/excelts'
import { cpuMicros, startProduct } from './server.ts'

const rows = 5000
const data = 'bench-import'
const root = path.resolve(import.meta.dirname, '..')

const headers =
  'Full name,Phone number,Nationality,Date of birth,Gender,Country,City,Desired position,Years of experience,Skills,Languages,Expected salary,Available from,Visa type,Height (cm),Weight (kg),Religion,Marital status,Children,She agrees to special data,Description'.split(
    ',',
  )

const person = (index: number, run: number): string[] => [
  `Worker ${index} of ${run}`,
  `+25471${String(run * 10_000 + index).padStart(7, '0')}`,
  ['Kenyan', 'Filipino', 'Sri Lankan', 'Indian'][index % 4] ?? '',
  `19${70 + (index % 30)}-0${1 + (index % 9)}-1${index % 10}`,
  'Female',
  'Kenya',
  'Nairobi',
  ['Nanny', 'Maid', 'Cook', 'Driver'][index % 4] ?? '',
  String(index % 20),
  'Cooking; Cleaning; Babycare',
  'English (good, good, basic); Swahili (native, native, native)',
  String(1200 + (index % 10) * 100),
  '2027-01-15',
  'No visa',
  String(150 + (index % 30)),
  String(50 + (index % 30)),
  'Christian',
  'Single',
  'Female 5; male 8',
  'yes',
  'She has worked for families with small children for years, cooks for guests and keeps a large house in order. '.repeat(
    3,
  ),
]

/** An import of 5,000 rows as CSV and as a workbook: how long until it is written, and what memory it takes above the idle server. */
export async function benchImport(): Promise<void> {
  const seeded = spawnSync(process.execPath, ['scripts/demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: path.join(root, '.cache', data) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (seeded.status !== 0) throw new Error('the demo data could not be made')
  const product = await startProduct(3987, data)
  try {
    const signedIn = await fetch(`${product.origin}/api/demo/sign-in/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'agency' }),
    })
    const { token } = ((await signedIn.json()) as { data: { token: string } }).data
    const send = async (file: Blob, name: string, dry: boolean) => {
      const form = new FormData()
      form.append('dry_run', String(dry))
      form.append('doubles', 'add')
      form.append('file', file, name)
      const authorization = `Bearer ${token}`
      const answer = await fetch(`${product.origin}/api/agency/candidates/import/`, {
        method: 'POST',
        body: form,
        headers: { authorization },
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(text.slice(0, 500))
      const { totals } = (JSON.parse(text) as { data: { totals: { ready: number } } }).data
      if (totals.ready !== rows)
        throw new Error(`${totals.ready} rows were ready: ${text.slice(0, 500)}`)
    }
    console.log(
      `\n| an import of ${rows} rows, ${headers.length} columns | time | CPU | memory above idle |\n|---|---|---|---|`,
    )
    const run = Math.floor(Date.now() / 1000) % 900
    for (const [format, file] of [
      ['CSV', csvOf(run)],
      ['XLSX', await xlsxOf(run + 1)],
    ] as const) {
      for (const dry of [true, false]) {
        await settle()
        const watch = watchMemory(product.pid)
        const [began, cpu] = [performance.now(), cpuMicros(product.pid)]
        await send(file, `people.${format.toLowerCase()}`, dry)
        const seconds = (performance.now() - began) / 1000
        const spent = (cpuMicros(product.pid) - cpu) / 1_000_000
        const megabytes = `${(file.size / 1_048_576).toFixed(1)} MB`
        console.log(
          `| ${format} of ${megabytes}, ${dry ? 'dry run' : 'written'} | ${seconds.toFixed(1)} s | ${spent.toFixed(1)} s | ${watch.stop()} MB |`,
        )
      }
    }
  } finally {
    await product.stop()
  }
}

const csvOf = (run: number): Blob =>
  new Blob([
    [headers, ...Array.from({ length: rows }, (_, index) => person(index, run))]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
      .join('\n'),
  ])

async function xlsxOf(run: number): Promise<Blob> {
  const book = new Workbook()
  const sheet = book.addWorksheet('People')
  sheet.addRows([headers, ...Array.from({ length: rows }, (_, index) => person(index, run))])
  return new Blob([new Uint8Array(await book.xlsx.writeBuffer())])
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000))

/** The most memory the process has taken beyond what it had, in megabytes (Linux). */
function watchMemory(pid: number): { stop: () => number } {
  const read = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const idle = read()
  let most = idle
  const timer = setInterval(() => (most = Math.max(most, read())), 20)
  return {
    stop() {
      clearInterval(timer)
      return Math.round(Math.max(most, read()) - idle)
    },
  }
}
