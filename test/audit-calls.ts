import fs from 'node:fs'
import path from 'node:path'

const source = path.resolve(import.meta.dirname, '../src')

/** A call that writes to the audit log, as the code has it. */
interface AuditCall {
  file: string
  /** The kind of event. */
  action: string
  /** Whom it is about. */
  subject: string
  /** What it tells besides. */
  told: string
}

/** The text up to the bracket that closes the one before it. */
function untilClosed(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1
    if (')]}'.includes(text[at]!) && (depth -= 1) === 0) return text.slice(0, at)
  }
  return text
}

/** What a call's arguments are, one by one. */
function argumentsOf(call: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of call) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.map((one) => one.trim()).filter((one) => one !== '')
}

/** Each call of the product that writes to the audit log. */
export const auditCalls = (): AuditCall[] =>
  fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|platform\/server\/audit\.ts$/.test(file),
    )
    .flatMap((file) => {
      // However the formatter broke its lines.
      const text = fs.readFileSync(path.join(source, file), 'utf8').replaceAll(/\s+/g, ' ')
      return [...text.matchAll(/\b(audit|auditAs)\(/g)].map(({ 0: { length }, 1: name, index }) => {
        const given = argumentsOf(untilClosed(text.slice(index + length)))
        const [action = '', subject = '', told = ''] = given.slice(name === 'auditAs' ? 2 : 1)
        return { file, action, subject, told }
      })
    })

/** The texts that an argument may be. */
export const literals = (text: string): string[] =>
  [...text.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, put]) => plain ?? put ?? '')

/** The kinds of subject that a call may be about: what stands in 'kind:id' before the colon. */
export const kindsOfSubject = ({ subject }: AuditCall): string[] =>
  literals(subject).map((text) => text.split(':')[0] ?? '')
