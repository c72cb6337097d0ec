import type { EvidenceContent } from '@/bitcoin/evidence/evidence-api';
import type { Kit } from '@/domain/kit/kit';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { collectProof } from '@/domain/proofs/collect-proof';
import { MAX_CHECKED } from '@/domain/proofs/payment-proof';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { toFile } from '@/services/schemas/evidence';
import { createProofSource } from '@/store/balances/payment-proofs.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import type { CollectedPart } from '@/store/evidence/collected-part';

const TXID = /^[0-9a-f]{64}$/;
/** Each asks the explorer up to 17 questions. */
const AT_ONCE = 3;

/** Proofs of the coins in the kit, the largest first, and of the deposits that were spent since. */
export function collectProofs(contractId: Id, kit: Kit | null, signal: AbortSignal): AppThunk<Promise<CollectedPart>> {
  return async (_dispatch, getState) => {
    // Without addresses nobody knows what there is to prove.
    if (kit === null) return { part: 'proofs', contents: [], count: 0, missing: 1 };
    const coins = kit.guarantees
      .flatMap(({ deposits }) => deposits.flatMap((deposit) => deposit.coins))
      .sort((a, b) => b.value - a.value)
      .map(({ txid }) => txid);
    const addresses = new Set(kit.guarantees.flatMap(({ deposits }) => deposits.map(({ address }) => address)));
    const guarantees = selectContract(getState(), contractId)?.guarantees ?? [];
    const unknown = guarantees.filter(({ deposits }) => deposits === null).length;
    const recorded = guarantees
      .flatMap(({ deposits }) => deposits ?? [])
      .filter(({ address }) => address !== null && addresses.has(address))
      .map(({ txid }) => txid?.toLowerCase() ?? '')
      .filter((txid) => TXID.test(txid) && !coins.includes(txid));
    const all = [...new Set(coins), ...new Set(recorded)];
    const wanted = [...[...new Set(coins)].slice(0, MAX_CHECKED), ...[...new Set(recorded)].slice(0, MAX_CHECKED)];
    const source = createProofSource(signal);
    const proofs = await mapInParallel(wanted, AT_ONCE, async (txid): Promise<EvidenceContent[]> => {
      signal.throwIfAborted();
      try {
        const proof = await collectProof(source, txid);
        return proof === null ? [] : [{ name: `proofs/${txid}.json`, content: toFile(proof) }];
      } catch (error) {
        signal.throwIfAborted();
        logger.warn(`A proof of payment is left out of the evidence file: ${toErrorData(error).message}`);
        return [];
      }
    });
    const contents = proofs.flat();
    return { part: 'proofs', contents, count: contents.length, missing: all.length - contents.length + unknown };
  };
}
