import { RawPSBTV0 } from '@scure/btc-signer/psbt.js';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from '@/exit/recovery/bytes';
import { formatRows, RowReader, type Rows, requireFewRows } from '@/exit/recovery/psbt-rows';
import { toVersion0 } from '@/exit/recovery/psbt-version';
import { computeTxid, type UnsignedTransaction } from '@/exit/recovery/raw-transaction';

/** Types of rows (BIP174), hex. */
export const ROW = {
  unsignedTransaction: '00',
  version: 'fb',
  nonWitnessUtxo: '00',
  witnessUtxo: '01',
  partialSignature: '02',
  sighashType: '03',
  redeemScript: '04',
  witnessScript: '05',
  bip32Derivation: '06',
  finalScriptSig: '07',
  finalScriptWitness: '08',
} as const;

/** A PSBT of version 0, not verified. */
export interface Psbt {
  transaction: UnsignedTransaction;
  txid: string;
  whole: Rows;
  inputs: Rows[];
  outputs: Rows[];
}

/** Characters; far more than 1,000 inputs with their funding transactions need. */
const MAX_TEXT = 64 * 1024 * 1024;
/** A block has no room for more. */
const MAX_TRANSACTION_BYTES = 1_000_000;
const MAGIC_HEX = /^70736274ff/i;
const VERSION_2 = '02000000';

/** Reads a PSBT of version 0 or 2 in base64 or hex; `null` if the text is none. Without inputs, the rows of outputs are not read. */
export function readPsbt(text: string): Psbt | null {
  if (text.length > MAX_TEXT) return null;
  const trimmed = text.trim();
  const bytes = MAGIC_HEX.test(trimmed) ? decodeHex(trimmed) : decodeBase64(trimmed);
  try {
    if (bytes === null) return null;
    requireFewRows(bytes);
    return parse(isVersion2(bytes) ? toVersion0(bytes) : bytes);
  } catch {
    return null;
  }
}

function isVersion2(bytes: Uint8Array): boolean {
  const version = new RowReader(bytes).readMap().get(ROW.version);
  return version !== undefined && encodeHex(version) === VERSION_2;
}

/** Parses version 0: rows that this page keeps as they are have the form that the library knows. */
function parse(bytes: Uint8Array): Psbt {
  const reader = new RowReader(bytes);
  const whole = reader.readMap();
  const raw = whole.get(ROW.unsignedTransaction);
  if (raw === undefined || raw.length > MAX_TRANSACTION_BYTES) throw new Error('it has no transaction');
  if (whole.get(ROW.version)?.some((byte) => byte !== 0)) throw new Error('it is of another version');
  const transaction = RawOldTx.decode(raw);
  const psbt = { transaction, txid: computeTxid(transaction), whole, inputs: [], outputs: [] };
  // Programs differ in how many maps they write then.
  if (transaction.inputs.length === 0) return psbt;
  if (transaction.inputs.some(({ finalScriptSig }) => finalScriptSig.length > 0)) throw new Error('it is signed');
  const inputs = transaction.inputs.map(() => reader.readMap());
  const outputs = transaction.outputs.map(() => reader.readMap());
  if (!reader.isAtEnd) throw new Error('it goes on');
  RawPSBTV0.decode(bytes);
  return { ...psbt, inputs, outputs };
}

/** Base64. */
export function formatPsbt({ whole, inputs, outputs }: Pick<Psbt, 'whole' | 'inputs' | 'outputs'>): string {
  return encodeBase64(formatRows([whole, ...inputs, ...outputs]));
}

/** A PSBT without any signature or information. */
export function createPsbt(transaction: UnsignedTransaction): Psbt {
  return {
    transaction,
    txid: computeTxid(transaction),
    whole: new Map([[ROW.unsignedTransaction, RawOldTx.encode(transaction)]]),
    inputs: transaction.inputs.map(() => new Map()),
    outputs: transaction.outputs.map(() => new Map()),
  };
}
