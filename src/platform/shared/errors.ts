import type { TextParams } from './fill-text.ts'

/** Everything that can go wrong on purpose. The code is also the key of its text, and decides the HTTP status. */
export const statusOfCode = {
  INVALID: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  ROLE_MISMATCH: 403,
  SECOND_FACTOR_REQUIRED: 403,
  STEP_UP_REQUIRED: 403,
  ACCOUNT_CLOSING: 403,
  NOT_FOUND: 404,
  INVALID_TRANSITION: 409,
  CANDIDATE_UNAVAILABLE: 409,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  PROOF_REQUIRED: 429,
  INTERNAL: 500,
  GATEWAY_FAILED: 502,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOfCode

/** Field → keys of texts; the edge turns them into messages in the reader's language. */
export type FieldErrors = Record<string, string[]>

/** By what someone can prove who she is, and whether a code of her second factor belongs to it. */
export interface StepUpOffer {
  methods: string[]
  needs_code: boolean
}

interface ErrorDetail {
  /** Key of a more exact text than the code's own. */
  message?: string
  /** Values that the text names. */
  params?: TextParams
  errors?: FieldErrors
  retryAfterSeconds?: number
  /** How whoever asks can prove who she is. */
  stepUp?: StepUpOffer
  /** What has to be solved first, with PROOF_REQUIRED. */
  challenge?: object
  /** Another status than the code's own. */
  status?: number
}

/** The one error that use cases throw: a code, and what the reader needs to know. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: ErrorDetail

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? code)
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return this.detail.status ?? statusOfCode[this.code]
  }
}

/** What a policy answers where it doesn't allow: what the use case throws, and why an answer doesn't offer it. */
export interface Refusal extends ErrorDetail {
  code: ErrorCode
}

/** Throws what a policy answered; nothing where it allows. */
export function enforce(refusal: Refusal | null): void {
  if (refusal !== null) refuse(refusal)
}

/** Throws a refusal that a policy names. */
export function refuse({ code, ...detail }: Refusal): never {
  throw new AppError(code, detail)
}

/** A refusal that names one field. */
export const invalid = (field: string, message: string): AppError =>
  new AppError('INVALID', { message, errors: { [field]: [message] } })
