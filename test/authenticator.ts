import crypto from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import * as calls from '../src/features/accounts/passkeys-contract.ts'
import type { Output } from '../src/platform/shared/endpoint.ts'
import type { TestApp } from './harness.ts'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (data: Uint8Array | string): Bytes =>
  Uint8Array.from(typeof data === 'string' ? Buffer.from(data) : data)
const sha256 = (data: Uint8Array | string): Buffer =>
  crypto.createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url')

const flag = { present: 1, verified: 4, canBackUp: 8, backedUp: 16, hasKey: 64 }

interface Behaviour {
  /** The page on which it is used. */
  origin?: string
  /** The site for which it signs. */
  rpId?: string
  /** Whether it makes sure of its owner. */
  isVerifying?: boolean
  /** The challenge that it signs, in place of the one it was given. */
  challenge?: string
}

type Created = Output<typeof calls.startPasskey>
type Asked = Output<typeof calls.startPasskeySignIn>

/** A device that makes one passkey and signs with it, by ES256, as browsers bring it to the server. */
export class Authenticator {
  readonly id = encoded(crypto.randomBytes(32))
  /** How often it has signed; it counts where this is set, as a key of its own does and one of a password manager doesn't. */
  counter: number | null
  userHandle = ''
  private readonly keys = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })

  constructor({ counter = null }: { counter?: number | null } = {}) {
    this.counter = counter
  }

  /** The same key on another device. */
  clone(): Authenticator {
    return Object.assign(Object.create(Authenticator.prototype) as Authenticator, this)
  }

  create(options: Created, behaviour: Behaviour = {}) {
    this.userHandle = options.user.id
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const coordinate = (part = '') => bytes(Buffer.from(part, 'base64url'))
    const key = isoCBOR.encode(
      new Map<number, number | Bytes>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    )
    const credentialId = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const authData = Buffer.concat([
      this.state(options.rp.id, flag.hasKey, behaviour),
      Buffer.alloc(16),
      length,
      credentialId,
      key,
    ])
    const attestation = isoCBOR.encode(
      new Map<string, string | Bytes | Map<never, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<never, never>()],
        ['authData', bytes(authData)],
      ]),
    )
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, behaviour),
        attestationObject: encoded(attestation),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  sign(options: Asked, behaviour: Behaviour = {}) {
    if (this.counter !== null) this.counter += 1
    const clientDataJSON = clientData('webauthn.get', options.challenge, behaviour)
    const authData = this.state(options.rpId, 0, behaviour)
    const signature = crypto.sign(
      'sha256',
      Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]),
      this.keys.privateKey,
    )
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: encoded(authData),
        signature: encoded(signature),
        userHandle: this.userHandle,
      },
    }
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  private state(rpId: string, more: number, { rpId: signsFor, isVerifying = true }: Behaviour) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter ?? 0)
    const isSynced = this.counter === null ? flag.canBackUp | flag.backedUp : 0
    const flags = flag.present | (isVerifying ? flag.verified : 0) | isSynced | more
    return Buffer.concat([sha256(signsFor ?? rpId), Buffer.from([flags]), counter])
  }
}

const clientData = (
  type: string,
  given: string,
  { origin = 'http://localhost:3000', challenge = given }: Behaviour,
): string => encoded(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Someone's new passkey, made on a device of her own. */
export async function addPasskeyTo(
  app: TestApp,
  session: { token: string },
  device = new Authenticator(),
): Promise<Authenticator> {
  const asked = await app.call(calls.startPasskey, {}, session)
  const response = device.create(asked.data)
  const added = await app.call(calls.addPasskey, { response, name: 'Phone' }, session)
  if (added.status !== 200) throw new Error(`no passkey was added: ${added.body}`)
  return device
}

/** What a device that is asked to sign someone in brings. */
export async function signedBy(app: TestApp, device: Authenticator, behaviour?: Behaviour) {
  return device.sign((await app.call(calls.startPasskeySignIn, {})).data, behaviour)
}
