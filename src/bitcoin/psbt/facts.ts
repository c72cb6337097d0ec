import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import { type PreviousOutputs, readPreviousOutputs } from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { type SignatureReport, verifySignatures } from '@/bitcoin/psbt/signatures';
import { AppError } from '@/domain/primitives/errors';
import { estimateFee } from '@/domain/withdrawal/fees';

/** What the rules hold a PSBT against, worked out once. Amounts in satoshis. */
export interface Facts {
  context: SigningContext;
  /** False with VITE_DEPOSIT_SCRIPT=unverified: address and witness script go unchecked. */
  checked: boolean;
  /** Script of the request's address; `null` when that is no address of the network. */
  destination: Uint8Array | null;
  /** Index of the output that pays the request; -1 when none does. */
  destinationIndex: number;
  /** Scripts of the guarantee's deposit addresses, hex. */
  depositScripts: ReadonlySet<string>;
  /** Contractor keys in lower case; `null` when one is not known. */
  contractorKeys: readonly string[] | null;
  inputSum: bigint;
  outputSum: bigint;
  fee: bigint;
  /** Fee of the estimate at the fastest rate for this number of inputs. */
  estimate: bigint;
  /** What the explorer's raw transactions prove of the inputs. */
  previous: PreviousOutputs;
  /** Verifies the partial signatures, once. */
  signatures: () => SignatureReport;
}

/** Throws `fees-unknown` when the context holds no fee rate. */
export function collectFacts(view: PsbtView, context: SigningContext): Facts {
  const destination = toOutputScript(context.request.address, context.network);
  const inputSum = sum(view.inputs.map((input) => getPrevout(input)?.value ?? 0n));
  const outputSum = sum(view.outputs.map((output) => output.value));
  let findings: SignatureReport | null = null;
  return {
    context,
    checked: context.depositScript !== 'unverified',
    destination,
    destinationIndex: findDestinationIndex(view, destination, context),
    depositScripts: depositScripts(context),
    contractorKeys: contractorKeys(context),
    inputSum,
    outputSum,
    fee: inputSum - outputSum,
    estimate: estimate(view.inputs.length, context.fastestFee),
    previous: readPreviousOutputs(view, context.previousTransactions ?? []),
    signatures: () => {
      findings ??= verifySignatures(view);
      return findings;
    },
  };
}

function findDestinationIndex(view: PsbtView, destination: Uint8Array | null, { request }: SigningContext): number {
  if (destination === null) return -1;
  const wanted = encodeHex(destination);
  const amount = BigInt(request.amount);
  return view.outputs.findIndex(({ script, value }) => value === amount && encodeHex(script) === wanted);
}

function depositScripts({ depositAddresses, network }: SigningContext): Set<string> {
  const scripts = depositAddresses.map((address) => toOutputScript(address, network));
  return new Set(scripts.filter((script) => script !== null).map(encodeHex));
}

function contractorKeys(context: SigningContext): string[] | null {
  const keys = context.contractorKeys.filter((key) => key !== null);
  return keys.length === 2 && context.contractorKeys.length === 2 ? keys.map((key) => key.toLowerCase()) : null;
}

function estimate(inputs: number, fastestFee: number): bigint {
  try {
    return BigInt(estimateFee(inputs, fastestFee));
  } catch (cause) {
    throw new AppError('fees-unknown', `There is no fee rate to compare with: ${fastestFee}`, {}, { cause });
  }
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
