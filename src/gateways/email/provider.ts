export interface EmailMessage {
  to: string
  /** Which text this is, such as 'verifyEmail'. */
  template: string
  subject: string
  text: string
}

export interface Email {
  /** Hands an e-mail to the mail server; throws when it refuses or doesn't answer in time. The error names no receiver. */
  send(message: EmailMessage): Promise<void>
}
