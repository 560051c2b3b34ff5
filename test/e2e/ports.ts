import { crc32 } from 'node:zlib'
import { root } from '../../scripts/command.ts'

/** Of this checkout, so that two beside each other don't meet: a hundred from 20,000 on. */
const ownPort = 20_000 + (crc32(root) % 120) * 100

/** The first worker's server listens here, the next one's on the next port; E2E_PORT for a second run in the same checkout. */
export const firstPort = Number(process.env.E2E_PORT ?? ownPort)
/** Of the packaged product, apart from the workers' servers. */
export const packagePort = firstPort + 20
/** Of the relay of calls, which takes sixty more. */
export const relayPort = firstPort + 30
