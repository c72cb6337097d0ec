import { i18n, params } from '@/i18n/i18n';

/** 'Safety number' (docs/terms.md#safety-number). */
export const safetyNumberMessages = i18n('safetyNumber', {
  firstSeen: 'Key not compared yet',
  firstSeenMeaning:
    "This device received the other party's key from the server. Nobody has checked yet whether the key is really theirs.",
  compared: 'Key compared',
  comparedMeaning: 'You have compared the keys of both sides on this device.',
  compare: params('Compare with {name}'),
  menu: 'Safety number',
  purpose:
    'Call the other party and ask them to open this number too: in this contract, under More, Terms. Read the groups to each other. If they are all the same, you both see the same keys, and nobody has replaced one.',
  loading: 'Computing the number…',
  unknown: 'The number is not known yet: it needs the keys of both parties and the third key. Try again in a moment.',
  retry: 'Retry',
  number: 'Safety number',
  copy: 'Copy',
  matches: 'It matches',
  differs: 'It does not match',
  matched:
    'Recorded: you have compared the keys. If one of them is ever replaced, you will have to compare them again.',
  differTitle: "Don't pay or sign anything",
  differAdvice:
    'Read the numbers again, slowly, and make sure that you both have the same contract open. If they still differ, one of you has received a wrong key of the other party or a different third key. Do not deposit, release or sign anything. Compare the keys in the terms too, keep a screenshot, and ask {support} what happened.',
  alarm: 'A key of this contract has changed. Follow the warning at the top of the contract first.',
});
