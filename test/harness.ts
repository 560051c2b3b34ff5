import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { capabilities } from '../src/app/capabilities.ts'
import { createApp } from '../src/app/http.ts'
import type { Capability, Registry } from '../src/platform/server/capability.ts'
import { openBus } from '../src/platform/server/bus.ts'
import { type Config, readConfig } from '../src/platform/server/config/config.ts'
import type { LiveSettings } from '../src/platform/server/context.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { connect, type Connection } from '../src/platform/server/database/db.ts'
import { endpointOfRoute, filesOfRoute } from '../src/platform/server/http.ts'
import type { JobQueue } from '../src/platform/server/jobs.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import type { Endpoint, Input, Output } from '../src/platform/shared/endpoint.ts'
import { roleUrls } from '../src/platform/server/database/roles.ts'
import { databaseUrl, templateName } from './database.ts'
import { collectErrors } from './logged-errors.ts'
import { type TestJobs, openTestJobs } from './jobs.ts'
import { jobContext } from './people.ts'

/** What a call brought back. `data` is checked against the contract when the call succeeded. */
export interface Answer<T> {
  status: number
  data: T
  code: string | undefined
  message: string | undefined
  errors: Record<string, string[]> | undefined
  headers: Record<string, string | string[] | number | undefined>
  body: string
}

export interface CallOptions {
  /** Access token of whoever calls. */
  token?: string | undefined
  headers?: Record<string, string>
  /** Where the call comes from; 127.0.0.1 otherwise. */
  address?: string
}

export interface SentMessage {
  to: string
  text: string
  code?: string
  template: string
  unsubscribeUrl?: string
}

/** An address that answers: by a contract, or without one. */
export interface MountedRoute {
  methods: readonly string[]
  url: string
  endpoint: Endpoint | undefined
  /** The fields of its form that are files. */
  files: readonly string[]
}

export interface TestApp {
  app: FastifyInstance
  config: Config
  connection: Connection
  registry: Registry
  /** What is enqueued, and a worker that runs it when a test says so. */
  jobs: TestJobs
  queue: JobQueue
  settings: LiveSettings
  /** Its database, for other processes that shall work on it. */
  databaseUrl: string
  /** Runs SQL as the owner of the tables, which the app is not. */
  asOwner(sql: string): Promise<void>
  /** Every call that the app mounts by a contract. */
  endpoints: Endpoint[]
  /** All that the app mounts. */
  routes: MountedRoute[]
  /** The server's clock: set it to travel. */
  clock: { now: Date }
  /** Calls an endpoint of a contract over HTTP, in process. Wrong input is welcome: it goes out as it is. */
  call<E extends Endpoint>(
    endpoint: E,
    input: Input<E> | Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Answer<Output<E>>>
  /** Does the courier's part: what is due now leaves. Before each answer of success it is done already. */
  deliver(): Promise<void>
  /** The newest message in the outbox to this receiver. */
  lastMessage(to: string): SentMessage | undefined
  /** This test provokes errors: lines of the log with these words, or a delivery that throws with them, must come in it and don't fail it. */
  expectError(...words: string[]): void
}

/** An app on a database of its own, for the tests of one file, with more capabilities than the product's where it needs them. Call at the top of the file. */
export function useTestApp(
  settings: Record<string, string> = {},
  more: readonly Capability[] = [],
): TestApp {
  const errors = collectErrors()
  const test = {
    clock: { now: new Date('2026-03-10T09:00:00Z') },
    expectError: errors.expect,
  } as TestApp
  let cleanUp: () => Promise<void>

  beforeAll(async () => {
    const name = `test_${crypto.randomBytes(8).toString('hex')}`
    const adminUrl = inject('databaseAdminUrl')
    await administer(
      adminUrl,
      `create database ${name} template ${templateName} strategy file_copy`,
    )
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-data-'))
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO: 'off',
      ...settings,
    })
    const { url, ownerUrl } = roleUrls(databaseUrl(adminUrl, name))
    const log = {
      debug() {},
      info() {},
      warn() {},
      error: (...line: unknown[]) => errors.add(JSON.stringify(line)),
    }
    // A machine under load is no database that is away.
    const connection = connect(url, log, { patient: 'job' })
    const bus = await openBus(url, log)
    const registry = createRegistry([...capabilities, ...more])
    const live = standardSettings()
    const { queue, jobs, close } = await openTestJobs({
      url,
      connection,
      registry,
      log,
      now: () => test.clock.now,
      context: () => jobContext(test),
    })
    const app = createApp({
      config,
      connection,
      bus,
      registry,
      queue,
      settings: live,
      clock: () => test.clock.now,
      logTo: { write: errors.add },
    })
    const routes: MountedRoute[] = []
    const deliver = () => jobs.work('deliver-message')
    const deliverNext = oneAfterTheOther(deliver)
    app.addHook('onRoute', (route) => {
      const methods = [route.method].flat()
      const endpoint = endpointOfRoute(route)
      if (endpoint && !methods.includes(endpoint.method)) return
      routes.push({ methods, url: route.url, endpoint, files: filesOfRoute(route) })
    })
    app.addHook('onSend', async (_request, reply) => {
      // An answer stands, whatever becomes of the delivery.
      if (reply.statusCode < 400)
        await deliverNext().catch((error: Error) =>
          errors.add(`a delivery threw: ${error.message}`),
        )
    })
    await app.ready()
    Object.assign(test, {
      app,
      config,
      connection,
      registry,
      queue,
      jobs,
      settings: live,
      databaseUrl: url,
      asOwner: (text: string) => administer(ownerUrl, text),
      endpoints: routes.flatMap(({ endpoint }) => endpoint ?? []),
      routes,
      call: caller(app),
      deliver,
      lastMessage: (to: string) => lastMessage(dataDir, to),
    })
    cleanUp = async () => {
      await app.close()
      await close()
      await bus.close()
      await connection.close()
      await administer(adminUrl, `drop database ${name} with (force)`)
      fs.rmSync(dataDir, { recursive: true, force: true })
      errors.check()
    }
  })
  afterEach(() => errors.check())
  afterAll(() => cleanUp?.())
  return test
}

/** Many who ask at once share the next run; it begins after they asked. */
function oneAfterTheOther(run: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | undefined
  return () =>
    (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return (running = run())
      }))
}

const caller =
  (app: FastifyInstance): TestApp['call'] =>
  async <E extends Endpoint>(
    endpoint: E,
    input: Input<E> | Record<string, unknown>,
    options: CallOptions = {},
  ) => {
    const rest = { ...(input as Record<string, unknown>) }
    const url = endpoint.path.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(rest[key])
      delete rest[key]
      return encodeURIComponent(value)
    })
    const headers = {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    }
    const request: InjectOptions = {
      method: endpoint.method,
      url,
      headers,
      ...(options.address && { remoteAddress: options.address }),
    }
    if (endpoint.method === 'GET') request.query = queryOf(rest)
    else request.payload = rest
    const response = await app.inject(request)
    const body = jsonOf(response.body)
    const data = (
      response.statusCode < 300 && body ? endpoint.output.parse(body.data) : body?.data
    ) as Output<E>
    return {
      status: response.statusCode,
      data,
      code: body?.code,
      message: body?.message,
      errors: body?.errors,
      headers: response.headers,
      body: response.body,
    }
  }

const queryOf = (values: Record<string, unknown>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )

interface Body {
  data?: unknown
  code?: string
  message?: string
  errors?: Record<string, string[]>
}
const jsonOf = (text: string): Body | undefined =>
  text.startsWith('{') ? (JSON.parse(text) as Body) : undefined

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

function lastMessage(dataDir: string, to: string): SentMessage | undefined {
  const file = path.join(dataDir, 'outbox', 'messages.ndjson')
  if (!fs.existsSync(file)) return undefined
  const lines = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SentMessage)
  return lines.findLast((line) => line.to === to)
}
