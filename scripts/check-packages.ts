import fs from 'node:fs'

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Lock {
  /** By where each lies; the product itself under ''. */
  packages: Record<string, { resolved?: string; integrity?: string; deprecated?: string }>
}

/** What would let something come in unseen: a range, a package without its hash, a registry's address; and what its makers have given up. */
export function packageFaults(manifest: Manifest, { packages }: Lock): string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const { '': _product, ...locked } = packages
  return [
    ...wanted
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version} is no exact version`),
    ...Object.entries(locked).flatMap(([place, { resolved, integrity, deprecated }]) => [
      ...(integrity === undefined ? [`${place} has no hash in package-lock.json`] : []),
      ...(resolved === undefined ? [] : [`${place} names a registry in package-lock.json`]),
      ...(deprecated === undefined ? [] : [`${place} is given up by its makers: ${deprecated}`]),
    ]),
  ]
}

const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'))

/** The same of the packages that are there. */
export const checkPackages = (): string[] =>
  packageFaults(read('package.json') as Manifest, read('package-lock.json') as Lock)
