/** Why a deposit address is not verified. */
export type DepositDoubt =
  | 'checks-off' // VITE_DEPOSIT_SCRIPT=unverified
  | 'keys-missing' // the contract's keys, orders or the arbitrator's key are not known
  | 'own-key-missing' // the user's own place does not hold the user's own key
  | 'invalid-key' // a key is no point of the curve, repeats another, or is of another network
  | 'address-differs'; // the address follows from other keys

export type DepositVerdict = { verified: true } | { verified: false; doubt: DepositDoubt; expected: string | null };
