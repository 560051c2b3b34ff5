import fs from 'node:fs'
import { startProduct } from './server.ts'

const saves = 100
const megabyte = 1_048_576

/** Saving a profile, and what ten megabytes of upload do to the server's memory. */
export async function benchProfile(): Promise<void> {
  const product = await startProduct(3989, 'bench-profile')
  try {
    const login = await post(`${product.origin}/api/jobseeker/auth/login/`, {
      phone_number: '+97433000002',
      password: 'manzil-demo',
    })
    const { token } = ((await login.json()) as { data: { token: string } }).data
    const authorization = `Bearer ${token}`
    const save = (round: number) =>
      fetch(`${product.origin}/api/jobseeker/profile/`, {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          accommodation: `Own room ${round}`,
          skills: ['Cooking', 'Cleaning'],
          expected_salary: 2000 + round,
        }),
      })
    for (let round = 0; round < 20; round += 1) await save(round)
    const before = cpuMs(product.pid)
    const began = performance.now()
    for (let round = 0; round < saves; round += 1)
      if (!(await save(round)).ok) throw new Error('a save was refused')
    console.log('\n| Saving a profile | ms |\n|---|---|')
    console.log(`| CPU of the server | ${((cpuMs(product.pid) - before) / saves).toFixed(1)} |`)
    console.log(`| until the answer | ${((performance.now() - began) / saves).toFixed(1)} |`)

    const paper = Buffer.alloc(10 * megabyte, 0x20)
    paper.write('%PDF-1.4\n', 0)
    paper.write('\n%%EOF\n', paper.length - 7)
    const send = async () => {
      const form = new FormData()
      form.set('document_type', 'other')
      form.set('document_file', new File([paper], 'paper.pdf', { type: 'application/pdf' }))
      const answer = await fetch(`${product.origin}/api/jobseeker/documents/`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}`)
    }
    // The first brings the code that reads forms and files.
    await send()
    const start = memoryMb(product.pid)
    let highest = start
    const watch = setInterval(() => (highest = Math.max(highest, memoryMb(product.pid))), 5)
    await send()
    clearInterval(watch)
    console.log('\n| An upload of 10 MB | MB |\n|---|---|')
    console.log(
      `| memory before | ${start.toFixed(0)} |\n| more at the highest | ${(highest - start).toFixed(0)} |`,
    )
  } finally {
    await product.stop()
  }
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** CPU time of a process so far. */
function cpuMs(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory of a process. */
const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
