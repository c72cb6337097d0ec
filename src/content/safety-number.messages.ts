import { i18n } from '@/i18n/i18n';

/** 'Safety number' (docs/terms.md#safety-number). */
export const safetyNumberMessages = i18n('safetyNumber', {
  menu: 'Safety number',
  purpose:
    'Call the other party and ask them to open this number too: in this contract, under More, Terms. Read the groups to each other. If they are all the same, you both see the same keys, and nobody has replaced one.',
  loading: 'Computing the number…',
  unknown: 'The number is not known yet: it needs the keys of both parties and the third key. Try again in a moment.',
  retry: 'Retry',
  number: 'Safety number',
  copy: 'Copy',
  differs: 'If it does not match',
  differTitle: "Don't pay or sign anything",
  differAdvice:
    'Read the numbers again, slowly, and make sure that you both have the same contract open. If they still differ, one of you has received a wrong key of the other party or a different third key. Do not deposit, release or sign anything. Compare the keys in the terms too, keep a screenshot, and ask {support} what happened.',
  alarm: 'A key of this contract has changed. Follow the warning at the top of the contract first.',
});
