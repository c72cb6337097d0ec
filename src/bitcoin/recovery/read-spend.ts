import type { Psbt } from 'bitcoinjs-lib';
import { decodeHex, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { collectFacts } from '@/bitcoin/psbt/facts';
import { isProven } from '@/bitcoin/psbt/previous-outputs';
import { createPsbtView, getPrevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { REFUSALS } from '@/bitcoin/psbt/rules';
import { computeSigningHash, findSigner } from '@/bitcoin/psbt/signatures';
import { type CheckedContract, indexByScript } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { openSpend } from '@/bitcoin/recovery/open-spend';
import { describeSpend, type Spend, type VerifiedSpend } from '@/bitcoin/recovery/spend';
import { ZERO_SATS } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import { formatCoin } from '@/domain/recovery/recovery-file';
import type { PsbtRule } from '@/domain/withdrawals/inspection';

export type SpendFault =
  | { kind: 'rule'; rule: PsbtRule }
  | { kind: 'coin-unknown'; outpoint: string } // at one of the addresses, but nothing says what it holds
  | { kind: 'no-outputs' }
  | { kind: 'value-differs' } // signed before with another value of a coin
  | { kind: 'transaction-differs' } // another transaction than the one on screen
  | { kind: 'returns-to-deposit' | 'return-unsigned' } // a return to an address of the contract, or that its payee has not asked for
  | { kind: 'nothing-to-sign' }; // the key is on none of the inputs, or has signed them all

/**
 * Rules of the verdict table that do not depend on what a withdrawal asked for (docs/bitcoin.md#before-signing-a-psbt). The page
 * also serves agreements that the product does not know, so it shows every payee and asks, where the app would refuse.
 */
const RULES = REFUSALS.filter(
  ({ name }) =>
    ![
      'settlement-differs',
      'request-not-paid',
      'output-elsewhere',
      'change-split',
      'fee-too-high',
      'pays-twice',
    ].includes(name),
);

/**
 * Reads a PSBT or a raw transaction, and verifies what it spends and every signature in it. Inputs that another signer has
 * finalised are accepted if all their signatures are valid.
 * @param coins what is known of the contract's coins
 */
export function readSpend(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  text: string,
): Result<Spend, SpendFault> {
  const verified = verifySpend(checked, coins, text);
  return verified.ok ? { ok: true, value: describeSpend(checked, verified.value) } : verified;
}

export function verifySpend(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  text: string,
): Result<VerifiedSpend, SpendFault> {
  const opened = openSpend(text);
  if (opened === null) return failRule('unreadable');
  const { psbt, witnesses } = opened;
  const known = new Map(coins.map((coin) => [formatCoin(coin), coin]));
  complete(psbt, checked, known);
  const view = createPsbtView(psbt);
  const outpoints = new Set(view.inputs.map(({ outpoint }) => outpoint));
  const facts = collectFacts(
    view,
    createContext(
      checked,
      coins.filter((coin) => outpoints.has(formatCoin(coin))),
    ),
  );
  if (!addWitnesses(view, witnesses)) return failRule('signature-invalid');
  const broken = RULES.find(({ check }) => check(view, facts) !== null);
  if (broken !== undefined) return failRule(broken.name);
  const unknown = view.inputs.find((input) => !isProven(input, facts.previous) && !known.has(input.outpoint));
  if (unknown !== undefined) return fail({ kind: 'coin-unknown', outpoint: unknown.outpoint });
  if (view.outputs.length === 0) return fail({ kind: 'no-outputs' });
  const scripts = indexByScript(checked);
  const deposits = view.inputs.flatMap((input) => scripts.get(encodeHex(getPrevout(input)?.script ?? NO_BYTES)) ?? []);
  return { ok: true, value: { psbt, view, facts, deposits } };
}

function failRule(rule: PsbtRule): { ok: false; error: SpendFault } {
  return fail({ kind: 'rule', rule });
}

/** Adds outputs and scripts that follow from the contract, so that every signer has them. */
function complete(psbt: Psbt, checked: CheckedContract, known: ReadonlyMap<string, KnownCoin>): void {
  const scripts = indexByScript(checked);
  const byAddress = new Map(checked.deposits.map((deposit) => [deposit.address, deposit]));
  for (const { index, outpoint, witnessUtxo, previousOutput } of createPsbtView(psbt).inputs) {
    const input = psbt.data.inputs[index];
    const coin = known.get(outpoint);
    const paid = previousOutput === 'wrong' ? null : previousOutput;
    const deposit = coin === undefined ? undefined : byAddress.get(coin.address);
    const claim =
      witnessUtxo ??
      paid ??
      (deposit && coin && { script: decodeHex(deposit.script) ?? NO_BYTES, value: BigInt(coin.value) });
    if (input === undefined || !claim) continue;
    input.witnessUtxo = claim;
    const script = scripts.get(encodeHex(claim.script))?.witnessScript;
    if (script !== undefined) input.witnessScript ??= decodeHex(script) ?? NO_BYTES;
  }
}

function createContext({ contract, deposits }: CheckedContract, coins: readonly KnownCoin[]) {
  const { network, keys } = contract;
  return {
    network,
    depositScript: 'wsh-sortedmulti-2of3' as const,
    depositAddresses: deposits.map(({ address }) => address),
    contractorKeys: [keys.owner, keys.counterparty],
    request: { address: '', amount: ZERO_SATS },
    fastestFee: 1,
    previousTransactions: [...new Set(coins.flatMap(({ transaction }) => transaction ?? []))],
    unspentOutputs: coins.map((coin) => ({ outpoint: formatCoin(coin), amount: coin.value })),
  };
}

/** Takes the signatures of finalised inputs apart (BIP147). False if one is not valid. */
function addWitnesses(view: PsbtView, witnesses: readonly (readonly Uint8Array[] | null)[]): boolean {
  return view.inputs.every((input) => {
    const witness = witnesses[input.index] ?? null;
    if (witness === null) return true;
    const [empty, ...rest] = witness;
    const script = rest.pop() ?? NO_BYTES;
    if (empty === undefined || empty.length > 0 || input.witnessScript === null || getPrevout(input) === null)
      return false;
    if (encodeHex(script) !== encodeHex(input.witnessScript)) return false;
    const hash = computeSigningHash(view, input);
    return rest.every((signature) => {
      const publicKey = findSigner(input, signature, hash);
      if (publicKey === null) return false;
      if (!input.signatures.some((each) => each.publicKey === publicKey))
        input.signatures.push({ publicKey, signature });
      return true;
    });
  });
}
