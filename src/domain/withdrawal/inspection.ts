import type { Sats } from '@/domain/primitives/amount';

/** The rules of the verdict table, one name a row and more where a row has several. */
export const PSBT_RULES = [
  'unreadable',
  'no-inputs',
  'double-spend',
  'input-output-missing',
  'input-script-missing',
  'input-script-differs',
  'input-amount-differs',
  'input-not-guarantee',
  'input-finalized',
  'sighash',
  'request-not-paid',
  'output-elsewhere',
  'signature-invalid',
  'fee-negative',
  'fee-too-high',
  'fee-high',
] as const;
export type PsbtRule = (typeof PSBT_RULES)[number];

export function isPsbtRule(text: string | undefined): text is PsbtRule {
  return PSBT_RULES.some((rule) => rule === text);
}

export interface PsbtOutput {
  /** null: a script that has no address. */
  address: string | null;
  amount: Sats;
  role: 'destination' | 'change' | 'other';
}

/** What is about to be signed, read from the PSBT itself. */
export interface PsbtSummary {
  inputs: number;
  inputSum: Sats;
  outputs: PsbtOutput[];
  fee: Sats;
  /** Fee of the estimate at the fastest rate for this number of inputs. */
  estimate: Sats;
  /** vB of the signed transaction, from its own scripts. */
  vsize: number;
  /** sat/vB */
  feeRate: number;
  /** Sum of what returns to the guarantee's deposit addresses. */
  change: Sats;
  /** Public keys (hex) that have a valid signature on every input. */
  signedBy: string[];
  locktime: number;
  /** nSequence values of the inputs, each once. */
  sequences: number[];
  /** What is spent, `txid:vout`, in order. */
  outpoints: string[];
  /** Every input's amount was held against the transaction that it comes from. */
  amountsProven: boolean;
  /** Txid of the unsigned transaction, which signing P2WSH inputs does not change. */
  txid: string;
}

export type Inspection =
  | { verdict: 'sign'; summary: PsbtSummary; checked: boolean }
  | { verdict: 'ask'; rule: PsbtRule; summary: PsbtSummary; checked: boolean }
  | {
      verdict: 'refuse';
      rule: PsbtRule /** names input or output, values */;
      reason: string;
      summary: PsbtSummary | null;
    };
