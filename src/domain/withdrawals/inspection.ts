import type { Sats } from '@/domain/primitives/amount';

/** Rules of the verdict table (docs/bitcoin.md#before-signing-a-psbt); some rows have several. */
export const PSBT_RULES = [
  'unreadable',
  'no-inputs',
  'double-spend',
  'input-output-missing',
  'input-type',
  'input-script-missing',
  'input-script-differs',
  'input-amount-differs',
  'input-not-guarantee',
  'input-finalized',
  'sighash',
  'agreed-differs',
  'request-not-paid',
  'output-elsewhere',
  'change-split',
  'signature-invalid',
  'fee-negative',
  'fee-too-high',
  'pays-twice',
  'fee-high',
] as const;
export type PsbtRule = (typeof PSBT_RULES)[number];

export function isPsbtRule(text: string | undefined): text is PsbtRule {
  return PSBT_RULES.some((rule) => rule === text);
}

/** A payment of a transaction. */
export interface PaidOutput {
  address: string;
  amount: Sats;
}

export interface PsbtOutput {
  /** `null`: the script has no address. */
  address: string | null;
  amount: Sats;
  /** `payee`: somebody else that the transaction may pay; `other`: nobody that it may pay. */
  role: 'destination' | 'payee' | 'change' | 'other';
}

/** The effect of a PSBT, read from the PSBT itself. */
export interface PsbtSummary {
  inputs: number;
  inputSum: Sats;
  outputs: PsbtOutput[];
  fee: Sats;
  /** Fee estimate at the fastest rate for this number of inputs, dust not counted. */
  estimate: Sats;
  /** vB of the signed transaction. */
  vsize: number;
  /** sat/vB */
  feeRate: number;
  /** The output that returns to the guarantee; any other is listed by itself. */
  change: Sats;
  /** Public keys, hex, with a valid signature on every input. */
  signedBy: string[];
  version: number;
  locktime: number;
  /** Distinct nSequence values of the inputs. */
  sequences: number[];
  /** Outpoints of the inputs, `txid:vout`, in order. */
  outpoints: string[];
  /** Inputs whose amount neither their previous transaction nor the explorer's unspent outputs confirm. */
  unprovenInputs: number;
  /** Signing P2WSH inputs does not change it. */
  txid: string;
}

/**
 * - `checked`: false if the checks of address and witness script are off (docs/bitcoin.md#deposit-addresses)
 * - `reason`: names input or output and values, for the log
 */
export type Inspection =
  | { verdict: 'sign'; summary: PsbtSummary; checked: boolean }
  | { verdict: 'ask'; rule: PsbtRule; summary: PsbtSummary; checked: boolean }
  | { verdict: 'refuse'; rule: PsbtRule; reason: string; summary: PsbtSummary | null };

/** Not refused. */
export type AcceptedInspection = Exclude<Inspection, { verdict: 'refuse' }>;

/** The fault that keeps a text from being inspected as a PSBT. */
export type PsbtFault =
  | 'unreadable' // neither base64 nor hex
  | 'not-a-transaction'
  | 'cut-off'
  | 'too-long'
  | 'transaction' // a raw one
  | 'invalid';
