// Read before a program (node --import): what Node compiles is kept for the next start, which it makes a fifth shorter; where it can't be
// kept, nothing is lost. Plain, so that Node needn't even read what takes types away.
import { enableCompileCache } from 'node:module'
import path from 'node:path'

enableCompileCache(path.resolve(import.meta.dirname, '..', '.cache', 'compiled'))
