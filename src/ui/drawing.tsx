import { type ComponentProps, createElement } from 'react'

/** A path by what it draws, or any other shape by its tag. */
export type Shape = string | [tag: string, attributes: Record<string, string>]

/** What lucide makes of an icon, in the pages that are built (scripts/lean-icons.ts): nothing that `.drawing` says for all of them. */
export const createIcon = (shapes: Shape[]) =>
  function Drawing({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
    const drawn = shapes.map((shape) =>
      typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape),
    )
    return createElement(
      'svg',
      { width: size, height: size, viewBox: '0 0 24 24', ...rest },
      ...drawn,
    )
  }
