import { z } from 'zod'

const addresses = (pattern: RegExp, example: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine((all) => all.every((address) => pattern.test(address)), `such as ${example}`)

/** How two browsers find a way to one another. */
export const webRtcSettings = z
  .object({
    STUN_URLS: z
      .string()
      .pipe(addresses(/^stuns?:[^\s:/?]+(:\d{1,5})?$/, 'stun:turn.manzil.example:3478'))
      .optional(),
    TURN_URLS: z
      .string()
      .pipe(
        addresses(
          /^turns?:[^\s:/?]+(:\d{1,5})?(\?transport=(udp|tcp))?$/,
          'turn:turn.manzil.example:3478',
        ),
      )
      .optional(),
    TURN_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  })
  .refine((e) => (e.TURN_URLS === undefined) === (e.TURN_SECRET === undefined), {
    path: ['TURN_SECRET'],
    message: 'stands beside TURN_URLS, and only there',
  })
  .transform(({ STUN_URLS: stun = [], TURN_URLS: urls, TURN_SECRET: secret }) => ({
    stun,
    turn: urls !== undefined && secret !== undefined ? { urls, secret } : null,
  }))
export type WebRtcSettings = z.output<typeof webRtcSettings>
