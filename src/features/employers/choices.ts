// The values that the household's profile chooses from. Apart from the contract so that screens need no parser.

export const genders = ['male', 'female'] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const
export const familyCategories = ['adults', 'kids', 'elders'] as const
export const relations = ['Family', 'Grandchild', 'Parents'] as const

/** Most entries of a list of the profile. */
export const entriesMax = 30

export type FamilyCategory = (typeof familyCategories)[number]
