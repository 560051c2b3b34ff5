/** The page that stands in for a payment provider. */
export const en = {
  title: 'Sandbox payment',
  badge: 'Sandbox',
  explanation:
    'This page stands in for a payment provider. No card is asked for and no money moves.',
  amount: 'Amount',
  reference: 'Reference',
  pay: 'Pay',
  decline: 'Decline',
  cancel: 'Cancel',
  back: 'Back to Manzil',
  mayClose: 'You may close this window.',
  astray: 'Try what can go wrong',
  neverReturns: 'Pay and stay here',
  returnsTwice: 'Pay, the message comes twice',
  webhookLate: 'Pay, the bank answers late',
  done: {
    pending: 'The bank has not answered yet',
    paid: 'Paid',
    failed: 'Declined',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
}
