import vectors from '@tests/vectors/bitcoin.json';

/* One contract, from registration to release. Keys, address and transactions belong together (tests/vectors). */

const [release] = vectors.withdrawals;
if (release === undefined) throw new Error('tests/vectors/bitcoin.json has no withdrawal');
const [depositAddress = ''] = release.context.deposit_addresses;
const { owner, counterparty } = vectors.keys;

export const ARBITRATOR_KEY =
  'xpub661MyMwAqRbcFQkVRTLApNWbGZVcr43FYGmkvm7Ac6B3sAFbu1YX8tNvm1MgxLfxj6PPBoDT94FVTMQdParxUFJ9dNGLqcgKBvSrjDGiJxg';
const CREATED = '2026-03-02T09:30:00.000Z';
const PAID = '2026-03-04T16:05:00.000Z';
const DEPOSIT_TXID = '68b871c45e90ff891bc38134de265221d8260a16c1039efbef835ef09e8c0afc'.slice(0, 64);
const ENVELOPE = '{"v":1,"public_key":"0264da6f...","...":"..."}';

export const user = {
  id: 'u1',
  email: 'ana@example.com',
  username: 'Ana',
  encrypted_key: ENVELOPE,
  public_key: owner.public_key,
};

export const registration = {
  username: 'Ana',
  email: 'ana@example.com',
  password: 'f3b1c9d04e5a6b7c8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e',
  encrypted_key: ENVELOPE,
  public_key: owner.public_key,
};

export const login = { username: registration.email, password: registration.password };

export const people = [
  { id: 'u1', email: 'ana@example.com', username: 'Ana' },
  { id: 'u2', email: 'berto@example.com', username: 'Berto' },
];

export const newGuarantee = {
  id: '',
  contract_id: 'c7',
  contractor_id: 'u1',
  description: 'The roof stays tight for two years',
  amount: '0.00100000',
  valid_until: '2028-12-31',
  conditions: 'Water comes in during rain',
  verification_process: 'Both parties inspect the roof',
  status: 'pending',
};

export const guarantee = { ...newGuarantee, id: 'g8' };

const sentText = {
  title: 'New roof',
  description: 'Berto renews the roof of the house in Calle Mayor 7.',
  contract_order: 1,
  created_at: CREATED,
  updated_at: CREATED,
  arbitrator: '1',
};

const contractText = { ...sentText, pdf_url: null };
const { contract_id: _, ...guaranteeText } = newGuarantee;

export const newContract = {
  ...sentText,
  contract_order: 0,
  status: 'pending_counterparty',
  contractors: ['u1'],
  guarantees: [guaranteeText],
};

export const createdContract = {
  ...contractText,
  id: 'c7',
  status: 'pending_counterparty',
  contractors: ['u1'],
  guarantees: [guarantee],
};

export const contract = { ...createdContract, status: 'active', contractors: ['u1', 'u2'] };

export const deposit = {
  id: 't1',
  guarantee_id: 'g8',
  guarantee_order: 1,
  address: depositAddress,
  amount: null,
  txid: null,
  vout: null,
  withdrawal: false,
  sender_id: 'u1',
  receivers_id: ['u2'],
  status: 'pending',
  u_psbt: null,
  p_psbt: null,
  signer: null,
  created_at: CREATED,
  updated_at: CREATED,
};

export const paidDeposit = { ...deposit, amount: '0.00100000', txid: DEPOSIT_TXID, vout: 0, updated_at: PAID };

export const withdrawal = {
  ...deposit,
  id: 't2',
  guarantee_order: 0,
  address: release.context.address,
  amount: release.context.amount,
  withdrawal: true,
  receivers_id: ['u1'],
  u_psbt: release.u_psbt,
  created_at: PAID,
  updated_at: PAID,
};

export const signedWithdrawal = { ...withdrawal, p_psbt: release.p_psbt_after_owner, signer: 'u1' };

export const newWithdrawal = {
  guarantee_id: 'g8',
  withdrawal: true,
  address: release.context.address,
  amount: release.context.amount,
  sender_id: 'u1',
  receivers_id: ['u1'],
  status: 'pending',
};

export const fill = {
  keys: [
    { public_key: owner.public_key, encrypted_key: null },
    { public_key: counterparty.public_key, encrypted_key: null },
  ],
  guarantees: [{ id: 'g8', deposits: [paidDeposit], withdrawals: [signedWithdrawal] }],
};

export const changedContract = { ...contract, title: 'New roof and gutter' };
export const changedGuarantee = { ...guarantee, status: 'active' };
export const details = { amount: '0.00100000', estimatedFees: '0.00001896' };
export const broadcast = { txHex: release.tx_hex };
export const txid = release.txid;
export const newMessage = { userId: 'u1', contractId: 'c7', content: 'The deposit is on its way.' };
export const message = { id: 'm3', user_id: 'u1', contract_id: 'c7', content: newMessage.content, created_at: PAID };

/* The explorer's answers. */

const CONFIRMED = { confirmed: true, block_height: 938_412, block_time: 1_772_640_000 };
const output = { scriptpubkey_address: depositAddress, value: 100_000 };

export const activity = {
  chain_stats: { funded_txo_sum: 100_000, spent_txo_sum: 0, tx_count: 1 },
  mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0, tx_count: 0 },
};
export const unspent = [{ txid: DEPOSIT_TXID, vout: 0, value: 100_000, status: CONFIRMED }];
export const transaction = {
  txid: DEPOSIT_TXID,
  status: CONFIRMED,
  fee: 282,
  weight: 561,
  vin: [{ txid: 'ab'.repeat(32), vout: 1, prevout: { scriptpubkey_address: release.context.address, value: 100_282 } }],
  vout: [output],
};
/** Of block 170 of the main network, the first one with a payment. */
export const blockHash = '00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee';
export const rates = { fastestFee: 12, halfHourFee: 8, hourFee: 4, minimumFee: 1 };
export const prices = { time: 1_772_640_000, EUR: 58_120, USD: 63_400 };
