import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'

/** Copies a text and says so; where the browser forbids it, the text can still be marked by hand. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button variant="secondary" size="s" icon={isCopied ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  )
}
