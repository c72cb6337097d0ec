import { Psbt, Transaction } from 'bitcoinjs-lib';
import { formatMaps, readMaps } from '@/bitcoin/psbt/psbt-maps';
import { encodePsbt } from '@/bitcoin/psbt/psbt-text';
import { wrapTransaction } from '@/bitcoin/psbt/wrap-transaction';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import type { SpendFault } from '@/bitcoin/recovery/read-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { readArbitratorKey } from '@/bitcoin/recovery/spend-key';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import { arbitratorNode, check, fund, OWNER, open, order, pairs, required, secretOf, unwrap } from './contracts';
import { changePsbt, sign } from './transactions';

/* A transaction of the sample contract, by how far it is signed, and altered copies of it. */

export const { checked: CHECKED, key: OWNER_KEY } = await open('owner');
export const COINS = listFileCoins(CHECKED);
export const PROVEN = check({ hasTransactions: true });
export const UNSIGNED = order(CHECKED);
export const SIGNED = await sign(CHECKED, UNSIGNED, OWNER_KEY);
export const COUNTERPARTY_KEY = (await open('counterparty')).key;
export const COMPLETE = await sign(CHECKED, SIGNED, COUNTERPARTY_KEY);
export const THIRD = await sign(CHECKED, UNSIGNED, unwrap(readArbitratorKey(CHECKED, arbitratorNode().toBase58())));
export function refuse(fault: PsbtRule | SpendFault) {
  return { ok: false, error: typeof fault === 'string' ? { kind: 'rule', rule: fault } : fault };
}

/** A PSBT with another transaction inside, and the same rows. */
export function changeTransaction(change: (tx: Transaction) => void, { psbt }: Spend = UNSIGNED): string {
  const raw = Psbt.fromBase64(psbt).data.getTransaction();
  const tx = Transaction.fromBuffer(raw);
  const outputs = tx.outs.length;
  change(tx);
  const rows = hexOf(psbt).split(`0100${withLength(raw)}`)[1] ?? '';
  const kept = rows.slice(0, rows.length - 2 * (outputs - tx.outs.length));
  return `70736274ff0100${withLength(tx.toBuffer())}${kept}`;
}

/** In hex, after the length as a compact size. */
export function withLength(bytes: Uint8Array): string {
  if (bytes.length > 0xfc) throw new Error('too long');
  return Buffer.from([bytes.length, ...bytes]).toString('hex');
}

export const FEE = BigInt(UNSIGNED.summary.fee);
export const OUTPOINT = required(UNSIGNED.summary.inputs[0]).outpoint;
export const witnessScript = (index: number) =>
  required(Psbt.fromBase64(UNSIGNED.psbt).data.inputs[index]?.witnessScript);

/** Signs the first input with bitcoinjs-lib, or replaces its signature. */
export function resign(
  change: (signature: Uint8Array, psbt: Psbt) => Uint8Array,
  publicKey = OWNER.public_key,
): string {
  return changePsbt(SIGNED.psbt, (psbt) => {
    const input = required(psbt.data.inputs[0]);
    const partial = required(input.partialSig?.[0]);
    input.partialSig = [{ pubkey: Buffer.from(publicKey, 'hex'), signature: change(partial.signature, psbt) }];
  });
}

/** n − s instead of s: as valid for the curve, not for nodes (BIP146). */
export function raiseS(signature: Uint8Array): Uint8Array {
  const n = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141');
  const hex = Buffer.from(signature).toString('hex');
  const rLength = required(signature[3]);
  const s = BigInt(`0x${hex.slice(2 * (6 + rLength), -2)}`);
  const high = (n - s).toString(16).padStart(64, '0');
  const body = `${hex.slice(4, 2 * (4 + rLength))}0221${`00${high}`}`;
  return Buffer.from(`30${(body.length / 2).toString(16)}${body}01`, 'hex');
}

/** The first input with a witness instead of its scripts. */
export function finalizeWith(witness: readonly Uint8Array[], { psbt }: Spend = UNSIGNED): string {
  return changePsbt(psbt, (changed) => {
    const parts = witness.map((item) => Buffer.concat([Buffer.from([item.length]), item]));
    const finalScriptWitness = Buffer.concat([Buffer.from([witness.length]), ...parts]);
    Object.assign(required(changed.data.inputs[0]), { finalScriptWitness });
  });
}

/** The first input with this value of a row, hex, which bitcoinjs-lib would not write. */
export function replaceRow(type: string, value: string): string {
  const maps = readMaps(Uint8Array.from(Buffer.from(UNSIGNED.psbt, 'base64')));
  maps[1]?.set(type, Uint8Array.from(Buffer.from(value, 'hex')));
  return Buffer.from(formatMaps(maps)).toString('base64');
}

export const known = (change: Partial<KnownCoin>): KnownCoin[] => [
  { ...required(COINS[0]), ...change },
  ...COINS.slice(1),
];

type PsbtInput = Psbt['data']['inputs'][number];

/** The PSBT with other values in an input; those that are undefined are removed. */
export function changeInput(change: (input: PsbtInput, psbt: Psbt) => object, at = 0, text = UNSIGNED.psbt): string {
  return changePsbt(text, (psbt) => {
    const input = required(psbt.data.inputs[at]);
    for (const [name, value] of Object.entries(change(input, psbt))) {
      if (value === undefined) delete input[name as keyof PsbtInput];
      else Object.assign(input, { [name]: value });
    }
  });
}

export const changeCoin = (change: object, text?: string) =>
  changeInput(({ witnessUtxo }) => ({ witnessUtxo: { ...witnessUtxo, ...change } }), 0, text);
export const changeOutput = (change: (out: Transaction['outs'][number]) => object, from?: Spend) =>
  changeTransaction(({ outs: [out] }) => Object.assign(required(out), change(required(out))), from);

/** Signs the first input with another type than SIGHASH_ALL. */
export function signPart(psbt: Psbt, type: number): Uint8Array {
  const input = required(psbt.data.inputs[0]);
  delete input.partialSig;
  input.sighashType = type;
  psbt.signInput(0, pairs.fromPrivateKey(secretOf(OWNER)), [type]);
  delete input.sighashType;
  return required(psbt.data.inputs[0]?.partialSig?.[0]).signature;
}

/** The raw transaction, final, after a change. */
export function changeRaw(change: (tx: Transaction) => void): string {
  const tx = Transaction.fromHex(required(COMPLETE.final).txHex);
  change(tx);
  return tx.toHex();
}

/** The raw transaction, final, with this many outputs of 60,011 bytes instead of its own. */
export const enlarge = (outputs: number) =>
  changeRaw((tx) => Object.assign(tx, { outs: Array(outputs).fill({ script: new Uint8Array(60_000), value: 0n }) }));
export const toUnsigned = (raw: string) => encodePsbt(wrapTransaction(Transaction.fromHex(raw)));

export const pick = (items: readonly (Uint8Array | undefined)[]) => items.map((item) => required(item));
export const otherFunding = fund(required(COINS[0]).address, 'regtest', 100_000, 55).hex;
export const spendTwice = ({ ins: [first, second] }: Transaction) =>
  Object.assign(required(second), { hash: first?.hash, index: first?.index });
export const otherScript = required(Psbt.fromBase64(order(PROVEN).psbt).data.inputs[2]?.witnessUtxo).script;

export const unknownCoin: SpendFault = { kind: 'coin-unknown', outpoint: OUTPOINT };
/** A transaction that pays another contract. */
export function hexOf(psbt: string): string {
  return Buffer.from(psbt, 'base64').toString('hex');
}

export function emptyPsbt(): string {
  return '70736274ff01000a0200000000000000000000';
}

export function changeByte(signature: Uint8Array): Uint8Array {
  return signature.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
}
