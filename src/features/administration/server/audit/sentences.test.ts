import { describe, expect, test } from 'vitest'
import { auditCalls, kindsOfSubject, literals } from '../../../../../test/audit-calls.ts'
import { agreementActs } from '../../../agreements/choices.ts'
import { alertKinds } from '../../../billing/alert-contract.ts'
import { paymentMoves } from '../../../billing/contract.ts'
import { reviewStates } from '../../../reviews/choices.ts'
import { transitions } from '../../../hiring/contract.ts'
import { markInterview } from '../../../hiring/meeting-contract.ts'
import { stepStates } from '../../../recruitment/choices.ts'
import { audit as ar } from '../../messages.audit.ar.ts'
import { audit as en } from '../../messages.audit.en.ts'
import { fields as formAr } from '../../../profiles/messages.fields.ar.ts'
import { fields as formEn } from '../../../profiles/messages.fields.en.ts'

const interviewMarks = markInterview.input.shape.kind.options

/** What stands in the gaps of kinds that are put together. */
const filled: Record<string, readonly string[]> = {
  'pipeline.${transition}': Object.keys(transitions),
  'payment.${move}': Object.keys(paymentMoves),
  'money.${kind}': alertKinds,
  'review.${state}': reviewStates,
  'agreement.${act}': agreementActs,
  'interview.${answer}': ['accepted', 'declined'],
  'interview.${kind}': interviewMarks,
  'recruitment.${step.state}': stepStates,
  'recruitment.offer_${status}': ['accepted', 'declined'],
}

/** Parts that a call hands on by a name, not by naming them. */
const handed: Record<string, readonly string[]> = {
  finals: ['sentCount', 'failedCount', 'withdrawnCount'],
  service: ['kind', 'amountMinor'],
  subject: ['employerId', 'candidateId', 'template', 'begun'],
  // web/audit/audit-words.test.ts has the words of what a save can change.
  'loggedChange(before, after)': [],
}

/** The names of the parts that a call tells, those of parts included. */
function partsOf(told: string): string[] {
  if (told === '') return []
  if (!told.startsWith('{')) return [...(handed[told] ?? [`not understood: ${told}`])]
  let text = told.replaceAll(/`[^`]*`|'[^']*'/g, "''")
  while (/\([^(){}]*\)/.test(text)) text = text.replaceAll(/\([^(){}]*\)/g, '')
  return [...text.matchAll(/[{,] ?(\w+)(?= ?[:,}])/g)].map(([, part = '']) => part)
}

const written = auditCalls()
const parts = written.flatMap(({ file, told }) => partsOf(told).map((part) => ({ file, part })))
const kinds = [...new Set(written.flatMap(({ action }) => literals(action)))].flatMap((kind) => {
  const gaps = filled[kind]
  return gaps === undefined ? [kind] : gaps.map((value) => kind.replace(/\$\{[^}]+\}/, value))
})

describe('the audit log has words', () => {
  // spec: 3.4 The log in words
  test('for each kind of event that the product writes, in both languages, and for no other', () => {
    expect(written.length).toBeGreaterThan(100)
    expect(written.filter(({ action }) => literals(action).length === 0)).toEqual([])
    for (const texts of [en, ar]) {
      expect(Object.keys(texts.events).toSorted()).toEqual([...new Set(kinds)].toSorted())
      for (const [kind, sentence] of Object.entries(texts.events))
        expect({ kind, isSaid: sentence.trim().length > 3 }).toEqual({ kind, isSaid: true })
    }
  })

  // spec: 3.4 The log in words
  test('that are another for each kind, so that a choice of words is a choice of kinds', () => {
    for (const texts of [en, ar])
      expect(new Set(Object.values(texts.events)).size).toBe(Object.keys(texts.events).length)
  })

  test('for each kind of subject', () => {
    const subjects = written.flatMap(kindsOfSubject)
    for (const texts of [en, ar])
      expect([...new Set(subjects)].filter((kind) => !(kind in texts.subjects))).toEqual([])
  })

  // spec: 3.4 The log in words
  test('for each part that an event tells', () => {
    expect(parts.length).toBeGreaterThan(150)
    for (const words of [
      { ...formEn, ...en.fields },
      { ...formAr, ...ar.fields },
    ])
      expect(parts.filter(({ part }) => !(part in words))).toEqual([])
  })
})
