import { type Node, parseSync, type StaticImport, Visitor } from 'oxc-parser'

interface Source {
  file: string
  text: string
}
type Place = readonly (Node | null)[]

/** So many in one place are a list. */
const atLeast = 3

/**
 * Where an array or object of the source lists capabilities: by their names or by what is imported from them, as its elements, as its
 * keys or values, or as one property of its elements. What stands in different places of it isn't a list.
 */
export const handLists = (sources: readonly Source[], names: readonly string[]): string[] =>
  sources.flatMap(({ file, text }) => {
    const words = text.match(new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'))
    // Most say too few to be worth the parsing.
    if (new Set(words).size < atLeast) return []
    const { program, module } = parseSync(file, text)
    const known = new Set(names)
    const owners = ownersOf(module.staticImports, known)
    const called = (node: Node | null) => nameIn(node, known)
    const imported = (node: Node | null) =>
      node?.type === 'Identifier' ? owners.get(node.name) : undefined
    const found: string[] = []
    const note = ({ start }: Node, lists: readonly (readonly (string | undefined)[])[]) => {
      const listed = lists.map((list) => [...new Set(list.filter((name) => name !== undefined))])
      const [longest = []] = listed.toSorted((one, other) => other.length - one.length)
      if (longest.length >= atLeast)
        found.push(`${file}:${text.slice(0, start).split('\n').length}: ${longest.join(', ')}`)
    }
    const inPlaces = (places: readonly Place[]) =>
      places.flatMap((place) => [place.map(called), place.map(imported)])
    new Visitor({
      ArrayExpression: (node) =>
        note(node, inPlaces([node.elements, ...propertiesOf(node.elements)])),
      ObjectExpression: (node) => {
        const own = node.properties.filter((one) => one.type === 'Property')
        const keys = own.map(({ key }) => (key.type === 'Identifier' ? key.name : null))
        note(node, [
          keys.map((key) => (key !== null && known.has(key) ? key : undefined)),
          ...inPlaces([own.map(({ value }) => value)]),
        ])
      },
    }).visit(program)
    return found
  })

const nameIn = (node: Node | null, names: ReadonlySet<string>): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' && names.has(node.value)
    ? node.value
    : undefined

/** Of what is imported for more than its type, from which capability it comes, by its name here. */
function ownersOf(
  imports: readonly StaticImport[],
  names: ReadonlySet<string>,
): Map<string, string> {
  return new Map(
    imports.flatMap(({ moduleRequest, entries }) => {
      const [, folder = ''] =
        /^(?:\.\.\/)+(?:features\/)?([\w-]+)\//.exec(moduleRequest.value) ?? []
      const own = names.has(folder) ? entries.filter(({ isType }) => !isType) : []
      return own.map(({ localName }) => [localName.value, folder] as const)
    }),
  )
}

/** The values of an array's objects, by the property that they stand in. */
function propertiesOf(elements: Place): Node[][] {
  const byKey = new Map<string, Node[]>()
  for (const one of elements)
    for (const property of one?.type === 'ObjectExpression' ? one.properties : [])
      if (property.type === 'Property' && property.key.type === 'Identifier')
        byKey.set(property.key.name, [...(byKey.get(property.key.name) ?? []), property.value])
  return [...byKey.values()]
}
