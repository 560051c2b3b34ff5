import path from 'node:path'
import type { Plugin } from 'vite'

const maker = '\0create-lean-icon'
const drawing = path.resolve(import.meta.dirname, '../src/ui/drawing.tsx')

/** Icons of lucide drawn by src/ui/drawing.tsx: what all have in common stands in the style sheet and not in each of them. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      ? maker
      : undefined,
  load: (id) =>
    id === maker ? `export { createIcon as default } from ${JSON.stringify(drawing)}` : undefined,
})
