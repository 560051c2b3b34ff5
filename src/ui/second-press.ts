const control = 'a, button, label, summary, [role]'

/**
 * The second half of a double click belongs to what was clicked first. What stands in its place by then (a dialog, another act, another page) gets
 * nothing of it. A first press that clicked nothing, because its button was drawn anew under it, leaves the second free. Called once, by the page's
 * own start.
 */
export function keepSecondPress(): void {
  let clicked: Element | null = null
  const guard = (event: MouseEvent) => {
    const on = (event.target as Element).closest(control)
    if (event.detail > 1) {
      if (clicked === null || on === clicked) return
      event.stopPropagation()
      event.preventDefault()
    } else if (event.type === 'mousedown') clicked = null
    // Pressing a label clicks its box as well.
    else clicked ??= on
  }
  // The press, too: it would select a word, or take the focus.
  for (const half of ['mousedown', 'click'] as const) addEventListener(half, guard, true)
}
