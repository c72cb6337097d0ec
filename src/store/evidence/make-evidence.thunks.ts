import { loadBitcoin } from '@/bitcoin/client';
import type { EvidenceContent } from '@/bitcoin/evidence/evidence-api';
import { nameDocuments } from '@/domain/evidence/evidence-names';
import { formatEvidenceName } from '@/domain/evidence/manifest';
import { formatStatement } from '@/domain/evidence/statement-text';
import { AppError, type Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { hashBytes } from '@/lib/pdf-bytes';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import type { AppThunk } from '@/store/core/store-types';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { sign, withSigner } from '@/store/signing/sign.thunks';

export interface EvidenceWish {
  contractId: Id;
  /** The collected parts that the user ticked. */
  contents: readonly EvidenceContent[];
  documents: readonly File[];
  /** The user's account of the dispute. */
  account: string;
  /** Where the user wants to be paid; empty for none. */
  address: string;
  /** In both languages. */
  readme: string;
  password: string;
}

export interface MadeEvidence {
  /** Of the file. */
  name: string;
  file: Blob;
  /** SHA-256 of the file, by which a decision names it; `null`: this browser cannot compute it. */
  hash: string | null;
}

/**
 * Signs the list of the contents and packs them, in the worker. Errors: those of the gates, of opening the key, and of `makeEvidence`
 * in `bitcoin/evidence`.
 */
export function makeEvidence(
  { contractId, contents, documents, account, address, readme, password }: EvidenceWish,
  intent: Intent,
): AppThunk<Promise<Result<MadeEvidence>>> {
  return (dispatch, getState) =>
    toResult('Making an evidence file', async () => {
      // Loaded before the key is opened: if it cannot be fetched, nothing begins.
      await intent.call(() => loadBitcoin('evidence'));
      const names = nameDocuments(documents.map(({ name }) => name));
      const all: EvidenceContent[] = [
        { name: 'README.txt', content: readme },
        { name: 'statement.txt', content: formatStatement(account, address) },
        ...contents,
        ...documents.map((content, at) => ({ name: names[at] ?? '', content })),
      ];
      const request = { contractId, action: 'evidence', password, intent } as const;
      return dispatch(
        withSigner(request, async (signer) => {
          const party = selectSettlementPlace(getState(), signer.ground.contract);
          if (party === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
          const { place, own } = party;
          const by = { role: own, id: toIdKey(requireUser(getState()).id), key: place[own] };
          const about = { network: place.network, contract: place.contract, madeAt: new Date().toISOString(), by };
          const { file } = await dispatch(
            sign(signer, (engine, handle) => engine.makeEvidence(handle, { ...about, contents: all })),
          );
          const hash = await hashBytes(new Uint8Array(await file.arrayBuffer()));
          return { name: formatEvidenceName(about), file, hash };
        }),
      );
    });
}
