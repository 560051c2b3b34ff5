import fs from 'node:fs'
import http from 'node:http'
import { cpuMicros, startProduct } from './server.ts'

const streams = 1000
const rounds = 5

/** Memory of one process with 1,000 people listening, and what it costs to tell all of them. */
export async function benchLive(): Promise<void> {
  const product = await startProduct(3988, 'bench')
  const agent = new http.Agent({ maxSockets: Infinity })
  try {
    const token = await demoToken(product.origin)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const candidates = `${product.origin}/api/candidates/`
    const { data } = (await (await fetch(candidates)).json()) as {
      data: { results: { id: number }[] }
    }
    const id = data.results[0]?.id
    const move = (status: string) =>
      fetch(`${product.origin}/api/employer/candidates/${id}/status/`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ status }),
      })
    await move('shortlisted')
    await settle()
    const before = memory(product.pid)
    const heard: number[] = []
    for (let index = 0; index < streams; index++)
      await open(`${product.origin}/api/live`, headers, agent, () => heard.push(performance.now()))
    await settle()
    const after = memory(product.pid)
    const latencies: number[] = []
    const cpu = cpuMicros(product.pid)
    for (let round = 0; round < rounds; round++) {
      heard.length = 0
      const begun = performance.now()
      const answer = await move(round % 2 === 0 ? 'rejected' : 'shortlisted')
      if (answer.status !== 200) throw new Error(`the move was refused with ${answer.status}`)
      while (heard.length < streams) await new Promise((resolve) => setTimeout(resolve, 5))
      latencies.push(Math.max(...heard) - begun)
    }
    const spent = (cpuMicros(product.pid) - cpu) / rounds / 1000
    console.log(`
| ${streams} open streams, one process | |
|---|---|
| memory before | ${before.toFixed(0)} MB |
| memory with the streams | ${after.toFixed(0)} MB (+${(after - before).toFixed(0)} MB) |
| CPU for one move told to all | ${spent.toFixed(0)} ms |
| until the last has heard, worst of ${rounds} | ${Math.max(...latencies).toFixed(0)} ms |`)
  } finally {
    agent.destroy()
    await product.stop()
  }
}

async function demoToken(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/demo/sign-in/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ role: 'employer' }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

const open = (
  url: string,
  headers: Record<string, string>,
  agent: http.Agent,
  heard: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent }, (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`a stream was refused with ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => chunk.includes('"pipeline"') && heard())
        response.on('error', () => {})
        resolve()
      })
      .on('error', () => {})
  })

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000))

/** What a process holds in memory, in MB (Linux). */
const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
