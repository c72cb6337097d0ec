export const TXID = 'ab'.repeat(32);

/** A broadcast that is not on record yet, as the outbox holds it. */
export const UNSAVED_ENTRY = {
  contractId: 'c1',
  guaranteeId: 'g1',
  withdrawal: { id: 'w1', receivers_id: [] },
  txid: TXID,
  txHex: '00',
  stage: 'broadcast',
};
