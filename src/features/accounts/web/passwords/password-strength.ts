const everyday =
  /^(password|passw0rd|qwerty|asdfgh|iloveyou|welcome|admin|manzil|qatar|doha|[0-9]{0,3}abc)/i

/** A hint, not a judgement: 0 weak, 1 fair, 2 good, 3 strong, by length and by how many kinds of characters there are. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const distinct = new Set(password).size
  if (password.length < 8 || distinct < 5 || everyday.test(password) || isRun(password)) return 0
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length
  const points = Math.floor(password.length / 4) + kinds
  if (points >= 6) return 3
  return points >= 5 ? 2 : 1
}

/** 12345678, hgfedcba and the like. */
function isRun(password: string): boolean {
  const steps = [...password]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - password.charCodeAt(index))
  return steps.every((step) => step === steps[0])
}
