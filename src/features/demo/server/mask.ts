/** A message as somebody may read it to whom it wasn't sent: the receiver in part, and no code or link. */
export const masked = <M extends { to: string; text: string; code: string | null }>(
  message: M,
): M => ({
  ...message,
  to: maskedReceiver(message.to),
  text: message.text.replace(/https?:\/\/\S+/g, '•••').replace(/[\w-]{24,}|\p{Nd}{4,}/gu, '•••'),
  code: null,
})

const maskedReceiver = (to: string): string =>
  to.replace(
    /^(\+\d{3}|.)(.*?)(\d{2}|@.*)$/,
    (_, start: string, _hidden: string, end: string) => `${start}•••${end}`,
  )
