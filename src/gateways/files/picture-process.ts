import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Config } from '../../platform/server/config/config.ts'
import { AppError, type Refusal, refuse } from '../../platform/shared/errors.ts'
import type { Cut, DrawnForm } from './draw-picture.ts'

/** What is done with a picture on this machine's disk: looked at, whether it is whole and small enough; or drawn, in these cuts. */
export type PictureWork =
  | { what: 'judge'; path: string }
  | { what: 'draw'; path: string; cuts: Cut[] }

export type PictureAnswer = { drawn: DrawnForm[][] } | { refusal: Refusal }

/** What decides whether a process beside the server gives way. */
export type Machine = Pick<Config, 'production' | 'rateLimits'>

const patienceMs = 60_000
const idleMs = 60_000

interface Running {
  child: ChildProcess
  waiting: Map<number, { answer: (said: PictureAnswer) => void; fail: (error: Error) => void }>
  idle: NodeJS.Timeout | undefined
}

const running = new Map<boolean, Running>()
let asked = 0

/**
 * Opens a picture in a process of its own, which gives way to whoever answers and knows no secret; it is there while there is work for
 * it. Gives each cut in its widths. Refuses what is damaged or too large; 503 where the process fell over the picture.
 */
export async function inPictureProcess(
  machine: Machine,
  work: PictureWork,
): Promise<DrawnForm[][]> {
  const { child, waiting, idle } = processOf(machine)
  clearTimeout(idle)
  const id = (asked += 1)
  let patience: NodeJS.Timeout | undefined
  const answer = await new Promise<PictureAnswer>((answer, fail) => {
    waiting.set(id, { answer, fail })
    patience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.send({ id, work }, (error) => error && fail(gone()))
  }).finally(() => {
    clearTimeout(patience)
    waiting.delete(id)
    restWhenIdle(machine)
  })
  if ('refusal' in answer) refuse(answer.refusal)
  return answer.drawn
}

/** Who draws at the moment, if anybody does. */
export const pictureProcess = (machine: Machine): ChildProcess | undefined =>
  running.get(givesWay(machine))?.child

/** A process that works beside the server takes what processor it leaves. */
export function giveWay(machine: Machine, { pid }: ChildProcess): void {
  if (!givesWay(machine) || pid === undefined) return
  os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  lowerSession(pid)
}

/**
 * Linux shares processors between sessions first, and by priority only within each: a session of its own (`detached`) is
 * as much as the database's, until it is lowered itself (sched(7), 'The autogroup feature').
 */
function lowerSession(pid: number): void {
  const groupOf = (id: number | 'self'): string => `/proc/${id}/autogroup`
  try {
    const nameOf = (id: number | 'self') => fs.readFileSync(groupOf(id), 'utf8').split(' ')[0]
    if (nameOf(pid) !== nameOf('self'))
      fs.writeFileSync(groupOf(pid), String(os.constants.priority.PRIORITY_LOW))
  } catch {
    // Where nothing is shared by sessions its own priority says it all.
  }
}

/** As it is with shedding load: a machine that runs tests is late by nature, and who gives way there waits for ever. */
const givesWay = ({ production, rateLimits }: Machine): boolean => production && rateLimits

function processOf(machine: Machine): Running {
  const kind = givesWay(machine)
  const known = running.get(kind)
  if (known !== undefined) return known
  const child = fork(path.join(import.meta.dirname, 'picture-worker.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    detached: true,
  })
  giveWay(machine, child)
  // Nobody waits for it to end.
  child.unref()
  child.channel?.unref()
  const begun: Running = { child, waiting: new Map(), idle: undefined }
  running.set(kind, begun)
  child.on('message', ({ id, ...said }: { id: number } & PictureAnswer) =>
    begun.waiting.get(id)?.answer(said),
  )
  const over = () => {
    if (running.get(kind) === begun) running.delete(kind)
    for (const { fail } of begun.waiting.values()) fail(gone())
  }
  child.on('error', over)
  child.on('exit', over)
  return begun
}

function restWhenIdle(machine: Machine): void {
  const known = running.get(givesWay(machine))
  if (known === undefined || known.waiting.size > 0) return
  clearTimeout(known.idle)
  known.idle = setTimeout(() => {
    running.delete(givesWay(machine))
    known.child.disconnect()
  }, idleMs).unref()
}

const gone = (): AppError =>
  new AppError('UNAVAILABLE', { message: 'picturesBusy', retryAfterSeconds: 10 })
