/** What somebody writes who answers a message by a word alone, in everyday forms; it is read in every language, whoever writes it. */
export const answers = {
  yes: 'yes, y, yep, yeah, yes please, yes ok, ok, okay, ok yes, sure, accept, i accept, accepted, agree, i agree, agreed, 👍',
  no: 'no, n, nope, no thanks, no thank you, sorry no, no sorry, decline, i decline, declined, 👎',
  stop: 'stop, stop all, stopall, unsubscribe, opt out, optout',
}
