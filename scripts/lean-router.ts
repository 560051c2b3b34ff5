import type { Plugin, PluginOption } from 'vite'

/** The files of pages and of the frames around them, whatever is asked of them (`?…`). */
const page = /\/src\/(root|.+\.(page|layout))\.tsx(\?|$)/
const wanted: Record<string, { hook: 'transform' | 'resolveId'; id: RegExp }> = {
  'react-router:route-chunks-index': { hook: 'transform', id: page },
  'react-router:build-client-route': { hook: 'transform', id: page },
  'react-router:split-route-modules': { hook: 'transform', id: page },
  'react-router:route-exports': { hook: 'transform', id: page },
  'react-router:dot-server': { hook: 'resolveId', id: /\.server\b/ },
}

/**
 * React Router's plugins, each shown the modules alone that it does something with. By themselves they look at every module of the program,
 * most by a search through all routes, and each page is a route in each language: that took a third of a build.
 */
export function leanRouter(plugins: PluginOption[]): PluginOption[] {
  const left = new Set(Object.keys(wanted))
  const lean = plugins.map((option) => {
    const plugin = option as Plugin
    const { hook, id } = wanted[plugin.name] ?? {}
    if (!hook || !left.delete(plugin.name)) return plugin
    return { ...plugin, [hook]: { filter: { id }, handler: plugin[hook] } }
  })
  if (left.size > 0)
    throw new Error(`React Router has no plugins of these names: ${[...left].join(', ')}`)
  return lean
}
