import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { areBytesEqual, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import {
  listParentSpendings,
  type PreviousOutputs,
  readParents,
  readPreviousOutputs,
} from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type PsbtView, sumInputs, sumOutputs } from '@/bitcoin/psbt/psbt-view';
import { type SignatureReport, verifySignatures } from '@/bitcoin/psbt/signatures';
import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import type { Sats } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import { estimateFee } from '@/domain/withdrawals/fees';
import type { Spending } from '@/domain/withdrawals/open-signatures';

/** The data that the rules compare a PSBT with, computed once. Amounts in satoshis. */
export interface Facts {
  context: SigningContext;
  /** False with VITE_DEPOSIT_SCRIPT=unverified: address and witness script are not checked. */
  checked: boolean;
  /** Script of the requested address; `null` if that is not an address of the network. */
  destination: Uint8Array | null;
  /** Index of the output that pays the request; -1 if none does. */
  destinationIndex: number;
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
  const destination = toOutputScript(context.request.address, context.network);
  const inputSum = sumInputs(view);
  const outputSum = sumOutputs(view);
  // Stryker disable next-line ArrayDeclaration: a text that is not a transaction is ignored.
  const parents = readParents(view, context.previousTransactions ?? []);
  const fee = inputSum - outputSum;
  const destinationIndex = findDestinationIndex(view, destination, context.request.amount);
  const depositScripts = listDepositScripts(context);
  const worthwhile = view.inputs.filter((input) => (getPrevout(input)?.value ?? 0n) > EMPTY_BALANCE);
  let report: SignatureReport | null = null;
  return {
    context,
    checked: context.depositScript !== 'unverified',
    destination,
    destinationIndex,
    changeIndex: findChangeIndex(view, destinationIndex, depositScripts),
    depositScripts,
    contractorKeys: normalizeContractorKeys(context),
    inputSum,
    outputSum,
    fee,
    estimate: computeEstimate(worthwhile.length, context.fastestFee),
    previous: readPreviousOutputs(view, parents),
    parents: listParentSpendings(parents),
    listedAmounts: new Map((context.unspentOutputs ?? []).map(({ outpoint, amount }) => [outpoint, BigInt(amount)])),
    signatures: () => {
      report ??= verifySignatures(view);
      return report;
    },
  };
}

function findDestinationIndex(view: PsbtView, destination: Uint8Array | null, paid: Sats): number {
  if (destination === null) return -1;
  const wanted = encodeHex(destination);
  const amount = BigInt(paid);
  return view.outputs.findIndex(({ script, value }) => value === amount && encodeHex(script) === wanted);
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

function computeEstimate(inputs: number, fastestFee: number): Sats {
  try {
    return estimateFee(inputs, fastestFee);
  } catch (cause) {
    throw new AppError('fees-unknown', `The fee rate is not valid: ${fastestFee}`, {}, { cause });
  }
}
