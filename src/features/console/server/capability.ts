import { defineCapability } from '../../../platform/server/capability.ts'

/** What the operator's pages are made of; the pages belong to the capabilities whose records they show. */
export const console = defineCapability({ name: 'console', uses: [] })
