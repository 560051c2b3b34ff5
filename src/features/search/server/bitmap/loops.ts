/**
 * The loops over sets of rows, made at the start as WebAssembly that takes 512 rows a round (SIMD): five to six times as fast as the
 * same loops in JavaScript, and alike whoever calls them. Each is a few instructions, so they are written out here, by the numbers of
 * the WebAssembly specification. An address is a byte of the memory, a length a number of bytes: whole rounds, at least one.
 */
export interface Loops {
  and(into: number, a: number, b: number, length: number): void
  or(into: number, a: number, b: number, length: number): void
  /** What is in the first and not in the second. */
  andNot(into: number, a: number, b: number, length: number): void
  /** Moves to `sure` those of `open` who lack a bit; those who have it stay open. */
  below(sure: number, open: number, bits: number, length: number): void
  /** Moves to `sure` those of `open` who have a bit; those who lack it stay open. */
  above(sure: number, open: number, bits: number, length: number): void
  /** Adds three binary digits: what stays, and what is carried. */
  add(digit: number, carry: number, a: number, b: number, c: number, length: number): void
  count(a: number, length: number): number
  countBoth(a: number, b: number, length: number): number
}

/** Bytes that a round takes. */
export const roundBytes = 64
const vectorBytes = 16

type Code = readonly number[]

const code = (...parts: readonly (number | Code)[]): Code => parts.flat()
const i32 = 0x7f
const v128 = 0x7b
const simd = (operation: number): Code => code(0xfd, unsigned(operation))
const get = (local: number): Code => [0x20, local]
const set = (local: number): Code => [0x21, local]
const load = (local: number, offset: number): Code =>
  code(get(local), simd(0x00), 4, unsigned(offset))
const store = (offset: number): Code => code(simd(0x0b), 4, unsigned(offset))
const add = 0x6a
const lessThan = 0x49
const and = simd(0x4e)
const andNot = simd(0x4f)
const or = simd(0x50)
const xor = simd(0x51)
const onesOfBytes = simd(0x62)
const addBytes = simd(0x6e)
const pairsOfBytes = simd(0x7d)
const pairsOfShorts = simd(0x7f)
const addInts = simd(0xae)
const lane = (number: number): Code => code(simd(0x1b), number)

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : code((value & 0x7f) | 0x80, unsigned(value >>> 7))
}

const offsets = Array.from({ length: roundBytes / vectorBytes }, (_, index) => index * vectorBytes)

/** Whatever `round` does at each offset, until the first address has come to its end, which is kept in `end`. */
function loop(addresses: readonly number[], length: number, end: number, round: Code): Code {
  const step = (local: number): Code => code(get(local), 0x41, 0xc0, 0x00, add, set(local))
  return code(
    code(get(0), get(length), add, set(end)),
    code(0x03, 0x40, round, addresses.flatMap(step)),
    code(get(0), get(end), lessThan, 0x0d, 0, 0x0b),
  )
}

/** A loop that writes: three addresses, a length. */
const writing = (at: (offset: number) => Code): Code =>
  code(1, 1, i32, loop([0, 1, 2], 3, 4, offsets.flatMap(at)), 0x0b)

const joined = (join: Code): Code =>
  writing((offset) => code(get(0), load(1, offset), load(2, offset), join, store(offset)))

const moved = (sure: Code, open: Code): Code =>
  writing((offset) =>
    code(
      code(get(0), load(0, offset), load(1, offset), load(2, offset), sure, or, store(offset)),
      code(get(1), load(1, offset), load(2, offset), open, store(offset)),
    ),
  )

/** A full adder. All is read before anything is written, as one place may be both. */
function added(): Code {
  const [digit, carry, a, b, c, length, end, differing, both] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const at = (offset: number): Code =>
    code(
      code(load(a, offset), load(b, offset), xor, set(differing)),
      code(load(a, offset), load(b, offset), and),
      code(load(c, offset), get(differing), and, or, set(both)),
      code(get(digit), get(differing), load(c, offset), xor, store(offset)),
      code(get(carry), get(both), store(offset)),
    )
  const addresses = [digit, carry, a, b, c]
  return code(2, 1, i32, 2, v128, loop(addresses, length, end, offsets.flatMap(at)), 0x0b)
}

/** A loop that counts: one or two addresses, a length. */
function counting(addresses: readonly number[]): Code {
  const length = addresses.length
  const [end, sum] = [length + 1, length + 2]
  const ones = (offset: number): Code =>
    code(
      addresses.flatMap((local) => load(local, offset)),
      addresses.slice(1).flatMap(() => and),
      onesOfBytes,
      offset > 0 ? addBytes : [],
    )
  const round = code(offsets.flatMap(ones), pairsOfBytes, pairsOfShorts)
  const sumOf = (number: number): Code => code(get(sum), lane(number), number > 0 ? [add] : [])
  return code(
    code(2, 1, i32, 1, v128),
    loop(addresses, length, end, code(get(sum), round, addInts, set(sum))),
    [0, 1, 2, 3].flatMap(sumOf),
    0x0b,
  )
}

const writes = 0
const counts = 1
const countsBoth = 2
const adds = 3
const loops: readonly [name: keyof Loops, type: number, body: Code][] = [
  ['and', writes, joined(and)],
  ['or', writes, joined(or)],
  ['andNot', writes, joined(andNot)],
  ['below', writes, moved(andNot, and)],
  ['above', writes, moved(and, andNot)],
  ['add', adds, added()],
  ['count', counts, counting([0])],
  ['countBoth', countsBoth, counting([0, 1])],
]

const sized = (content: Code): Code => code(unsigned(content.length), content)
const list = (items: readonly Code[]): Code => code(unsigned(items.length), items.flat())
const text = (value: string): Code => sized([...Buffer.from(value)])
const section = (number: number, content: Code): Code => code(number, sized(content))
const type = (given: number, result: Code): Code =>
  code(0x60, list(Array.from({ length: given }, () => [i32])), sized(result))

const compiled = new WebAssembly.Module(
  Uint8Array.from(
    code(
      code(0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
      section(1, list([type(4, []), type(2, [i32]), type(3, [i32]), type(6, [])])),
      section(2, list([code(text('rows'), text('memory'), 0x02, 0x00, 0x00)])),
      section(3, list(loops.map(([, kind]) => [kind]))),
      section(7, list(loops.map(([name], index) => code(text(name), 0x00, index)))),
      section(10, list(loops.map(([, , body]) => sized(body)))),
    ),
  ),
)

/** The loops on one memory. */
export function loopsOn(memory: WebAssembly.Memory): Loops {
  const instance = new WebAssembly.Instance(compiled, { rows: { memory } })
  return instance.exports as unknown as Loops
}
