export const TXID = 'ab'.repeat(32);

/** An outbox entry of a broadcast that is not yet recorded. */
export const UNSAVED_ENTRY = {
  contractId: 'c1',
  guaranteeId: 'g1',
  withdrawal: { id: 'w1', receivers_id: [] },
  txid: TXID,
  txHex: '00',
  stage: 'broadcast',
};
