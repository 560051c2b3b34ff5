// Read before a program (node --import), which is read in less than half of the time: it has two thousand modules. Plain, so that Node
// needn't even read what takes types away.
import { enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'

// What Node compiles is kept for the next start; where it can't be kept, nothing is lost.
enableCompileCache(path.resolve(import.meta.dirname, '..', '.cache', 'compiled'))

// Looks up once where a package's module lies that our own modules import, and once what kind of module the files of a folder are. Node
// reads a package's `exports` anew for each that imports it, and its package.json for each file inside (getPackageScopeConfig and read in
// Node's package_json_reader): drizzle-orm's is 130 kB, and 380 of our files import it.
const packages = new Map()
const formats = new Map()
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions, importAttributes } = context
    if (conditions.includes('require') || parentURL === '' || 'type' in importAttributes)
      return next(specifier, context)
    if (specifier.startsWith('.')) return resolveNeighbour(specifier, context, next)
    const isOurs = !parentURL.includes('/node_modules/')
    const isPackage = /^(?:@|\w)[^:]*$/.test(specifier)
    if (!isOurs || !isPackage) return next(specifier, context)
    const found = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    packages.set(specifier, found)
    return found
  },
})

/** By the first file of its folder that ends alike. */
function resolveNeighbour(specifier, context, next) {
  const { href } = new URL(specifier, context.parentURL)
  const kind = href.slice(0, href.lastIndexOf('/') + 1) + href.slice(href.lastIndexOf('.'))
  const format = formats.get(kind)
  if (format !== undefined) return { url: href, format, shortCircuit: true }
  const found = next(specifier, context)
  if (found.url === href && found.format) formats.set(kind, found.format)
  return found
}
