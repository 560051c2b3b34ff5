import fs from 'node:fs'

const folder = 'src/platform/server/config'
const readers = fs.readdirSync(folder).map((name) => `${folder}/${name}`)
const names = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? '')),
]

/** `.env.example` lists exactly the settings that the product reads. */
export function checkSettings(): string[] {
  const read = readers.flatMap((file) =>
    names(
      fs.readFileSync(file, 'utf8'),
      /^\s+([A-Z][A-Z0-9_]+): (?:z\b|flag|needed|pairs|smsPrices)/gm,
    ),
  )
  const listed = names(fs.readFileSync('.env.example', 'utf8'), /^#?\s?([A-Z][A-Z0-9_]+)=/gm)
  return [
    ...read
      .filter((name) => !listed.includes(name) && name !== 'NODE_ENV')
      .map((name) => `.env.example doesn't list ${name}`),
    ...listed
      .filter((name) => !read.includes(name))
      .map((name) => `.env.example lists ${name}, which nothing reads`),
  ]
}
