import { checkRequirements, writeRequirements } from './check-requirements.ts'
import { checkSpecification, writeSpecification } from './check-specification.ts'

// Writes the documents of the specification and of the security standard; what is wrong with their points and marks is said.

writeSpecification()
writeRequirements()
const faults = [...checkSpecification(), ...checkRequirements()]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
