/** Every dialog of accounts. */
export function Dialogs() {
  return null
}
