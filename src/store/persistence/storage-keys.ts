/**
 * Keys in local storage (docs/specification.md#3-entities-and-their-fields); `outbox` holds broadcasts that are not on record yet, `intents` what else was
 * begun, `clauses` the clauses that the user wrote, `pins` the keys of each contract as this device first saw them,
 * `account` what is known of the own key.
 */
export const KEYS = {
  user: 'user',
  outbox: 'outbox',
  intents: 'intents',
  pins: 'pins',
  account: 'account',
  clauses: 'clauses',
  contracts: 'contracts',
} as const;
