/** Why a deposit address is not verified. */
export type DepositDoubt =
  | 'checks-off' // VITE_DEPOSIT_SCRIPT=unverified
  | 'keys-missing' // the contract's keys, orders or the arbitrator's key are not known
  | 'own-key-missing' // the user's own place does not hold the user's own key
  | 'invalid-key' // a key is no point of the curve, repeats another, or is of another network
  | 'address-differs' // the address follows from other keys
  | 'keys-changed'; // the keys are not those that this device remembers

export type DepositVerdict = { verified: true } | { verified: false; doubt: DepositDoubt; expected: string | null };

/** What the money at a deposit address is to the rules. */
export type DepositStanding =
  | 'counts'
  | 'apart' // the keys are known and good, and the address is not theirs: shown, marked, and never acted on
  | 'undecided'; // not judged yet, or nothing to judge by: what is there is not known

const STANDINGS: Record<DepositDoubt, DepositStanding> = {
  'checks-off': 'counts',
  'address-differs': 'apart',
  'keys-missing': 'undecided',
  'own-key-missing': 'undecided',
  'invalid-key': 'undecided',
  'keys-changed': 'undecided',
};

/** `null`: still being checked. */
export function depositStanding(verdict: DepositVerdict | null): DepositStanding {
  if (verdict === null) return 'undecided';
  return verdict.verified ? 'counts' : STANDINGS[verdict.doubt];
}
