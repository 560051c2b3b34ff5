import { sql } from 'drizzle-orm'
import { agencyOf } from '../../../agencies/server/index.ts'
import { recordsOfAgency } from '../../../profiles/server/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { placementsShownFrom } from '../../agency-choices.ts'
import type { AgencyFigures } from '../../agency-contract.ts'

const yearMs = 365 * 86_400_000

/**
 * The agency's figures. A placement is a hire that stands; the days to it count from the first move by which the household took her
 * into its list; whether she is still employed after a year is known by hires that were undone within it.
 */
export async function getAgencyFigures(ctx: SignedIn): Promise<AgencyFigures> {
  const { agency } = await agencyOf(ctx, 'viewer')
  const aYearAgo = new Date(ctx.now.getTime() - yearMs)
  const { rows } = await ctx.db.execute<{
    placements: number
    days: number | null
    old: number
    standing: number
    waiting: number
  }>(sql`
    with hires as (
      select m.employer_id, m.candidate_id, max(m.moved_at) as hired_at,
             min(f.moved_at) as first_at, bool_or(e.status = 'hired') as stands,
             min(u.moved_at) as undone_at
      from pipeline_moves m
      join pipeline_moves f on f.candidate_id = m.candidate_id and f.employer_id = m.employer_id
      left join pipeline_entries e on e.candidate_id = m.candidate_id and e.employer_id = m.employer_id
      left join pipeline_moves u on u.candidate_id = m.candidate_id and u.employer_id = m.employer_id and u.from_status = 'hired'
      where m.to_status = 'hired' and m.candidate_id in ${recordsOfAgency(ctx, agency.id, 'all')}
      group by m.employer_id, m.candidate_id
    )
    select count(*) filter (where stands)::int as placements,
           percentile_cont(0.5) within group (order by extract(epoch from hired_at - first_at) / 86400) filter (where stands) as days,
           count(*) filter (where hired_at <= ${aYearAgo.toISOString()})::int as old,
           count(*) filter (where hired_at <= ${aYearAgo.toISOString()} and (stands or undone_at - hired_at >= interval '365 days'))::int as standing,
           (select count(*)::int from interviews i
            where i.candidate_id in ${recordsOfAgency(ctx, agency.id, 'unclaimed')} and i.status = 'scheduled' and i.answer is null
              and i.starts_at > ${ctx.now.toISOString()}) as waiting
    from hires`)
  const [row] = rows
  if (!row) throw new Error('no figures')
  return {
    placements: row.placements,
    days_to_hire:
      row.placements >= placementsShownFrom && row.days !== null
        ? Math.round(Number(row.days) * 10) / 10
        : null,
    still_employed_percent:
      row.old >= placementsShownFrom ? Math.floor((row.standing * 100) / row.old) : null,
    shown_from: placementsShownFrom,
    interviews_waiting: row.waiting,
  }
}
