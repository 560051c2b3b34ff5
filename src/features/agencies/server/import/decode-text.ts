import { AppError } from '../../../../platform/shared/errors.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'windows-1252'

const sampleBytes = 64 * 1024

/** In which letters a text is written: by its mark, by its zeros, as UTF-8 where it is that, else as Windows writes Arabic or Western letters. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = wideEncodingOf(bytes.subarray(0, sampleBytes))
  if (wide !== undefined) return wide
  return isUtf8(bytes) ? 'utf-8' : looksArabic(bytes) ? 'windows-1256' : 'windows-1252'
}

/** UTF-16 without a mark: separators and line ends leave a zero in every second byte. */
function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0] as [even: number, odd: number]
  for (let index = 0; index < bytes.length; index++)
    if (bytes[index] === 0) zeros[(index % 2) as 0 | 1]++
  const [even, odd] = zeros
  if (even + odd < bytes.length / 20) return undefined
  return odd >= even ? 'utf-16le' : 'utf-16be'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // In parts: a text of ten megabytes need not stand in memory twice.
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for (let at = 0; at < bytes.length; at += sampleBytes)
      decoder.decode(bytes.subarray(at, at + sampleBytes), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Arabic words are letters beyond ASCII side by side; a Western accent stands alone among plain letters. */
function looksArabic(bytes: Uint8Array): boolean {
  let [beside, alone] = [0, 0]
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) < 0x80) continue
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) beside++
    else alone++
  }
  return beside > alone
}

/** The text of a file, part by part; refuses what is no text. */
export function* decodeText(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += sampleBytes)
    yield plain(decoder.decode(bytes.subarray(at, at + sampleBytes), { stream: true }))
  yield plain(decoder.decode())
}

function plain(text: string): string {
  if (text.includes('\0'))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'importNotATable',
      errors: { file: ['importNotATable'] },
    })
  return text
}
