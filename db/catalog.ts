import type pg from 'pg'

// Each query gives one line for each thing of the schema `public`, worded by PostgreSQL itself.
const ours = `relnamespace = 'public'::regnamespace and relname <> 'migrations'`
const queries = [
  `select format('extension %s', extname) from pg_extension`,
  `select format('table %s %s %s', relname, relkind, reloptions) from pg_class
     where ${ours} and relkind in ('r', 'p', 'v', 'm', 'f')`,
  `select format('column %s.%s %s %s%s%s%s', relname, attname, format_type(atttypid, atttypmod),
       case when attnotnull then 'not null' end, case attidentity when 'a' then ' always as identity' when 'd' then ' by default as identity' end,
       case attgenerated when '' then ' default ' else ' generated ' end, coalesce(pg_get_expr(adbin, adrelid), 'null'))
     from pg_attribute join pg_class on pg_class.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where ${ours} and relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  `select format('constraint %s.%s %s%s', relname, conname, pg_get_constraintdef(pg_constraint.oid), case when not convalidated then ' not validated' end)
     from pg_constraint join pg_class on pg_class.oid = conrelid where ${ours} and contype not in ('n', 't')`,
  `select format('index %s %s', pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end)
     from pg_index join pg_class on pg_class.oid = indrelid where ${ours}`,
  `select format('trigger %s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
     from pg_trigger join pg_class on pg_class.oid = tgrelid where ${ours} and not tgisinternal`,
  `select format('function %s', pg_get_functiondef(pg_proc.oid)) from pg_proc
     where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  `select format('view %s %s', relname, pg_get_viewdef(oid)) from pg_class where ${ours} and relkind in ('v', 'm')`,
  `select format('sequence %s %s %s %s %s %s %s', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
     from pg_sequences where schemaname = 'public'`,
  `select format('type %s %s', typname, typtype) from pg_type
     where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
       and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')`,
]

/** All that a database is made of, by definition and not by name alone; the same for two that differ in nothing but their rows. */
export async function describeDatabase(client: pg.Client): Promise<string[]> {
  const lines: string[] = []
  for (const query of queries) {
    const { rows } = await client.query<{ format: string }>(query)
    lines.push(...rows.map(({ format }) => format))
  }
  return lines.sort()
}
