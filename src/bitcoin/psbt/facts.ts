import { toAddress, toOutputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { areBytesEqual, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import {
  listParentSpendings,
  type PreviousOutputs,
  readParents,
  readPreviousOutputs,
} from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type OutputView, type PsbtView, sumInputs, sumOutputs } from '@/bitcoin/psbt/psbt-view';
import { type SignatureReport, verifySignatures } from '@/bitcoin/psbt/signatures';
import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import type { Sats } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { estimateFee } from '@/domain/withdrawals/fees';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import type { Spending } from '@/domain/withdrawals/open-signatures';

/** The data that the rules compare a PSBT with, computed once. Amounts in satoshis. */
export interface Facts {
  context: SigningContext;
  /** False with VITE_DEPOSIT_SCRIPT=unverified: address and witness script are not checked. */
  checked: boolean;
  /** Index of the output that pays the request; -1 if none does. */
  destinationIndex: number;
  /** Indexes of the outputs to other payees that are expected, or may be shown. */
  payees: ReadonlySet<number>;
  /** Index of the change: the only other output to the guarantee, above dust, to an address that is spent; -1 if there is none. */
  changeIndex: number;
  /** Scripts of the guarantee's deposit addresses, hex. */
  depositScripts: ReadonlySet<string>;
  /** Contractor keys, hex in lower case; `null` if one is unknown. */
  contractorKeys: readonly string[] | null;
  inputSum: bigint;
  outputSum: bigint;
  fee: bigint;
  /** Fee estimate at the fastest rate for this number of inputs, without those of dust, which no release has to spend. */
  estimate: Sats;
  /** Previous outputs as proven by raw transactions. */
  previous: PreviousOutputs;
  /** Its parents, the transactions that it spends from, as proven by raw transactions. */
  parents: readonly Spending[];
  /** Amounts of unspent outputs as the explorer lists them, by outpoint. */
  listedAmounts: ReadonlyMap<string, bigint>;
  /** Verifies the partial signatures on first call. */
  signatures: () => SignatureReport;
}

/** Throws AppError `fees-unknown` if the context has no valid fee rate. */
export function collectFacts(view: PsbtView, context: SigningContext): Facts {
  const inputSum = sumInputs(view);
  const outputSum = sumOutputs(view);
  // Stryker disable next-line ArrayDeclaration: a text that is not a transaction is ignored.
  const parents = readParents(view, context.previousTransactions ?? []);
  const fee = inputSum - outputSum;
  const depositScripts = listDepositScripts(context);
  const destinationIndex = findDestinationIndex(view, context, depositScripts);
  const payees = findPayees(view, context, destinationIndex, depositScripts);
  const worthwhile = view.inputs.filter((input) => (getPrevout(input)?.value ?? 0n) > EMPTY_BALANCE);
  let report: SignatureReport | null = null;
  return {
    context,
    checked: context.depositScript !== 'unverified',
    destinationIndex,
    payees,
    changeIndex: findChangeIndex(view, destinationIndex, depositScripts),
    depositScripts,
    contractorKeys: normalizeContractorKeys(context),
    inputSum,
    outputSum,
    fee,
    estimate: computeEstimate(worthwhile.length, context.fastestFee, 1 + payees.size),
    previous: readPreviousOutputs(view, parents),
    parents: listParentSpendings(parents),
    listedAmounts: new Map((context.unspentOutputs ?? []).map(({ outpoint, amount }) => [outpoint, BigInt(amount)])),
    signatures: () => {
      report ??= verifySignatures(view);
      return report;
    },
  };
}

function findDestinationIndex(
  view: PsbtView,
  { request, network }: SigningContext,
  depositScripts: ReadonlySet<string>,
): number {
  return request === null
    ? view.outputs.findIndex((output) => isPayable(output, network) && !depositScripts.has(encodeHex(output.script)))
    : view.outputs.findIndex((output) => isPaid(output, request, network));
}

/** Outputs to others; none while nobody is paid what was asked for. Of a list, each is found once, in any place; without one, at most one beside a request. */
function findPayees(
  view: PsbtView,
  { request, payees = [], network }: SigningContext,
  destinationIndex: number,
  depositScripts: ReadonlySet<string>,
): ReadonlySet<number> {
  // Whoever is paid instead of the destination is no second payee.
  if (destinationIndex < 0) return new Set();
  const others = view.outputs.filter(
    (output) =>
      output.index !== destinationIndex && isPayable(output, network) && !depositScripts.has(encodeHex(output.script)),
  );
  if (payees === 'shown')
    return new Set(others.slice(0, request === null ? others.length : 1).map(({ index }) => index));
  const found = new Set<number>();
  for (const payee of payees) {
    const output = others.find((each) => !found.has(each.index) && isPaid(each, payee, network));
    if (output !== undefined) found.add(output.index);
  }
  return found;
}

function isPaid({ script, value }: OutputView, { address, amount }: PaidOutput, network: Network): boolean {
  const wanted = toOutputScript(address, network);
  return wanted !== null && value === BigInt(amount) && areBytesEqual(script, wanted);
}

/** An address above dust: nodes relay it, and the user can compare it. */
function isPayable({ script, value }: OutputView, network: Network): boolean {
  return value > EMPTY_BALANCE && toAddress(script, network) !== null;
}

/** The address of an input, and not any of the guarantee: a device that knows fewer addresses would lose sight of the change. */
function findChangeIndex(view: PsbtView, destinationIndex: number, depositScripts: ReadonlySet<string>): number {
  const returned = view.outputs.filter(
    ({ index, script }) => index !== destinationIndex && depositScripts.has(encodeHex(script)),
  );
  const [change] = returned;
  if (change === undefined || returned.length > 1 || change.value <= EMPTY_BALANCE) return -1;
  const isSpent = view.inputs.some((input) => areBytesEqual(getPrevout(input)?.script ?? NO_BYTES, change.script));
  return isSpent ? change.index : -1;
}

function listDepositScripts({ depositAddresses, network }: SigningContext): Set<string> {
  const scripts = depositAddresses.map((address) => toOutputScript(address, network));
  return new Set(scripts.filter((script) => script !== null).map(encodeHex));
}

function normalizeContractorKeys(context: SigningContext): string[] | null {
  const keys = context.contractorKeys.filter((key) => key !== null);
  return keys.length === 2 && context.contractorKeys.length === 2 ? keys.map((key) => key.toLowerCase()) : null;
}

function computeEstimate(inputs: number, fastestFee: number, outputs: number): Sats {
  try {
    return estimateFee(inputs, fastestFee, outputs);
  } catch (cause) {
    throw new AppError('fees-unknown', `The fee rate is not valid: ${fastestFee}`, {}, { cause });
  }
}
