import type { ActivityKind, ActivityProof } from '@/domain/activity/activity';
import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

const KINDS: Record<`kind-${ActivityKind}`, string> = {
  'kind-created': 'Contract created',
  'kind-joined': 'Counterparty joined',
  'kind-completed': 'Contract completed',
  'kind-guarantee': 'Guarantee added',
  'kind-address': 'Deposit address created',
  'kind-deposit': 'Deposit paid in',
  'kind-missing': 'Deposit no longer found',
  'kind-signature': 'Release signed',
  'kind-return': 'Return date signed',
  'kind-release': 'Released',
  'kind-dispute': 'Guarantee in dispute',
  'kind-executed': 'Guarantee paid out',
  'kind-expired': 'Guarantee expired',
  'kind-terms-signed': 'Terms signed',
  'kind-terms-sealed': 'Terms signed by both',
};

const PROOFS: Record<`proof-${ActivityProof}`, string> = {
  'proof-chain': 'In a block',
  'proof-signed': 'Signed',
  'proof-device': 'Seen here',
  'proof-server': 'The server says',
};

/** The activity log of a contract (docs/activity.md). */
export const activityMessages = i18n('activity', {
  ...KINDS,
  ...PROOFS,
  title: 'Activity',
  loading: "Reading this device's log…",
  sources: 'Sources of these entries',
  showAll: count({ one: 'Show all {count} entries', many: 'Show all {count} entries' }),
  showNewest: 'Show only the newest',
  explain:
    '“In a block”: the block explorer shows it in the blockchain. “Signed”: this device checked the signature. “Seen here”: this device found it. “The server says”: nothing proves it; if it is a payment or a signature, the list marks it with a dashed circle. Names, too, are only what the server says. What this device recorded stays, even if the server changes it.',
  last: 'Last release',
  claims: params('The server now says: {what}'),
  gone: 'No longer sent by the server',
  firstSeen: 'first seen',
  timeUnknown: 'Date not known',
  serverTime: 'server time',
  personSaid: 'according to the server',
  you: 'You',
  youDeposit: 'You deposit',
  deposits: params('{name} deposits'),
  youSigned: 'You signed',
  signed: params('{name} signed'),
  revision: params('revision {revision}'),
  viewAddress: 'View address',
  viewTransaction: 'View transaction',
  receipt: 'Receipt',
  full: 'The server reports more than this device keeps. We no longer record anything new from the server; blocks and signatures are still recorded.',
});
