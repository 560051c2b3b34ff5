import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const restMs = 300

/**
 * A text of the page's address (`?q=`) while it is typed: what the field shows at once, and in the address, without a step
 * for Back, once typing rests. A new text leads to the first page of a list.
 */
export function useSearchText(key = 'q'): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(key) ?? ''
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)
  if (inAddress !== seen) {
    setSeen(inAddress)
    // Not our own typing come back: Back, a link or Clear.
    if (inAddress !== sent) {
      setSent(inAddress)
      setText(inAddress)
    }
  }

  useEffect(() => {
    if (text === sent) return
    const rest = setTimeout(() => {
      setSent(text)
      setParams(
        (current) => {
          current.delete(key)
          current.delete('page')
          if (text !== '') current.set(key, text)
          return current
        },
        { replace: true, preventScrollReset: true },
      )
    }, restMs)
    return () => clearTimeout(rest)
  }, [text, sent, key, setParams])

  return [text, setText]
}
