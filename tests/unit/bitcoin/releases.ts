import { crypto as hashes, Psbt, payments, Transaction } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { deriveArbitratorKey, deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { decodeHex } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawals/fees';
import { readVectors, type VectorKey } from './vectors';

/* A regtest contract with one guarantee, and PSBTs that release it; `Plan` allows dishonest ones. */

const vectors = readVectors();

export const OWNER = vectorKey('owner');
export const COUNTERPARTY = vectorKey('counterparty');
export const STRANGER = vectorKey('stranger');
export const ARBITRATOR = arbitratorOfRegtest();
export const CONTRACTORS = [OWNER.public_key, COUNTERPARTY.public_key] as const;
export const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
export const FASTEST_FEE = 10;
export const REQUEST = { address: DESTINATION, amount: sat(60_000) };

const KEYS = { network: 'regtest', contractorKeys: CONTRACTORS, arbitratorKey: ARBITRATOR, contractOrder: 1 } as const;

/** Deposit addresses of the guarantee, and one of another guarantee of the contract. */
export const DEPOSITS = [1, 2, 3].map((order) => deriveDepositAddress(KEYS, order));
export const OTHER_DEPOSIT = deriveDepositAddress(KEYS, 9);
export const ARBITRATOR_KEY = deriveArbitratorKey(ARBITRATOR, 'regtest', [1, 1]);

export interface PlannedInput {
  witnessScript: Uint8Array;
  value: bigint;
  txid: string;
  vout: number;
}

export interface PlannedOutput {
  /** An address of regtest, or a script. */
  to: string | Uint8Array;
  value: bigint;
}

export interface Plan {
  inputs: PlannedInput[];
  outputs: PlannedOutput[];
  locktime?: number;
}

export function sat(value: number | bigint): Sats {
  const sats = toSats(value);
  if (sats === null) throw new Error(`${value} is no amount`);
  return sats;
}

export function context(change: Partial<SigningContext> = {}): SigningContext {
  return {
    network: 'regtest',
    depositScript: 'wsh-sortedmulti-2of3',
    depositAddresses: DEPOSITS.map(({ address }) => address),
    contractorKeys: CONTRACTORS,
    request: REQUEST,
    fastestFee: FASTEST_FEE,
    ...change,
  };
}

/** An honest release: the request, the estimated fee, change to the first deposit address. */
export function honestPlan(inputs = 1, amount = 60_000n): Plan {
  const planned = Array.from({ length: inputs }, (_, i) => depositInput(i));
  const total = planned.reduce((sum, { value }) => sum + value, 0n);
  const change = total - amount - BigInt(estimateFee(inputs, FASTEST_FEE));
  const returned = change > 546n ? [{ to: deposit(0).address, value: change }] : [];
  return { inputs: planned, outputs: [{ to: DESTINATION, value: amount }, ...returned] };
}

/** An output of 100,000 sat, alternating between the guarantee's deposit addresses. */
export function depositInput(index: number): PlannedInput {
  const witnessScript = hex(deposit(index % DEPOSITS.length).witnessScript);
  const number = index.toString(16).padStart(8, '0');
  return { witnessScript, value: 100_000n, txid: number.repeat(8), vout: index };
}

/** Parses an empty PSBT: `Psbt.addInput` is quadratic and takes seconds for 1,000 inputs. */
export function buildPsbt({ inputs, outputs, locktime = 0 }: Plan): Psbt {
  const tx = new Transaction();
  tx.version = 2;
  tx.locktime = locktime;
  for (const { txid, vout } of inputs) tx.addInput(hex(txid).reverse(), vout);
  for (const { to, value } of outputs) tx.addOutput(createScript(to), value);
  const psbt = emptyPsbt(tx);
  inputs.forEach(({ witnessScript, value }, index) => {
    psbt.data.updateInput(index, { witnessUtxo: { script: p2wsh(witnessScript), value }, witnessScript });
  });
  return psbt;
}

/** BIP174: magic, the unsigned transaction under key 0x00, and an empty map for each input and output. */
function emptyPsbt(tx: Transaction): Psbt {
  const raw = tx.toBuffer();
  const length = new Uint8Array(5);
  length[0] = 0xfe;
  new DataView(length.buffer).setUint32(1, raw.length, true);
  const maps = new Uint8Array(1 + tx.ins.length + tx.outs.length);
  return Psbt.fromBuffer(Uint8Array.of(...hex('70736274ff0100'), ...length, ...raw, ...maps));
}

/** The honest PSBT after a change, base64. */
export function honestPsbt(change: (psbt: Psbt) => void = () => {}, inputs = 1): string {
  const psbt = buildPsbt(honestPlan(inputs));
  change(psbt);
  return psbt.toBase64();
}

export function plannedPsbt(change: (plan: Plan) => void, inputs = 1): string {
  const plan = honestPlan(inputs);
  change(plan);
  return buildPsbt(plan).toBase64();
}

export function multisig(m: number, keys: readonly string[]): Uint8Array {
  const { output } = payments.p2ms({ m, pubkeys: keys.map(hex) });
  if (output === undefined) throw new Error('no script');
  return output;
}

export function p2wsh(witnessScript: Uint8Array): Uint8Array {
  return Uint8Array.of(0, 32, ...hashes.sha256(witnessScript));
}

/** A transaction that pays `value` to `script` at output `vout`. */
export function previousTransaction(script: Uint8Array, value: bigint, vout: number): Transaction {
  const tx = new Transaction();
  tx.addInput(new Uint8Array(32).fill(7), 0);
  for (let i = 0; i < vout; i++) tx.addOutput(Uint8Array.of(0x6a), 0n);
  tx.addOutput(script, value);
  return tx;
}

/** Signs with the key itself, without an envelope. */
export function createSigner({ public_key, private_key }: VectorKey): Signer {
  return { publicKey: hex(public_key), sign: (hash) => curve.sign(hash, hex(private_key)) };
}

export function hex(text: string): Uint8Array {
  const bytes = decodeHex(text);
  if (bytes === null) throw new Error(`${text} is not hex`);
  return bytes;
}

export function deposit(index: number): { address: string; witnessScript: string } {
  const found = DEPOSITS[index];
  if (found === undefined) throw new Error(`no deposit ${index}`);
  return found;
}

function createScript(to: string | Uint8Array): Uint8Array {
  const script = typeof to === 'string' ? toOutputScript(to, 'regtest') : to;
  if (script === null) throw new Error(`${to} is no address`);
  return script;
}

function vectorKey(name: string): VectorKey {
  const key = vectors.keys[name];
  if (key === undefined) throw new Error(`The vectors have no key of the ${name}`);
  return key;
}

function arbitratorOfRegtest(): string {
  const found = vectors.deposits.find(({ network }) => network === 'regtest');
  if (found === undefined) throw new Error('The vectors have no deposit on regtest');
  return found.arbitrator;
}
