import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'

export interface Hire {
  employerId: number
  candidateId: number
}

/** A household has hired a candidate, in that transaction. */
export const hireCreated = defineEvent<Hire>('hiring.hireCreated')

/** A hire is undone, in that transaction. */
export const hireReverted = defineEvent<Hire>('hiring.hireReverted')

/** A selection is over without a hire: taken back, rejected, or she left; in that transaction. */
export const selectionEnded = defineEvent<Hire>('hiring.selectionEnded')

export interface InterviewChange {
  interviewId: number
  version: number
  /** `agreed`: the household took a time that the candidate had proposed. */
  kind: 'scheduled' | 'moved' | 'cancelled' | 'agreed'
}

/** The household has set, moved or called off an interview, or agreed to another time, in that transaction. */
export const interviewChanged = defineEvent<InterviewChange>('hiring.interviewChanged')

/** How many recruitments of a household were completed, of those hired since a moment (null: ever). */
export const countCompletedRecruitments = definePort<
  (ctx: Context, employerId: number, since: Date | null) => Promise<number>
>('hiring.countCompletedRecruitments')

/** How many offers a household has made since a moment (null: ever). */
export const countExtendedOffers = definePort<
  (ctx: Context, employerId: number, since: Date | null) => Promise<number>
>('hiring.countExtendedOffers')

/** Whether someone has arrived in the household that hired her; it stays so until the transaction ends. */
export const hasArrived =
  definePort<(ctx: Context, hire: Hire) => Promise<boolean>>('hiring.hasArrived')

/** A hire that is on its way home: what is to be done next for it, in the reader's words; null when nothing is. */
export interface OpenCase {
  candidateId: number
  next: { label: string; due_on: string | null; is_yours: boolean; path: string } | null
}
export const listOpenCases =
  definePort<(ctx: Context, employerId: number) => Promise<OpenCase[]>>('hiring.listOpenCases')

/** Whether a household has said what it needs. */
export const hasNeeds =
  definePort<(ctx: Context, employerId: number) => Promise<boolean>>('hiring.hasNeeds')

/** What a household asks for, what matters most to it first, and how each of some candidates who are listed meets it: of several things those that she offers and those that she doesn't. Null while it asks nothing. */
export interface NeedsMet {
  asked: { wish: string; isMust: boolean }[]
  of: Map<
    number,
    {
      percent: number
      answers: {
        wish: string
        verdict: 'met' | 'partly' | 'missed' | 'unknown'
        has: string[]
        lacks: string[]
      }[]
    }
  >
}
export const weighByNeeds =
  definePort<
    (ctx: Context, employerId: number, candidateIds: readonly number[]) => Promise<NeedsMet | null>
  >('hiring.weighByNeeds')

/** A worker's own recruitment that goes on: its household, whether an offer waits for her, and the steps in which something is to be done, in the reader's words. */
export interface OwnCase {
  household: string
  offerWaits: boolean
  steps: { label: string; due_on: string | null; is_yours: boolean; needs_paper: boolean }[]
}
export const findOwnCase =
  definePort<(ctx: Context, workerId: number) => Promise<OwnCase | null>>('hiring.findOwnCase')
