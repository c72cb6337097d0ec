import { CHEAP } from '@tests/unit/bitcoin/cheap-cost';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { BIP32Factory } from 'bip32';
import { crypto as hashes, Transaction } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as curve from 'tiny-secp256k1';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { formatEnvelope } from '@/bitcoin/keys/envelope';
import { encryptKey } from '@/bitcoin/keys/keys';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { type CheckedContract, checkContract } from '@/bitcoin/recovery/checked-contract';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { makeSpend } from '@/bitcoin/recovery/make-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { openPartyKey } from '@/bitcoin/recovery/spend-key';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import type { RecoveryCoin, RecoveryContract, RecoveryGuarantee, RecoveryRole } from '@/domain/recovery/recovery-file';

/* A sample contract, as a recovery file has it, and transactions that spend its coins. */

const { keys } = readVectors();
export const OWNER = required(keys.owner);
export const COUNTERPARTY = required(keys.counterparty);
export const STRANGER = required(keys.stranger);
export const PASSWORD = 'correct horse';
/** P2WPKH of regtest, not of the contract. */
export const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
export const pairs = ECPairFactory(curve);
const bip32 = BIP32Factory(curve);

/** The arbitrator's node; another seed is a stranger. */
export function arbitratorNode(network: Network = 'regtest', seed = 'arbitrator') {
  return bip32.fromSeed(hashes.sha256(encodeUtf8(seed)), NETWORK_PARAMETERS[network]);
}

export interface ContractPlan {
  network?: Network;
  role?: RecoveryRole;
  contractOrder?: number;
  /** Guarantee orders and the values of their coins, satoshis, by guarantee. */
  guarantees?: { order: number; values: number[] }[][];
  /** Whether the file has the funding transactions. */
  hasTransactions?: boolean;
}

export function sat(value: number): Sats {
  const sats = toSats(value);
  if (sats === null) throw new Error(`${value} is no amount`);
  return sats;
}

/** Two guarantees; the first has two addresses with three coins. */
export const GUARANTEES = [
  [
    { order: 1, values: [100_000, 50_000] },
    { order: 2, values: [30_000] },
  ],
  [{ order: 3, values: [75_000] }],
];

/** Its lists can be changed. */
export type SampleContract = Omit<RecoveryContract, 'guarantees' | 'signed' | 'transactions'> & {
  guarantees: (Omit<RecoveryGuarantee, 'deposits'> & {
    deposits: { guaranteeOrder: number; address: string; coins: RecoveryCoin[] }[];
  })[];
  signed: { guaranteeId: string; psbt: string }[];
  transactions: string[];
};

export function makeContract({
  network = 'regtest',
  role = 'owner',
  contractOrder = 7,
  guarantees = GUARANTEES,
  hasTransactions = false,
}: ContractPlan = {}): SampleContract {
  const xpub = arbitratorNode(network).neutered().toBase58();
  const contractKeys = {
    owner: OWNER.public_key,
    counterparty: COUNTERPARTY.public_key,
    arbitrator: { id: '1', xpub },
  };
  const transactions: string[] = [];
  const listed = guarantees.map((deposits, index) => ({
    id: `g${index + 1}`,
    description: 'Deposit',
    amount: sat(100_000),
    validUntil: null,
    status: 'active',
    deposits: deposits.map(({ order, values }) => {
      const { address } = deriveDepositAddress(toDepositKeys({ network, keys: contractKeys, contractOrder }), order);
      const funding = values.map((value, at) => fund(address, network, value, 10 * order + at));
      if (hasTransactions) transactions.push(...funding.map(({ hex }) => hex));
      return { guaranteeOrder: order, address, coins: funding.map(({ coin }) => coin) };
    }),
    unverified: [],
  }));
  return {
    network,
    id: '7',
    title: 'New roof',
    contractOrder,
    role,
    keys: contractKeys,
    descriptor: formatContractDescriptor(contractKeys, contractOrder),
    guarantees: listed,
    signed: [],
    sealedTerms: [],
    transactions,
  };
}

export function toDepositKeys({
  network,
  keys: { owner, counterparty, arbitrator },
  contractOrder,
}: Pick<RecoveryContract, 'network' | 'keys' | 'contractOrder'>) {
  const contractorKeys = [owner, counterparty] as const;
  return { network, contractorKeys, arbitratorKey: arbitrator.xpub, contractOrder };
}

/** A transaction that pays an address at output 1. */
export function fund(address: string, network: Network, value: number, nonce = 0): { hex: string; coin: RecoveryCoin } {
  const tx = new Transaction();
  tx.version = 2;
  tx.addInput(hashes.sha256(encodeUtf8(`${address} ${value} ${nonce}`)), nonce);
  tx.addOutput(required(toOutputScript(DESTINATION, 'regtest')), 1_000n);
  tx.addOutput(required(toOutputScript(address, network)), BigInt(value));
  return { hex: tx.toHex(), coin: { txid: tx.getId(), vout: 1, value: sat(value) } };
}

/** An envelope of the key, at a cheap cost by default. */
export async function seal(
  key: { private_key: string; public_key: string },
  password = PASSWORD,
  cost = CHEAP,
): Promise<string> {
  const parameters = {
    publicKey: key.public_key,
    cost,
    salt: new Uint8Array(16).fill(5),
    nonce: new Uint8Array(12).fill(6),
  };
  return formatEnvelope({
    ...parameters,
    data: await encryptKey(secretOf(key), password, parameters),
  });
}

export function check(plan: ContractPlan = {}): CheckedContract {
  return unwrap(checkContract(makeContract(plan)));
}

/** An unsigned transaction that spends coins of the contract, all by default, and pays the rest to the destination. */
export function order(checked: CheckedContract, coins: readonly KnownCoin[] = listFileCoins(checked)): Spend {
  const payments = [{ address: DESTINATION, amount: 'rest' as const }];
  const { psbt, summary, final } = unwrap(makeSpend(checked, { coins, payments, feeRate: 5 }));
  return { psbt, summary, final };
}

/** The contract of a role, and its key through the envelope. */
export async function open(role: RecoveryRole, plan: ContractPlan = {}) {
  const envelope = await seal(role === 'owner' ? OWNER : COUNTERPARTY);
  const checked = check({ ...plan, role });
  return { checked, key: await openPartyKey(checked, { envelope, role }, PASSWORD) };
}

/** The private key's bytes. */
export function secretOf(key: { private_key: string }) {
  return required(decodeHex(key.private_key));
}

export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}
