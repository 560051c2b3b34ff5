import fs from 'node:fs'
import { minify, parseSync, transform } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** `import text from './file.ts?script'` is the text of a script that stands in a page. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?script$/ },
    async handler(id) {
      const file = id.replace('?script', '')
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await scriptOf(file))}`
    },
  },
})

/** A file without imports as a classic script: short, and without a `<`, which no text may hold that a page is made anew of. */
export async function scriptOf(file: string): Promise<string> {
  const { code, errors } = await transform(file, fs.readFileSync(file, 'utf8'))
  const small = await minify(file, `(()=>{${code.replace(/^export \{\};?$/m, '')}})()`, {
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
    module: false,
  })
  const text = small.code.replaceAll('<', '\\x3c').replace(/;?\s*$/, '')
  const faults = [...errors, ...small.errors, ...parseSync(file, text, { lang: 'js' }).errors]
  if (faults.length > 0) throw new Error(`${file} can't stand in a page: ${faults.join()}`)
  return text
}
