import { CHEAP } from '@tests/unit/bitcoin/cheap-cost';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { BIP32Factory } from 'bip32';
import { crypto as hashes, Transaction } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { formatEnvelope } from '@/bitcoin/keys/envelope';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { encryptKey } from '@/bitcoin/keys/keys';
import { createSigner } from '@/bitcoin/keys/signer';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { type CheckedContract, checkContract } from '@/bitcoin/recovery/checked-contract';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { makeSpend } from '@/bitcoin/recovery/make-spend';
import { signSpend } from '@/bitcoin/recovery/sign-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { openPartyKey } from '@/bitcoin/recovery/spend-key';
import { giveReturn } from '@/bitcoin/settlement/give-return';
import { signReturn } from '@/bitcoin/settlement/sign-statement';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import type {
  RecoveryCoin,
  RecoveryContract,
  RecoveryFile,
  RecoveryReturn,
  RecoveryRole,
} from '@/domain/recovery/recovery-file';
import { compareCoins } from '@/domain/settlement/coins';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { RETURN_RATES } from '@/domain/settlement/return-rules';

/* Sample recovery files. */

const { keys } = readVectors();
export const OWNER = required(keys.owner);
export const COUNTERPARTY = required(keys.counterparty);
export const STRANGER = required(keys.stranger);
const PARTIES = { owner: OWNER, counterparty: COUNTERPARTY };
export const PASSWORD = 'correct horse';
/** P2WPKH of regtest, not of the contract. */
export const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
/** P2WSH of regtest, not of the contract. */
export const ELSEWHERE = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const bip32 = BIP32Factory(curve);

/** The arbitrator's node; another seed is a stranger. */
export function arbitratorNode(network: Network = 'regtest', seed = 'arbitrator') {
  return bip32.fromSeed(hashes.sha256(encodeUtf8(seed)), NETWORK_PARAMETERS[network]);
}

/** Satoshis. */
export function sat(value: number): Sats {
  return required(toSats(value));
}

export interface ContractPlan extends Partial<RecoveryContract> {
  /** Guarantee orders and the values of their coins, satoshis, by guarantee. */
  plan?: { order: number; values: number[] }[][];
  /** Whether the file has the funding transactions. */
  hasTransactions?: boolean;
}

/** Two guarantees; the first has two addresses with three coins. */
const PLAN = [
  [
    { order: 1, values: [100_000, 50_000] },
    { order: 2, values: [30_000] },
  ],
  [{ order: 3, values: [75_000] }],
];

export function makeContract({ plan = PLAN, hasTransactions = false, ...change }: ContractPlan = {}): RecoveryContract {
  const { network = 'regtest', contractOrder = 7 } = change;
  const xpub = arbitratorNode(network).neutered().toBase58();
  const parties = { owner: OWNER.public_key, counterparty: COUNTERPARTY.public_key, arbitrator: { id: '1', xpub } };
  const transactions: string[] = [];
  const guarantees = plan.map((deposits, index) => ({
    id: `g${index + 1}`,
    description: 'Deposit',
    amount: sat(100_000),
    validUntil: null,
    status: 'active',
    unverified: [],
    deposits: deposits.map(({ order, values }) => {
      const address = addressOf(order, contractOrder, network);
      const funding = values.map((value, at) => fund(address, value, 10 * order + at, network));
      if (hasTransactions) transactions.push(...funding.map(({ hex }) => hex));
      return { guaranteeOrder: order, address, coins: funding.map(({ coin }) => coin) };
    }),
  }));
  return {
    network,
    id: '7',
    title: 'New roof',
    contractOrder,
    role: 'owner',
    keys: parties,
    descriptor: formatContractDescriptor(parties, contractOrder),
    guarantees,
    signed: [],
    sealedTerms: [],
    transactions,
    ...change,
  };
}

/** The deposit address of an order. */
export function addressOf(order: number, contractOrder = 7, network: Network = 'regtest'): string {
  const contractorKeys = [OWNER.public_key, COUNTERPARTY.public_key] as const;
  const arbitratorKey = arbitratorNode(network).neutered().toBase58();
  return deriveDepositAddress({ network, contractorKeys, arbitratorKey, contractOrder }, order).address;
}

/** A transaction that pays an address at output 1. */
export function fund(
  address: string,
  value: number,
  nonce = 0,
  network: Network = 'regtest',
): { hex: string; coin: RecoveryCoin } {
  const tx = new Transaction();
  tx.version = 2;
  tx.addInput(hashes.sha256(encodeUtf8(`${address} ${value} ${nonce}`)), nonce);
  tx.addOutput(required(toOutputScript(DESTINATION, 'regtest')), 1_000n);
  tx.addOutput(required(toOutputScript(address, network)), BigInt(value));
  return { hex: tx.toHex(), coin: { txid: tx.getId(), vout: 1, value: sat(value) } };
}

/** For another signer: without a key. */
export function makeFile(
  contracts: readonly RecoveryContract[] = [makeContract()],
  change: Partial<RecoveryFile> = {},
): RecoveryFile {
  const madeAt = '2026-11-22T20:30:00.000Z';
  const network = contracts[0]?.network ?? 'regtest';
  return { network, madeAt, publicKey: null, envelope: null, publishedScripts: null, contracts, ...change };
}

/** With the key of a party. */
export async function makeSealed(
  role: RecoveryRole = 'owner',
  contracts: readonly RecoveryContract[] = [makeContract({ role })],
): Promise<RecoveryFile> {
  return makeFile(contracts, { publicKey: PARTIES[role].public_key, envelope: await seal(role) });
}

/** An envelope of a party's key, at a cheap cost. */
export async function seal(role: RecoveryRole): Promise<string> {
  const parameters = {
    publicKey: PARTIES[role].public_key,
    cost: CHEAP,
    salt: new Uint8Array(16).fill(5),
    nonce: new Uint8Array(12).fill(6),
  };
  return formatEnvelope({ ...parameters, data: await encryptKey(secretOf(role), PASSWORD, parameters) });
}

function secretOf(role: RecoveryRole) {
  return required(decodeHex(PARTIES[role].private_key));
}

export function check(contract: RecoveryContract): CheckedContract {
  return unwrap(checkContract(contract));
}

/** An unsigned transaction that spends coins of the contract, all by default, and pays the rest to the destination. */
export function order(checked: CheckedContract, coins: readonly KnownCoin[] = listFileCoins(checked)): Spend {
  const payments = [{ address: DESTINATION, amount: 'rest' as const }];
  return unwrap(makeSpend(checked, { coins, payments, feeRate: 5 }));
}

/** The transaction, signed by a party. */
export async function signAs(role: RecoveryRole, checked: CheckedContract, spend = order(checked)): Promise<Spend> {
  const key = await openPartyKey(checked, { envelope: await seal(role), role }, PASSWORD);
  return unwrap(await signSpend(checked, listFileCoins(checked), spend, key));
}

/** The counterparty has signed in advance that the coins of the contract return to the owner. */
export function makeReturn(contract: RecoveryContract, change: Partial<ReturnPlan> = {}): RecoveryReturn {
  const { network, contractOrder, keys: parties } = contract;
  const coins = contract.guarantees.flatMap(({ deposits }) =>
    deposits.flatMap(({ guaranteeOrder, coins: each }) =>
      each.map(({ txid, value, vout }) => ({ order: guaranteeOrder, txid, value, vout })),
    ),
  );
  const plan: ReturnPlan = {
    address: DESTINATION,
    coins: coins.sort(compareCoins),
    contract: contract.id,
    from: 1_700_000_000,
    guarantee: 'g1',
    network,
    number: 1,
    payee: { id: '100', key: parties.owner },
    payer: { id: '101', key: parties.counterparty },
    rates: RETURN_RATES,
    terms: '',
    ...change,
  };
  const contractorKeys = [parties.owner, parties.counterparty] as const;
  const depositKeys = { network, contractorKeys, arbitratorKey: parties.arbitrator.xpub, contractOrder };
  const payer = createSigner(required(createPair(secretOf('counterparty'))));
  const signatures = plan.coins.map((_coin, index) =>
    giveReturn(payer, { plan, index, keys: depositKeys }).map(({ signature }) => signature),
  );
  return { plan, ...signReturn(required(createPair(secretOf('owner'))), plan), signatures };
}

export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}
