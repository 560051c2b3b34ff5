/** The most pixels of a picture: a phone's camera makes 12 million, or a little over 24 (5712 by 4284). */
export const pixelsMax = 25_000_000
