import crypto from 'node:crypto'
import type { Attributes } from '../../platform/server/tracing.ts'

const instanceId = crypto.randomUUID()

/** Who speaks: this process, which bears a number of its own among those of the same name. */
export const resourceOf = (given: Attributes) => ({
  attributes: attributesOf({ 'service.instance.id': instanceId, ...given }),
})

/** What says from which part of the process it comes. */
export const scope = { name: 'manzil' }

export const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/** OTLP writes whole numbers of 64 bits as texts. */
const valueOf = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) }

/** A time in milliseconds as OTLP says it. */
export const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1000)) * 1000n}`
