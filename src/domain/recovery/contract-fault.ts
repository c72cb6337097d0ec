/** Why a contract of a recovery file is refused: something in it does not follow from its keys. */
export type ContractFault =
  | { kind: 'keys-invalid' } // not on the curve, of another network, or one of them twice
  | { kind: 'descriptor-differs' }
  | { kind: 'address-differs'; address: string }
  | { kind: 'deposit-repeated'; address: string }
  | { kind: 'coin-repeated'; coin: string } // one outpoint twice
  | { kind: 'transaction-invalid' } // a funding transaction that cannot be read
  | { kind: 'coin-differs'; coin: string }; // its funding transaction pays another amount, or another address
