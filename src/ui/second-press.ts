const control = 'a, button, label, summary, [role]'

/**
 * The second half of a double click belongs to what was pressed first. What stands in its place by then (a dialog, another act, another page) gets
 * nothing of it. Called once, by the page's own start.
 */
export function keepSecondPress(): void {
  let pressed: Element | null = null
  const guard = (event: MouseEvent) => {
    const on = (event.target as Element).closest(control)
    if (event.detail > 1 && on !== pressed) {
      event.stopPropagation()
      event.preventDefault()
    } else if (event.type === 'mousedown') pressed = on
  }
  // The press, too: it would select a word, or take the focus.
  for (const half of ['mousedown', 'click'] as const) addEventListener(half, guard, true)
}
