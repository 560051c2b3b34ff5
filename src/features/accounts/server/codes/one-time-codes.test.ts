import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext } from '../../../../../test/people.ts'
import { freshPhone } from '../../../../../test/sign-up.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { registerAs } from '../../contract.ts'
import { type CodeTarget, issueCode, voidCodes, withCode } from './one-time-codes.ts'
import { oneTimeCodes } from '../tables.ts'

const app = useTestApp()
let ctx: Context
let target: CodeTarget
const start = new Date('2026-03-10T09:00:00Z')

beforeEach(() => {
  app.clock.now = start
  ctx = jobContext(app)
  target = { purpose: 'sign-up', phoneNumber: freshPhone(), role: 'employer' }
})

const later = (seconds: number): Context => ({
  ...ctx,
  now: new Date(start.getTime() + seconds * 1000),
})
/** 'right', or the key of the refusal. */
const outcome = (code: string, at = ctx, whom = target): Promise<string> =>
  withCode(at, whom, code, async () => 'right').catch((error: Error) => error.message)
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a one-time code', () => {
  // spec: 1.4 Codes made and checked in the browser
  // asvs: 6.5.3
  // asvs: 6.5.4
  test('is six digits, kept as a hash', async () => {
    const code = await issueCode(ctx, target)
    expect(code).toMatch(/^\d{6}$/)
    const [row] = await ctx.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.phoneNumber, target.phoneNumber))
    expect(row?.codeHash).toMatch(/^[\w-]{8}\.[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('works once', async () => {
    const code = await issueCode(ctx, target)
    expect(await outcome(code)).toBe('right')
    expect(await outcome(code)).toBe('codeVoid')
  })

  // asvs: 6.5.1
  test('works once, when it comes in twice at the same moment', async () => {
    const code = await issueCode(ctx, target)
    const outcomes = await Promise.all([outcome(code), outcome(code), outcome(code)])
    expect(outcomes.toSorted()).toEqual(['codeVoid', 'codeVoid', 'right'])
  })

  test('stays usable when what it was for fails', async () => {
    const code = await issueCode(ctx, target)
    await expect(
      withCode(ctx, target, code, async () => {
        throw new Error('the work failed')
      }),
    ).rejects.toThrow('the work failed')
    expect(await outcome(code)).toBe('right')
  })

  // spec: 1.4 Codes made and checked in the browser
  test('is void after ten minutes', async () => {
    const code = await issueCode(ctx, target)
    expect(await outcome(code, later(600))).toBe('codeVoid')
    expect(await outcome(code, later(599))).toBe('right')
  })

  test('is void when a newer one was sent', async () => {
    const first = await issueCode(ctx, target)
    const second = await issueCode(ctx, target)
    if (first !== second) expect(await outcome(first)).toBe('codeWrong')
    expect(await outcome(second)).toBe('right')
  })

  test('is void when the number has changed hands', async () => {
    const code = await issueCode(ctx, target)
    await voidCodes(ctx, target.phoneNumber)
    expect(await outcome(code)).toBe('codeVoid')
  })

  // spec: 1.4 Codes made and checked in the browser
  test('has five tries, the fifth included', async () => {
    const code = await issueCode(ctx, target)
    for (let tries = 0; tries < 4; tries++) expect(await outcome(wrong(code))).toBe('codeWrong')
    expect(await outcome(code)).toBe('right')
  })

  test('is void after five wrong tries, and a new one works', async () => {
    const code = await issueCode(ctx, target)
    for (let tries = 0; tries < 5; tries++) expect(await outcome(wrong(code))).toBe('codeWrong')
    expect(await outcome(code)).toBe('codeVoid')
    expect(await outcome(await issueCode(ctx, target))).toBe('right')
  })

  test('has five tries however many come at once', async () => {
    const code = await issueCode(ctx, target)
    const codes = [
      ...Array.from({ length: 50 }, (_, index) => String(index).padStart(6, '0')).filter(
        (other) => other !== code,
      ),
      code,
    ]
    const outcomes = await Promise.all(codes.map((one) => outcome(one)))
    expect(outcomes.filter((one) => one !== 'codeVoid')).toHaveLength(5)
  })

  describe('that anybody may ask for', () => {
    const [hers, elsewhere] = ['78.100.1.1', '78.100.2.2']
    const from = (address: string): Context => ({ ...ctx, address })
    const stranger = (one: number): Context => from(`10.0.0.${one}`)
    beforeEach(() => void (target = { ...target, isAnybodys: true }))

    test('has five tries from where it was asked, whatever others try', async () => {
      const code = await issueCode(from(hers), target)
      for (let one = 1; one <= 30; one++) await outcome(wrong(code), stranger(one))
      for (let tries = 0; tries < 4; tries++)
        expect(await outcome(wrong(code), from(hers))).toBe('codeWrong')
      expect(await outcome(code, from(hers))).toBe('right')
    })

    test('is void by nobody else’s asking, and works once of all', async () => {
      const code = await issueCode(from(hers), target)
      const strangers = await issueCode(stranger(1), target)
      expect(await outcome(code, from(hers))).toBe('right')
      expect(await outcome(strangers, stranger(1))).toBe('codeVoid')
    })

    test('is typed elsewhere, too, such as on her phone: five times from there', async () => {
      const code = await issueCode(from(hers), target)
      for (let tries = 0; tries < 4; tries++)
        expect(await outcome(wrong(code), from(elsewhere))).toBe('codeWrong')
      expect(await outcome(code, from(elsewhere))).toBe('right')
      const next = await issueCode(from(hers), target)
      for (let tries = 0; tries < 5; tries++) await outcome(wrong(next), from(elsewhere))
      expect(await outcome(next, from(elsewhere))).toBe('codeVoid')
      expect(await outcome(next, from(hers))).toBe('right')
    })

    // asvs: 6.6.3
    test('is looked at twenty times for all others together, however many come at once', async () => {
      const code = await issueCode(from(hers), target)
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, one) => outcome(wrong(code), stranger(one))),
      )
      expect(outcomes.filter((one) => one === 'codeWrong')).toHaveLength(20)
      expect(await outcome(code, stranger(100))).toBe('codeVoid')
      expect(await outcome(code, from(hers))).toBe('right')
    })

    test('used by two at once, each with a code of her own, opens once', async () => {
      const mine = await issueCode(from(hers), target)
      const other = await issueCode(from(elsewhere), target)
      const outcomes = await Promise.all([
        outcome(mine, from(hers)),
        outcome(other, from(elsewhere)),
      ])
      expect(outcomes.toSorted()).toEqual(['codeVoid', 'right'])
    })
  })

  // asvs: 6.6.2
  test('opens nothing but what it was sent for', async () => {
    const part = <T>(same: T, other: T) => fc.constantFrom(same, other)
    await fc.assert(
      fc.asyncProperty(
        part('sign-up', 'reset-password'),
        part(target.phoneNumber, freshPhone()),
        part('employer', 'jobseeker'),
        async (purpose, phoneNumber, role) => {
          const code = await issueCode(ctx, target)
          const asked = { purpose, phoneNumber, role }
          // Someone else's code under the same number, purpose or role must not be taken for it either.
          const isIt = JSON.stringify(asked) === JSON.stringify(target)
          if (!isIt) await issueCode(ctx, asked)
          expect((await outcome(code, ctx, asked)) === 'right').toBe(isIt)
        },
      ),
      { numRuns: 24 },
    )
  })
})

describe('a code as typed', () => {
  const readCode = (typed: unknown): string | undefined => {
    const parsed = registerAs.employer.input.safeParse({
      phone_number: '+97433001122',
      full_name: 'A',
      password: 'hers alone',
      confirm_password: 'hers alone',
      otp_code: typed,
    })
    return parsed.success ? parsed.data.otp_code : undefined
  }

  test('is read in any digits, with spaces', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{6}$/),
        fc.constantFrom(0x30, 0x660, 0x6f0),
        fc.constantFrom('', ' '),
        (code, zero, gap) => {
          const typed = [...code]
            .map((digit) => String.fromCharCode(zero + Number(digit)))
            .join(gap)
          return readCode(typed) === code
        },
      ),
    )
  })

  // spec: 1.5 Six digits
  test('is refused unless it has six digits', () => {
    fc.assert(
      fc.property(fc.anything(), (typed) => {
        const read = readCode(typed)
        return read === undefined || /^\d{6}$/.test(read)
      }),
    )
    for (const typed of ['', '12345', '1234567', '12a456', 123456, null, undefined, ['123456']])
      expect(readCode(typed)).toBeUndefined()
  })
})
