import { bip32 } from '@/bitcoin/addresses/deposit-address';
import { toAddress } from '@/bitcoin/addresses/output-script';
import { decodeHex, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Facts } from '@/bitcoin/psbt/facts';
import { isProven } from '@/bitcoin/psbt/previous-outputs';
import { encodePsbt } from '@/bitcoin/psbt/psbt-text';
import { getPrevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { finalizeTransaction } from '@/bitcoin/psbt/sign';
import { computeVirtualSize } from '@/bitcoin/psbt/summary';
import {
  type CheckedContract,
  type CheckedDeposit,
  HOLDERS,
  indexByScript,
  type KeyHolder,
} from '@/bitcoin/recovery/checked-contract';
import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';

/** A transaction that spends coins of the contract, as it is shown, signed and passed on. */
export interface Spend {
  /** BIP174 version 0, base64, not finalised. */
  psbt: string;
  summary: SpendSummary;
  /** Set once every input has two valid signatures. */
  final: { txHex: string; txid: string } | null;
}

/** The effect of a transaction, read from the transaction itself. */
export interface SpendSummary
  extends Pick<PsbtSummary, 'txid' | 'inputSum' | 'fee' | 'vsize' | 'feeRate' | 'version' | 'locktime' | 'sequences'> {
  inputs: readonly { outpoint: string; address: string; guarantee: number; value: Sats }[];
  outputs: readonly SpendOutput[];
  /** Inputs whose value no funding transaction proves. */
  unproven: number;
  /** Holders whose valid signature is on every input. */
  signedBy: readonly KeyHolder[];
}

export interface SpendOutput {
  /** `null`: the script has no address. */
  address: string | null;
  amount: Sats;
  /** `change`: the one output to a deposit address, which is spent, if coins of one guarantee alone are spent. */
  role: 'payment' | 'change';
  /** The one of the contract whose address it is. */
  guarantee: number | null;
}

/** A verified transaction. */
export interface VerifiedSpend {
  view: PsbtView;
  facts: Facts;
  /** Of each input. */
  deposits: readonly CheckedDeposit[];
}

/** A verified transaction as the screen shows and keeps it. */
export function describeSpend(checked: CheckedContract, verified: VerifiedSpend): Spend {
  const { view } = verified;
  const isFinal = view.inputs.every(({ signatures, multisig }) => signatures.length >= (multisig?.m ?? 2));
  return {
    psbt: formatSpend(checked, verified),
    summary: summarize(checked, verified),
    final: isFinal ? { txHex: finalizeTransaction(view).toHex(), txid: view.txid } : null,
  };
}

/** Base64, with partial signatures, and with what other signers need to know (docs/recovery-file.md#the-page). */
function formatSpend({ contract }: CheckedContract, { view, deposits }: VerifiedSpend): string {
  const { keys, network, contractOrder } = contract;
  const { fingerprint } = bip32.fromBase58(keys.arbitrator.xpub, NETWORK_PARAMETERS[network]);
  for (const [index, { keys: holders, guaranteeOrder }] of deposits.entries()) {
    const input = view.psbt.data.inputs[index];
    if (input === undefined) continue;
    delete input.sighashType;
    input.partialSig = (view.inputs[index]?.signatures ?? []).map(({ publicKey, signature }) => ({
      pubkey: decodeHex(publicKey) ?? NO_BYTES,
      signature,
    }));
    const origins = input.bip32Derivation ?? [];
    if (origins.some(({ pubkey }) => encodeHex(pubkey) === holders.arbitrator)) continue;
    const pubkey = decodeHex(holders.arbitrator) ?? NO_BYTES;
    const path = `m/${contractOrder}/${guaranteeOrder}`;
    input.bip32Derivation = [...origins, { masterFingerprint: fingerprint, pubkey, path }];
  }
  return encodePsbt(view.psbt);
}

function summarize(checked: CheckedContract, { view, facts, deposits }: VerifiedSpend): SpendSummary {
  const { tx, txid } = view;
  const vsize = computeVirtualSize(view);
  const fee = requireAmount(facts.fee);
  return {
    txid,
    inputs: view.inputs.map((input, index) => ({
      outpoint: input.outpoint,
      address: deposits[index]?.address ?? '',
      guarantee: deposits[index]?.guarantee ?? -1,
      value: requireAmount(getPrevout(input)?.value ?? 0n),
    })),
    inputSum: requireAmount(facts.inputSum),
    outputs: listOutputs(checked, view, deposits),
    unproven: view.inputs.filter((input) => !isProven(input, facts.previous)).length,
    fee,
    vsize,
    feeRate: fee / vsize,
    version: tx.version,
    locktime: tx.locktime,
    sequences: [...new Set(view.inputs.map(({ sequence }) => sequence))],
    signedBy: HOLDERS.filter((holder) =>
      view.inputs.every(({ signatures }, at) =>
        signatures.some(({ publicKey }) => publicKey === deposits[at]?.keys[holder]),
      ),
    ),
  };
}

/**
 * Any output but the change counts as a payment, which is shown by itself: a sum could hide that the change is split into dust, or
 * that it goes to another guarantee. If coins of two guarantees are spent, an output to one of them may hold the other's money.
 */
function listOutputs(checked: CheckedContract, view: PsbtView, spent: readonly CheckedDeposit[]): SpendOutput[] {
  const scripts = indexByScript(checked);
  const outputs = view.outputs.map(({ script, value }) => {
    const guarantee = scripts.get(encodeHex(script))?.guarantee ?? null;
    return { address: toAddress(script, checked.contract.network), amount: requireAmount(value), guarantee };
  });
  const addresses = new Set<string | null>(spent.map(({ address }) => address));
  const isOneGuarantee = new Set(spent.map(({ guarantee }) => guarantee)).size === 1;
  const returned = outputs.filter(({ address }) => addresses.has(address));
  const [change] = isOneGuarantee && returned.length === 1 ? returned : [];
  const isChange = (output: (typeof outputs)[number]) => output === change && output.amount > EMPTY_BALANCE;
  return outputs.map((output) => ({ ...output, role: isChange(output) ? 'change' : 'payment' }));
}

/** The rules have checked it. */
function requireAmount(value: bigint): Sats {
  const sats = toSats(value);
  if (sats === null) throw new RangeError(`${value} is not an amount`);
  return sats;
}
