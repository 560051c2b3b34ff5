import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { plainDate, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { ruleKeys } from '../agreements/choices.ts'
import { offerKinds, sides, stages, templateStepKeys, uploadKinds, ways } from './choices.ts'

const stepStages = stages.filter((stage) => stage !== 'completed') as [
  'offerLetter',
  'medical',
  'visa',
  'otherDocs',
  'ticket',
  'pregnancyTest',
]
const needs = [...uploadKinds, ...offerKinds] as const

const step = z.object({
  key: z.enum(templateStepKeys, 'unknownChoice'),
  stage: z.enum(stepStages, 'unknownChoice'),
  actor: z.enum(sides, 'unknownChoice'),
  /** From when it can be begun until it is due. */
  days: wholeNumber(0, 365),
  waits_for: z
    .array(z.enum(templateStepKeys, 'unknownChoice'))
    .max(templateStepKeys.length, 'tooMany'),
  needs: z.array(z.enum(needs, 'unknownChoice')).max(needs.length, 'tooMany'),
  women_only: z.boolean('unknownChoice').default(false),
})
/** The steps of a way, as a case copies them. */
export const templateSteps = z.array(step)
export type TemplateStep = z.output<typeof step>

/** Without these a case could not be made, answered or ended. */
export const neededSteps = ['offer_letter', 'offer_answer', 'arrival'] as const

const template = z.object({
  id: z.int(),
  way: z.enum(ways),
  version: z.int(),
  effective_on: z.iso.date(),
  source: z.string(),
  steps: templateSteps,
  created_at: z.iso.datetime().nullable(),
  by: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
})
export type Template = z.output<typeof template>

export const listTemplates = endpoint('GET', '/api/admin/recruitment-templates/', {
  access: 'admin',
  summary: 'The steps after a hire by way: the version in force, and the newest others',
  input: z.object({}),
  output: z.object({
    ways: z.array(z.object({ way: z.enum(ways), in_force: z.int(), versions: z.array(template) })),
  }),
})

export const addTemplate = endpoint('POST', '/api/admin/recruitment-templates/', {
  access: 'admin',
  summary:
    'A new version of the steps, from a day on; `version` is the newest one that the operator has seen. Running cases keep theirs',
  input: z.object({
    way: z.enum(ways, 'unknownChoice'),
    version: wholeNumber(0, 1_000_000),
    effective_on: plainDate,
    source: requiredText('sourceRequired', 200),
    steps: templateSteps
      .min(1, 'templateStepMissing')
      .max(templateStepKeys.length, 'tooMany')
      .superRefine((steps, { addIssue }) => {
        const above = new Set<string>()
        for (const [index, { key, waits_for }] of steps.entries()) {
          if (above.has(key))
            addIssue({ code: 'custom', path: [index, 'key'], message: 'templateStepTwice' })
          if (!waits_for.every((other) => above.has(other)))
            addIssue({ code: 'custom', path: [index, 'waits_for'], message: 'templateWaitsBelow' })
          above.add(key)
        }
        if (!neededSteps.every((key) => above.has(key)))
          addIssue({ code: 'custom', message: 'templateStepMissing' })
      }),
  }),
  output: template,
})

export const recruitmentRuleKeys = [...ruleKeys, 'visa_centre_countries'] as const

const rule = z.object({
  key: z.enum(recruitmentRuleKeys),
  effective_on: z.iso.date(),
  /** A number, or the countries with a visa centre. */
  value: z.union([z.number(), z.array(z.string())]),
  source: z.string(),
  created_at: z.iso.datetime().nullable(),
  by: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
})
export type RecruitmentRule = z.output<typeof rule>

export const listRules = endpoint('GET', '/api/admin/recruitment-rules/', {
  access: 'admin',
  summary:
    'What the law demands of an offer, and where visa centres are: each with its days, newest first',
  input: z.object({}),
  output: z.object({ rules: z.array(rule) }),
})

export const addRule = endpoint('POST', '/api/admin/recruitment-rules/', {
  access: 'admin',
  summary: 'A rule from a day on; what has begun stays as it was',
  input: z.object({
    key: z.enum(recruitmentRuleKeys, 'unknownChoice'),
    effective_on: plainDate,
    value: z.unknown(),
    source: requiredText('sourceRequired', 200),
  }),
  output: rule,
})
