import process from 'node:process'

// A server of the journeys: it ends with whoever started it, even if that is killed.
const starter = process.ppid
setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

await import('../../scripts/start.ts')
