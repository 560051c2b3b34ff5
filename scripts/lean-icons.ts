import path from 'node:path'
import type { Plugin } from 'vite'
import type { Shape } from '../src/ui/drawing.tsx'

type IconNode = [tag: string, attributes: Record<string, string>]
/** A module of lucide: an icon, or another name of one. */
type IconModule = { __iconData?: { node: IconNode[] } }

const drawing = path.resolve(import.meta.dirname, '../src/ui/drawing.tsx')

/** Icons of lucide as shapes alone, drawn by src/ui/drawing.tsx: names, keys and what all have in common reach no reader. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
    async handler(id) {
      const { __iconData: icon } = (await import(id)) as IconModule
      if (!icon) return undefined
      return [
        `import { createIcon } from ${JSON.stringify(drawing)}`,
        `export default /* @__PURE__ */ createIcon(${JSON.stringify(icon.node.map(shapeOf))})`,
      ].join('\n')
    },
  },
})

function shapeOf([tag, attributes]: IconNode): Shape {
  const drawn = Object.entries(attributes).filter(([name]) => name !== 'key')
  const [[name, value] = []] = drawn
  if (tag === 'path' && name === 'd' && value !== undefined && drawn.length === 1) return value
  return [tag, Object.fromEntries(drawn)]
}
