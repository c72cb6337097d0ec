import { useMemo } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { Certificate } from '@/domain/terms/certificate';
import { useTermsInStep } from '@/features/terms/use-terms';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { listSealedCertificates } from '@/store/terms/certificates';
import { loadTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';

/** A certificate of terms that both signed. */
export interface NamedCertificate {
  /** In the address: the revision, with the beginning of its hash if two texts have the same number. */
  name: string;
  hash: string;
  certificate: Certificate;
}

interface Certificates {
  /** The newest first. */
  certificates: readonly NamedCertificate[];
  loading: boolean;
  /** Why the contract could not be loaded. */
  error: ErrorData | null;
  reload: () => void;
}

/** The certificates of a contract. Later ones appear as this device learns of them. */
export function useCertificates(contractId: Id): Certificates {
  const dispatch = useAppDispatch();
  useTermsInStep(contractId);
  const {
    value: loaded,
    loading,
    reload,
  } = useLoaded((signal) => dispatch(loadTerms(contractId, signal)), `${contractId}`);
  const record = useAppSelector((state) => selectContractTerms(state, contractId)?.record ?? null);
  const hashes = record?.signed.map(({ hash, signatures }) => `${hash} ${signatures.length}`).join() ?? '';
  const made = useLoaded(async () => (record === null ? [] : listSealedCertificates(record)), hashes);
  const certificates = useMemo(
    () =>
      (made.value ?? []).map(({ hash, certificate }, _at, all) => {
        const { revision } = certificate.terms;
        const isAlone = all.filter((each) => each.certificate.terms.revision === revision).length === 1;
        return { name: isAlone ? String(revision) : `${revision}-${hash.slice(0, 8)}`, hash, certificate };
      }),
    [made.value],
  );
  return {
    certificates,
    loading: loading || made.loading,
    error: loaded?.ok === false ? loaded.error : null,
    reload,
  };
}
