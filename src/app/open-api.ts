import { proofHeader } from '../features/accounts/proof-rules.ts'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import { rulesOf } from '../features/accounts/role-rules.ts'
import type { Endpoint } from '../platform/shared/endpoint.ts'
import { endpointOfRoute, filesOfRoute } from '../platform/server/http.ts'
import { rolesFor } from '../platform/shared/endpoint.ts'

/** The contracts but those of operators as OpenAPI at /api/openapi.json and as a page to read at /api/docs. */
export function mountOpenApi(app: FastifyInstance): void {
  const endpoints: Described[] = []
  app.addHook('onRoute', (route: RouteOptions) => {
    const endpoint = endpointOfRoute(route)
    if (endpoint && route.method === endpoint.method && !isOperators(endpoint))
      endpoints.push({ ...endpoint, files: filesOfRoute(route) })
  })
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(describe(endpoints))
    return reply.type('application/json').send(document)
  })
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(readable(endpoints)),
  )
}

/** What is for operators alone is nobody's to read: they have the console. */
const isOperators = ({ access, path }: Endpoint): boolean => {
  const roles = rolesFor(access)
  const isTheirs = roles.length > 0 && roles.every((role) => rulesOf(role).operates)
  return isTheirs || path.startsWith('/api/admin/')
}

/** An endpoint, and the fields of its form that are files. */
interface Described extends Endpoint {
  files: readonly string[]
}

function describe(endpoints: readonly Described[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Manzil',
      version: '1',
      description:
        'Answers are {success, data, message}; refusals {success: false, message, code, errors?}.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { ProofRequired: proofRequired },
    },
    paths,
  }
}

/** What may be answered where a stranger can cause cost: solved, the call goes through. */
const proofRequired = {
  description: `Too many calls (RATE_LIMITED, with Retry-After), or a proof of work is needed first (PROOF_REQUIRED): find the counter (32 bits, big-endian, behind the bytes of \`nonce\`) whose key, derived with \`salt\` and \`cost\` rounds of PBKDF2 with SHA-256, begins with \`keyPrefix\`, as altcha-lib does, and repeat the call with the header ${proofHeader}: base64url of the JSON {challenge, solution: {counter, derivedKey}}. A challenge is for this number and purpose, once, for five minutes.`,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { const: false },
          code: { enum: ['RATE_LIMITED', 'PROOF_REQUIRED'] },
          message: { type: 'string' },
          challenge: {
            type: 'object',
            properties: { parameters: { type: 'object' }, signature: { type: 'string' } },
          },
        },
      },
    },
  },
}

function operation(endpoint: Described): object {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1]))
  const isQuery = endpoint.method === 'GET'
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => isQuery || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (input.required ?? []).includes(name),
      schema,
    }))
  const output = z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' })
  return {
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    ...describedAccess(endpoint),
    parameters,
    ...(!isQuery && bodyOf(input, inPath, endpoint.files)),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { success: { const: true }, data: output, message: { type: 'string' } },
            },
          },
        },
      },
      ...(endpoint.access === 'public' &&
        !isQuery && { 429: { $ref: '#/components/responses/ProofRequired' } }),
    },
  }
}

function describedAccess({ access, proof }: Endpoint): { description?: string } {
  const sentences = [
    rolesFor(access).length > 0 && `For: ${rolesFor(access).join(', ')}.`,
    proof !== undefined &&
      `403 STEP_UP_REQUIRED when ${proof === 'recent' ? 'the caller' : `the ${proof.of}`} has not proved lately who she is.`,
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

interface Schema {
  type?: string
  properties?: Record<string, object>
  required?: string[]
  allOf?: Schema[]
}

/** What stands in the path is no part of the body; a call with files takes them in a form, and JSON where it can do without. */
function bodyOf(
  input: Schema,
  inPath: ReadonlySet<string | undefined>,
  files: readonly string[],
): object {
  const fields = withoutFields(input, inPath)
  if (files.length === 0 && isEmpty(fields)) return {}
  const binary = {
    type: 'object',
    properties: Object.fromEntries(
      files.map((name) => [name, { type: 'string', format: 'binary' }]),
    ),
  }
  // A field that is a file in a form is there no text.
  const form = files.length > 0 && {
    'multipart/form-data': { schema: { allOf: [withoutFields(fields, new Set(files)), binary] } },
  }
  return { requestBody: { content: { ...form, 'application/json': { schema: fields } } } }
}

const isEmpty = ({ type, properties = {}, allOf = [] }: Schema): boolean =>
  type === 'object' && Object.keys(properties).length === 0 && allOf.every(isEmpty)

function withoutFields(schema: Schema, names: ReadonlySet<string | undefined>): Schema {
  const { properties, required, allOf, ...rest } = schema
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => !names.has(name)),
      ),
    }),
    ...(required && { required: required.filter((name) => !names.has(name)) }),
    ...(allOf && { allOf: allOf.map((part) => withoutFields(part, names)) }),
  }
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const readable = (
  endpoints: readonly Endpoint[],
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Manzil API</title>
<style>body{font:15px/1.6 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#221a16;background:#fbf8f3}td,th{text-align:start;padding:.4rem .8rem;border-bottom:1px solid #e6dccd;vertical-align:top}code{font-size:.9em}</style>
<h1>Manzil API</h1><p>The whole description: <a href="/api/openapi.json">openapi.json</a></p>
<table><thead><tr><th>Call<th>For<th>What it does</thead><tbody>${endpoints
  .map(
    (e) =>
      `<tr><td><code>${e.method} ${escape(e.path)}</code><td>${escape(String(e.access).replaceAll(',', ', '))}<td>${escape(e.summary)}`,
  )
  .join('\n')}</tbody></table></html>`
