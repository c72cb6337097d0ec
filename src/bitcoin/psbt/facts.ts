import { outputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { hexFromBytes } from '@/bitcoin/bytes';
import { type PreviousOutputs, previousOutputs } from '@/bitcoin/psbt/previous-outputs';
import { type PsbtView, prevoutOf } from '@/bitcoin/psbt/psbt-view';
import { type SignatureFindings, signatureFindings } from '@/bitcoin/psbt/signature-findings';
import { AppError } from '@/domain/primitives/errors';
import { feeEstimate } from '@/domain/withdrawal/fees';

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
  signatures: () => SignatureFindings;
}

/** Throws `fees-unknown` when the context holds no fee rate. */
export function factsOf(view: PsbtView, context: SigningContext): Facts {
  const destination = outputScript(context.request.address, context.network);
  const inputSum = sum(view.inputs.map((input) => prevoutOf(input)?.value ?? 0n));
  const outputSum = sum(view.outputs.map((output) => output.value));
  let findings: SignatureFindings | null = null;
  return {
    context,
    checked: context.depositScript !== 'unverified',
    destination,
    destinationIndex: destinationIndex(view, destination, context),
    depositScripts: depositScripts(context),
    contractorKeys: contractorKeys(context),
    inputSum,
    outputSum,
    fee: inputSum - outputSum,
    estimate: estimate(view.inputs.length, context.fastestFee),
    previous: previousOutputs(view, context.previousTransactions ?? []),
    signatures: () => {
      findings ??= signatureFindings(view);
      return findings;
    },
  };
}

function destinationIndex(view: PsbtView, destination: Uint8Array | null, { request }: SigningContext): number {
  if (destination === null) return -1;
  const wanted = hexFromBytes(destination);
  const amount = BigInt(request.amount);
  return view.outputs.findIndex(({ script, value }) => value === amount && hexFromBytes(script) === wanted);
}

function depositScripts({ depositAddresses, network }: SigningContext): Set<string> {
  const scripts = depositAddresses.map((address) => outputScript(address, network));
  return new Set(scripts.filter((script) => script !== null).map(hexFromBytes));
}

function contractorKeys(context: SigningContext): string[] | null {
  const keys = context.contractorKeys.filter((key) => key !== null);
  return keys.length === 2 && context.contractorKeys.length === 2 ? keys.map((key) => key.toLowerCase()) : null;
}

function estimate(inputs: number, fastestFee: number): bigint {
  try {
    return BigInt(feeEstimate(inputs, fastestFee));
  } catch (cause) {
    throw new AppError('fees-unknown', `There is no fee rate to compare with: ${fastestFee}`, {}, { cause });
  }
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
