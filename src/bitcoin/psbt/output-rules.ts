import { toAddress } from '@/bitcoin/addresses/output-script';
import { encodeHex } from '@/bitcoin/bytes';
import type { Facts } from '@/bitcoin/psbt/facts';
import type { OutputView, PsbtView } from '@/bitcoin/psbt/psbt-view';
import { checkEach, type Rule } from '@/bitcoin/psbt/rule';

/** Rules on outputs, in the order of the table. */
export const OUTPUT_RULES: readonly Rule[] = [
  { name: 'request-not-paid', check: checkRequestPaid },
  { name: 'output-elsewhere', check: (view, facts) => checkEach(view.outputs, (o) => checkPayee(o, facts)) },
];

/** True if the output returns to the guarantee. */
export function isChange(output: OutputView, facts: Facts): boolean {
  return output.index !== facts.destinationIndex && facts.depositScripts.has(encodeHex(output.script));
}

function checkRequestPaid(_view: PsbtView, facts: Facts): string | null {
  const { request, network } = facts.context;
  if (facts.destination === null) return `The destination ${request.address} is not an address of ${network}`;
  if (facts.destinationIndex >= 0) return null;
  return `No output pays ${request.address} exactly ${request.amount} sat`;
}

function checkPayee(output: OutputView, facts: Facts): string | null {
  if (output.index === facts.destinationIndex || isChange(output, facts)) return null;
  const payee = toAddress(output.script, facts.context.network) ?? `script ${encodeHex(output.script)}`;
  return `Output ${output.index} pays ${output.value} sat to ${payee}`;
}
