import { payments } from 'bitcoinjs-lib';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { verifySignatures } from '@/bitcoin/psbt/signatures';
import { toFacts } from '@/bitcoin/psbt/transaction-facts';
import type { ProvenSignatures } from '@/domain/activity/signature-events';
import type { Network } from '@/domain/primitives/network';

/** Each input costs a verification; the largest release that a node relays has fewer inputs. */
const MAX_INPUTS = 1_000;

/** The facts that the signatures of a PSBT prove; `null` if it is not readable, or if no key has signed every input. */
export function readSignatures(text: string, network: Network): ProvenSignatures | null {
  try {
    const view = createPsbtView(readPsbt(text));
    const { txid, outputs } = toFacts(view.tx, network);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: many-inputs.test.ts tests it, too slow to repeat.
    if (view.inputs.length > MAX_INPUTS) return null;
    const { signedBy } = verifySignatures(view);
    if (signedBy.length === 0) return null;
    // The signing hash commits to the witness script, not to the address that the PSBT claims.
    const from = view.inputs.map(({ witnessScript }) => toScriptAddress(witnessScript, network));
    return { txid, signedBy, from: [...new Set(from)], outputs };
  } catch {
    return null;
  }
}

function toScriptAddress(output: Uint8Array | null, network: Network): string {
  // Stryker disable next-line ConditionalExpression: an input without its script has no valid signature.
  if (output === null) throw new Error('An input lacks its witness script');
  const { address } = payments.p2wsh({ redeem: { output }, network: NETWORK_PARAMETERS[network] });
  // Stryker disable next-line ConditionalExpression: every script has a P2WSH address.
  if (address === undefined) throw new Error('A witness script has no address');
  return address;
}
