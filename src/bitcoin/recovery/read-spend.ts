import { areBytesEqual, decodeHex, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { collectFacts } from '@/bitcoin/psbt/facts';
import { isProven } from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type InputView, type Prevout, type PsbtView, readScript } from '@/bitcoin/psbt/psbt-view';
import { REFUSALS } from '@/bitcoin/psbt/rules';
import { computeSigningHash, findSigner } from '@/bitcoin/psbt/signatures';
import { type CheckedContract, indexByScript } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { openSpend } from '@/bitcoin/recovery/open-spend';
import { describeSpend, type Spend, type VerifiedSpend } from '@/bitcoin/recovery/spend';
import { fail, type Result } from '@/domain/primitives/errors';
import { formatCoin } from '@/domain/recovery/recovery-file';
import type { PsbtRule } from '@/domain/withdrawals/inspection';

export type SpendFault =
  | { kind: 'rule'; rule: PsbtRule }
  | { kind: 'coin-unknown'; outpoint: string } // nothing says what it holds, or only the file itself does
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
    !['agreed-differs', 'request-not-paid', 'output-elsewhere', 'change-split', 'fee-too-high', 'pays-twice'].includes(
      name,
    ),
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
  const { view, witnesses } = opened;
  const known = findKnown(checked, coins, view);
  complete(view, checked, known);
  const facts = collectFacts(
    view,
    createContext(
      checked,
      [...known.values()].map(({ coin }) => coin),
    ),
  );
  const broken = RULES.find(({ check }) => check(view, facts) !== null);
  const missing = view.inputs.find((input) => getPrevout(input) === null && input.previousOutput !== 'wrong');
  if (broken?.name === 'input-output-missing' && missing !== undefined) return failUnknown(missing);
  if (broken !== undefined) return failRule(broken.name);
  if (view.inputs.some((input) => isElsewhere(input, known))) return failRule('input-script-differs');
  const unknown = view.inputs.find((input) => !isProven(input, facts.previous) && !known.has(input.outpoint));
  if (unknown !== undefined) return failUnknown(unknown);
  if (view.outputs.length === 0) return fail({ kind: 'no-outputs' });
  if (!addWitnesses(view, witnesses)) return failRule('signature-invalid');
  const scripts = indexByScript(checked);
  const deposits = view.inputs.flatMap((input) => scripts.get(encodeHex(getPrevout(input)?.script ?? NO_BYTES)) ?? []);
  return { ok: true, value: { view, facts, deposits } };
}

function failRule(rule: PsbtRule): { ok: false; error: SpendFault } {
  return fail({ kind: 'rule', rule });
}

function failUnknown({ outpoint }: InputView): { ok: false; error: SpendFault } {
  return fail({ kind: 'coin-unknown', outpoint });
}

/** A coin that the transaction spends, and the script of its address: `null` if that is none of the contract's. */
interface Known {
  coin: KnownCoin;
  script: string | null;
}

type KnownCoins = ReadonlyMap<string, Known>;

/** By outpoint. */
function findKnown({ deposits }: CheckedContract, coins: readonly KnownCoin[], { inputs }: PsbtView): KnownCoins {
  const scripts = new Map(deposits.map(({ address, script }) => [address, script]));
  const outpoints = new Set(inputs.map(({ outpoint }) => outpoint));
  const spent = coins.filter((coin) => outpoints.has(formatCoin(coin)));
  return new Map(spent.map((coin) => [formatCoin(coin), { coin, script: scripts.get(coin.address) ?? null }]));
}

/** Adds outputs and scripts that follow from the contract, so that every signer has them. */
function complete({ psbt, inputs }: PsbtView, checked: CheckedContract, known: KnownCoins): void {
  const scripts = indexByScript(checked);
  for (const input of inputs) {
    const row = psbt.data.inputs[input.index];
    const spent = getPrevout(input) ?? toPrevout(known.get(input.outpoint));
    if (row === undefined || spent === null) continue;
    row.witnessUtxo = spent;
    input.witnessUtxo = spent;
    const script = decodeHex(scripts.get(encodeHex(spent.script))?.witnessScript ?? '');
    if (script === null || input.witnessScript !== null) continue;
    row.witnessScript = script;
    Object.assign(input, { witnessScript: script, ...readScript(script) });
  }
}

function toPrevout(known: Known | undefined): Prevout | null {
  const script = known?.script ? decodeHex(known.script) : null;
  return known === undefined || script === null ? null : { script, value: BigInt(known.coin.value) };
}

/** True if the coin is known at another address: its guarantee would be named wrongly. */
function isElsewhere(input: InputView, known: KnownCoins): boolean {
  const coin = known.get(input.outpoint);
  return coin !== undefined && coin.script !== encodeHex(getPrevout(input)?.script ?? NO_BYTES);
}

function createContext({ contract, deposits }: CheckedContract, coins: readonly KnownCoin[]) {
  const { network, keys } = contract;
  return {
    network,
    depositScript: 'wsh-sortedmulti-2of3' as const,
    depositAddresses: deposits.map(({ address }) => address),
    contractorKeys: [keys.owner, keys.counterparty],
    request: null,
    payees: 'shown' as const,
    fastestFee: 1,
    previousTransactions: [...new Set(coins.flatMap(({ transaction }) => transaction ?? []))],
    unspentOutputs: coins.map((coin) => ({ outpoint: formatCoin(coin), amount: coin.value })),
  };
}

/** Takes the witnesses of verified inputs apart. False unless the network would accept each of them (BIP147). */
function addWitnesses(view: PsbtView, witnesses: readonly (readonly Uint8Array[] | null)[]): boolean {
  return view.inputs.every((input) => {
    const witness = witnesses[input.index] ?? null;
    if (witness === null) return true;
    const [empty, ...signatures] = witness;
    const script = signatures.pop() ?? NO_BYTES;
    const { multisig, witnessScript } = input;
    if (empty === undefined || empty.length > 0 || multisig === null) return false;
    if (signatures.length !== multisig.m || !areBytesEqual(script, witnessScript ?? NO_BYTES)) return false;
    const hash = computeSigningHash(view, input);
    const added = signatures.map((signature) => ({ publicKey: findSigner(input, signature, hash) ?? '', signature }));
    const places = added.map(({ publicKey }) => multisig.keys.indexOf(publicKey));
    if (places.some((place, at) => place <= (places[at - 1] ?? -1))) return false;
    const signers = new Set(input.signatures.map(({ publicKey }) => publicKey));
    input.signatures.push(...added.filter(({ publicKey }) => !signers.has(publicKey)));
    return true;
  });
}
