import { useSearchParams } from 'react-router'

/** Which row of a list is opened, by its number in the address (0 for none), and how another is: shareable, and closed by Back. */
export function useOpened(): [opened: number, open: (id: number | null) => void] {
  const [params, setParams] = useSearchParams()
  const open = (id: number | null) =>
    setParams(
      (current) => {
        if (id === null) current.delete('open')
        else current.set('open', String(id))
        return current
      },
      { preventScrollReset: true, replace: id === null },
    )
  return [Number(params.get('open') ?? 0), open]
}
