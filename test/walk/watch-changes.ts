import type { TestApp } from '../harness.ts'

/** A row that was added, changed or removed. */
export interface Change {
  table: string
  act: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Its primary key. */
  key: string
  /** The columns of an update whose value is another one now. */
  columns: readonly string[]
}

/** From here on each changed row is written down, by triggers; `take` gives what came since it was last asked. */
export async function watchChanges({ connection: { pool }, asOwner }: TestApp) {
  await asOwner(`
    create unlogged table walk_changes (
      id bigint generated always as identity, "table" text, act text, key text, columns text[]
    );
    grant select, delete on walk_changes to public;
    create function walk_note() returns trigger language plpgsql security definer as $$
      declare before jsonb := to_jsonb(old); after jsonb := to_jsonb(new);
      begin
        insert into walk_changes ("table", act, key, columns)
        select tg_table_name, tg_op,
          (select string_agg(coalesce(after, before) ->> part, ':') from unnest(tg_argv) part),
          case tg_op when 'UPDATE' then array(
            select name from jsonb_object_keys(after) name where after -> name <> before -> name
          ) end;
        return null;
      end $$`)
  const { rows } = await pool.query<{ table: string; columns: string }>(`
    select conrelid::regclass::text as table, string_agg(quote_literal(attname), ', ') as columns
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'p' and connamespace = 'public'::regnamespace group by 1`)
  const triggers = rows.map(
    ({ table, columns }) =>
      `create trigger walk_note after insert or update or delete on ${table}
       for each row execute function walk_note(${columns})`,
  )
  await asOwner(triggers.join(';'))
  return {
    async take(): Promise<Change[]> {
      const { rows: changes } = await pool.query<Change & { id: string }>(
        'delete from walk_changes returning id, "table", act, key, coalesce(columns, array[]::text[]) as columns',
      )
      return changes
        .toSorted((first, second) => Number(first.id) - Number(second.id))
        .map(({ table, act, key, columns }) => ({ table, act, key, columns }))
    },
  }
}

const traces = ['audit_log', 'security_events', 'rate_limits', 'known_networks', 'one_time_codes']

/** What tells that somebody knocked, and nothing about anybody's records. */
export const isTrace = ({ table, act, columns }: Change): boolean =>
  traces.includes(table) ||
  (table === 'sessions' && act === 'UPDATE' && columns.every((column) => column === 'last_used_at'))
