import { checkSpecification, writeSpecification } from './check-specification.ts'

// Writes the document of the specification; what is wrong with its points and marks is said.

writeSpecification()
const faults = checkSpecification()
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
