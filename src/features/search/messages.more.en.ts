import type { FormTab } from '../profiles/fields.ts'

/** The filters under "more", and what the chips say of them. */
export const more = {
  groups: {
    preferences: 'Terms of work',
    experience: 'Experience and skills',
    personal: 'About the person',
  } satisfies Record<FormTab, string>,
  of: (what: string, value: string) => `${what}: ${value}`,
  anyLevel: 'Any',
  speaks: 'Speaks it',
  orBetter: (level: string) => `${level} or better`,
  withCount: (what: string, count: string) => `${what} (${count})`,
}
