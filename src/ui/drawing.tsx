import { type ComponentProps, createElement } from 'react'

interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/** What lucide makes of an icon, in the pages that are built (scripts/lean-icons.ts): nothing that `.drawing` says for all of them. */
export const createIcon = ({ node }: IconData) =>
  function Drawing({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" {...rest}>
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
