/** taken_other_sum: the provider took another sum than was asked for · taken_for_another: it says the payment is for something else · order_changed: the order has another sum by now · refund_unclear: nobody knows whether a refund was made. */
export const alertKinds = [
  'taken_other_sum',
  'taken_for_another',
  'order_changed',
  'refund_unclear',
] as const
export type AlertKind = (typeof alertKinds)[number]
