import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { fromMinor, toMinor } from '../../../platform/shared/money.ts'
import { refuseLowWage } from '../../profiles/server/wage-floor-api.ts'
import type { Needs, saveNeeds as saveNeedsCall } from '../contract.ts'
import { asksAnything } from './rules.ts'
import { householdNeeds } from './tables.ts'

/** What the asker looks for. */
export const findNeeds = (ctx: SignedIn): Promise<Needs | null> =>
  findNeedsOf(ctx, ctx.actor.userId)

/** What a household looks for; null while it has said nothing. */
export async function findNeedsOf({ db }: Context, employerId: number): Promise<Needs | null> {
  const [row] = await db
    .select()
    .from(householdNeeds)
    .where(eq(householdNeeds.employerId, employerId))
  if (!row) return null
  const {
    position,
    tasks,
    children,
    languages,
    workType,
    budgetMinor,
    startDate,
    musts,
    priorities,
  } = row
  const needs = {
    position,
    tasks,
    children,
    languages,
    work_type: workType,
    budget: budgetMinor === null ? null : fromMinor(budgetMinor),
    start_date: startDate,
    musts,
    priorities,
  }
  return asksAnything(needs) ? needs : null
}

/** Saves what the household looks for, whole: what is left out is not asked. */
export async function saveNeeds(
  ctx: SignedIn,
  input: Parsed<typeof saveNeedsCall>,
): Promise<Needs | null> {
  await refuseLowWage(ctx, 'budget', input.budget)
  const employerId = ctx.actor.userId
  const values = {
    position: input.position,
    tasks: [...new Set(input.tasks)],
    children: [...new Set(input.children)],
    languages: [...new Set(input.languages)],
    workType: input.work_type,
    budgetMinor: input.budget === null ? null : toMinor(input.budget),
    startDate: input.start_date,
    // Who doesn't say leaves it as it was.
    musts: input.musts && [...new Set(input.musts)],
    priorities: input.priorities && [...new Set(input.priorities)],
    updatedAt: ctx.now,
  }
  return transaction(ctx, async (tx) => {
    await tx.db
      .insert(householdNeeds)
      .values({ employerId, ...values })
      .onConflictDoUpdate({ target: householdNeeds.employerId, set: values })
    await audit(tx, 'needs.saved', `user:${employerId}`)
    return findNeeds({ ...tx, actor: ctx.actor })
  })
}
