import { main } from '../../src/main.ts'

// The product without its pages, which need a build.

await main({ loadPages: undefined })
