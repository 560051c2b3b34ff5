/** Made when first asked for, then kept: a formatter of dates costs a slow phone 10 ms, and no page needs them all. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
