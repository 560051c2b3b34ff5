import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { root } from '../../scripts/command.ts'

// The product without its pages, which need a build.

enableCompileCache(path.join(root, '.cache', 'compiled'))
const { main } = await import('../../src/main.ts')
await main({ loadPages: undefined })
