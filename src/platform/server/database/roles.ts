import crypto from 'node:crypto'
import pg from 'pg'

/** Any number, the same in every process: one of them at a time changes the schema, or the roles. */
export const advisoryLock = 7_263_901

/** As whom the product works on its database: every day, and to change its schema. */
export interface DatabaseUrls {
  /** Reads and writes rows; owns nothing. */
  url: string
  /** Owns the schemas: migrations, queues and demo data. */
  ownerUrl: string
}

const application = 'manzil_app'
const owner = 'manzil_owner'
const schemas = `'public', 'jobs'`

/** What is only ever added to: a trigger refuses to update, delete and truncate (2 + 8 + 16 + 32), and this role may not even ask for it. */
const appendOnly = `
  select string_agg(tgrelid::regclass::text, ', ') as names from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and tgtype = 58 and pg_has_role(relowner, 'usage')`

/** The addresses of a database of ours for both roles, whose passwords follow from the superuser's. */
export function roleUrls(superuserUrl: string): DatabaseUrls {
  const of = (role: string): string => {
    const url = new URL(superuserUrl)
    url.password = crypto.createHmac('sha256', url.password).update(role).digest('base64url')
    url.username = role
    return url.href
  }
  return { url: of(application), ownerUrl: of(owner) }
}

/** Makes the two roles on a server of ours, and hands a database over to its owner, also one that the superuser worked on before. */
export async function makeRoles(superuserUrl: string): Promise<DatabaseUrls> {
  const urls = roleUrls(superuserUrl)
  await alone(superuserUrl, async (client) => {
    for (const url of [urls.url, urls.ownerUrl]) {
      const { username, password } = new URL(url)
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [
        username,
      ])
      await client.query(
        `${rowCount ? 'alter' : 'create'} role ${username} login password '${password}'`,
      )
    }
    const { rows } = await client.query<{ change: string }>(handOver)
    for (const { change } of rows) await client.query(change)
  })
  return urls
}

/** What is not the owner's yet, as statements. Sequences of columns and what belongs to an extension follow what they belong to. */
const handOver = `
  with ours as (select oid, nspname, nspowner from pg_namespace where nspname in (${schemas})),
       own as (select '${owner}'::regrole::oid as role),
       dependent as (select classid, objid from pg_depend where deptype in ('a', 'i', 'e'))
  select format('alter database %I owner to ${owner}', datname) as change from pg_database, own
    where datname = current_database() and datdba <> role
  union all
  select format('alter schema %I owner to ${owner}', nspname) from ours, own where nspowner <> role
  union all
  select format('alter %s %s owner to ${owner}',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      pg_class.oid::regclass)
    from pg_class join ours on ours.oid = relnamespace, own
    where relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> role
      and (relkind <> 'S' or not exists (select from dependent where classid = 'pg_class'::regclass and objid = pg_class.oid))
  union all
  select format('alter routine %s owner to ${owner}', pg_proc.oid::regprocedure)
    from pg_proc join ours on ours.oid = pronamespace, own
    where proowner <> role and prokind in ('f', 'p')
      and not exists (select from dependent where classid = 'pg_proc'::regclass and objid = pg_proc.oid)
  union all
  select format('alter type %s owner to ${owner}', pg_type.oid::regtype)
    from pg_type join ours on ours.oid = typnamespace, own
    where typowner <> role and typtype in ('e', 'd')
      and not exists (select from dependent where classid = 'pg_type'::regclass and objid = pg_type.oid)`

/** What is there of a kind and the owner's. What an administrator has put beside it is nobody's to grant. */
const ownOf = (kinds: string) => `
  select string_agg(pg_class.oid::regclass::text, ', ') as names from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in (${schemas}) and relkind in (${kinds}) and pg_has_role(relowner, 'usage')`

/** Lets the role of the application work with the rows of all that is the owner's; run after every change of the schema. */
export async function grantToApplication({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  await alone(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(decodeURIComponent(new URL(url).username))
    const namesOf = async (query: string): Promise<string> =>
      (await client.query<{ names: string }>(query)).rows[0]?.names ?? ''
    const tables = await namesOf(ownOf(`'r', 'p', 'v', 'm'`))
    const sequences = await namesOf(ownOf(`'S'`))
    const addedToAlone = await namesOf(appendOnly)
    await client.query(`
      begin;
      revoke create on schema public from public;
      grant usage on schema public, jobs to ${role};
      grant select, insert, update, delete on ${tables} to ${role};
      grant usage, select, update on sequence ${sequences} to ${role};
      alter default privileges in schema public, jobs grant select, insert, update, delete on tables to ${role};
      alter default privileges in schema public, jobs grant usage, select, update on sequences to ${role};
      revoke insert, update, delete on migrations from ${role};
      revoke update, delete on ${addedToAlone} from ${role};
      revoke update, delete on audit_log from ${role};
      -- Of an erased account the address is blanked; the trigger refuses all else.
      grant update (address) on audit_log to ${role};
      commit`)
  })
}

/** Whether the role of an address could change what it works on, as the one who owns it. */
export async function ownsTables(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ owns: boolean }>(
      `select pg_has_role(relowner, 'member') as owns from pg_class where oid = to_regclass('public.audit_log')`,
    )
    return rows[0]?.owns ?? false
  })
}

/** No two processes change roles, rights or the schema at once. */
const alone = (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await work(client)
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
