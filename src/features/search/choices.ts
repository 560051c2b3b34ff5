// What the list of candidates can be sorted by.

export const sorts = ['salary_asc', 'salary_desc', 'age_asc', 'age_desc'] as const
