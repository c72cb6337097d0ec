import type { Facts } from '@/bitcoin/psbt/facts';
import { type PsbtView, prevoutOf } from '@/bitcoin/psbt/psbt-view';
import type { Rule } from '@/bitcoin/psbt/rule';
import type { SignatureFault } from '@/bitcoin/psbt/signature-check';
import { satsFrom } from '@/domain/primitives/amount';

const MOST_FEE = 10n;
const HIGH_FEE = 2n;

/** Amounts beyond all money there is are no amounts. */
export const AMOUNT_RULE: Rule = { name: 'unreadable', broken: impossibleAmount };

export const SIGNATURE_RULES: readonly Rule[] = [
  { name: 'sighash', broken: (_view, facts) => signatureComplaint(facts, true) },
  { name: 'signature-invalid', broken: (_view, facts) => signatureComplaint(facts, false) },
];

export const FEE_RULES: readonly Rule[] = [
  {
    name: 'fee-negative',
    broken: (_view, { fee }) => (fee < 0n ? `It pays ${-fee} sat more than it spends` : null),
  },
  { name: 'fee-too-high', broken: (_view, facts) => feeAbove(facts, MOST_FEE) },
];

export const HIGH_FEE_RULE: Rule = { name: 'fee-high', broken: (_view, facts) => feeAbove(facts, HIGH_FEE) };

const FAULTS: Record<SignatureFault, string> = {
  malformed: 'is malformed',
  'foreign-key': 'is of a key that is not in the witness script',
  sighash: 'does not commit to the whole transaction',
  invalid: 'is not valid',
};

function impossibleAmount(view: PsbtView, { inputSum, outputSum }: Facts): string | null {
  const amounts = [...view.inputs.map((input) => prevoutOf(input)?.value ?? 0n), ...view.outputs.map((o) => o.value)];
  const impossible = [...amounts, inputSum, outputSum].find((amount) => satsFrom(amount) === null);
  return impossible === undefined ? null : `${impossible} sat is no amount`;
}

function signatureComplaint(facts: Facts, aboutSighash: boolean): string | null {
  const { fault } = facts.signatures();
  if (fault === null || (fault.fault === 'sighash') !== aboutSighash) return null;
  return `The signature of ${fault.publicKey} on input ${fault.input} ${FAULTS[fault.fault]}`;
}

function feeAbove({ fee, estimate }: Facts, times: bigint): string | null {
  return fee > times * estimate ? `The fee of ${fee} sat is over ${times} times the estimate of ${estimate} sat` : null;
}
