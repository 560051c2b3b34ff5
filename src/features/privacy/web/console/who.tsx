import { useDataTexts } from './texts.ts'

/** Someone in a row: her name, what she is here, and her number. */
export function Who({ name, role, user_id }: { name: string; role: string; user_id: number }) {
  const { roles } = useDataTexts()
  return (
    <span className="block min-w-0">
      <bdi className="break-words">{name}</bdi>
      <span className="block text-sm font-normal text-ink-soft">
        {roles[role as keyof typeof roles] ?? role} · {user_id}
      </span>
    </span>
  )
}
