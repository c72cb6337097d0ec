import { i18n, params } from '@/i18n/i18n';

/** The state of a broadcast release, and the dialog that releases it again. */
export const releaseAgainMessages = i18n('releaseAgain', {
  unconfirmed: params('Unconfirmed · pays {rate} sat/vB'),
  unconfirmedUnknown: 'Unconfirmed · fee rate unknown',
  nextBlock: params('about {rate} sat/vB is enough for the next block'),
  ratesUnknown: 'current rates unavailable',
  'speed-next-block': 'It should be in the next block.',
  'speed-half-hour': 'It should take about half an hour.',
  'speed-hour': 'It should take about an hour.',
  'speed-days': 'It may take days.',
  'speed-too-low': 'The network may drop it.',
  replaced: 'It replaced the recorded transaction: same coins, same destination, higher fee.',
  viewReplacement: 'View the transaction',
  missing:
    "The block explorer can't find this release. The network may have dropped it because of its fee. Its coins are not lost; you can still release them again.",
  elsewhere:
    'Another transaction has spent the coins of this release and does not pay the destination. Look at it in the block explorer, and ask the other party.',
  statusUnknown: "We can't see whether the release is confirmed: the block explorer isn't responding.",
  open: "Release again at today's fee",
  asked: params("{name} asks to release it again at today's fee."),
  askedOther: "The other party asks to release it again at today's fee.",
  signAgain: 'Review and sign',
  waiting: params("You have signed it again at today's fee. {name} has to sign it too."),
  waitingOther: "You have signed it again at today's fee. The other party has to sign it too.",

  title: "Release again at today's fee",
  purpose:
    'The release is not confirmed yet. The same coins go to the same payees with a higher network fee. Both of you have to sign it.',
  reading: 'Reading the release',
  confirmed: 'The release is in a block. There is nothing to do.',
  payees: 'Who gets how much',
  gets: params('instead of {amount} BTC'),
  fee: 'Network fee',
  feeChange: params('{sats} satoshis instead of {before}'),
  explain: 'Only one of the two can be confirmed. If it is the first one, nothing is lost.',
  nothingLeft: "Today's fee would leave too little for the first payee. Wait: fees change from hour to hour.",
  signed: "Signed again at today's fee. It now needs the other party's signature.",
});
