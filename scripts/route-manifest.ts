import fs from 'node:fs'
import path from 'node:path'

/** What a build writes down of the scripts of each page. */
export interface RouteManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { module: string; imports?: string[]; parentId?: string }>
}

const isManifest = (name: string): boolean => /^manifest-.*\.js$/.test(name)

/** Whether a file of a build's assets is a script of pages. */
export const isScript = (name: string): boolean => name.endsWith('.js') && !isManifest(name)

/** The manifest among the assets of a build. */
export function readRouteManifest(assets: string): RouteManifest {
  const file = fs.readdirSync(assets).find(isManifest) ?? ''
  const text = fs.readFileSync(path.join(assets, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest
}
