import { settings } from '@/config/settings';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { type ErrorData, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import type { RecoveryFileFault } from '@/domain/recovery/recovery-file';
import type { Certificate, CertificateFault } from '@/domain/terms/certificate';
import { addSignature, NO_TERMS } from '@/domain/terms/record';
import { getOtherRole, type Terms, type TermsRole } from '@/domain/terms/terms';
import { logger } from '@/lib/logger';
import { parseCertificate } from '@/services/schemas/certificate';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { verifyCertificate } from '@/store/terms/certificates';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsRole } from '@/store/terms/terms.selectors';

/** Terms of an opened file, all of whose signatures are valid. */
export interface OpenedTerms {
  revision: number;
  /** Both have signed them. */
  isSealed: boolean;
}

export type OpenCertificateFailure =
  | { kind: 'not-a-certificate' | 'newer-version' | 'damaged' }
  | { kind: 'other-network'; theirs: Network }
  | { kind: 'other-contract'; title: string } // or other people
  | { kind: 'other-keys' } // than the contract has
  | { kind: `signature-${TermsRole}` }
  | { kind: 'failed'; error: ErrorData };

/**
 * Reads signed terms from a certificate or a recovery file, verifies every signature, and remembers them (docs/terms.md#certificate).
 * Nothing is remembered if anything in the file is wrong.
 * @param text the content of the file
 */
export function openCertificate(
  contractId: Id,
  text: string,
): AppThunk<Promise<Result<OpenedTerms[], OpenCertificateFailure>>> {
  return async (dispatch, getState) => {
    const read = readCertificates(contractId, text);
    if (!read.ok) return read;
    try {
      let record = NO_TERMS;
      const opened: OpenedTerms[] = [];
      for (const certificate of read.value) {
        const foreign = findForeignTerms(getState(), certificate.terms, requireContract(getState(), contractId));
        if (foreign !== null) return fail(foreign);
        const { hash, fault } = await verifyCertificate(certificate);
        if (fault !== null) return fail({ kind: `signature-${fault}` });
        const { terms, text: canonical, signatures } = certificate;
        for (const { role, signature, madeAt } of signatures)
          record = addSignature(record, { hash, text: canonical, terms }, { role, signature, madeAt });
        opened.push({ revision: terms.revision, isSealed: signatures.length > 1 });
      }
      await dispatch(syncTerms(contractId, record));
      return { ok: true, value: opened };
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Opening a certificate failed: ${error.message}`);
      return fail({ kind: 'failed', error });
    }
  };
}

/** Of a recovery file, the terms of this contract; of another one if it has none, so that it is named. */
function readCertificates(contractId: Id, text: string): Result<Certificate[], OpenCertificateFailure> {
  const file = parseRecoveryFile(text);
  if (!file.ok && file.error.problem !== 'not-a-recovery-file') return refuse(file.error);
  const contracts = file.ok ? file.value.contracts : [];
  const own = contracts.filter(({ id }) => id === toIdKey(contractId));
  const held = (own.length > 0 ? own : contracts).flatMap(({ sealedTerms }) => sealedTerms);
  const terms = file.ok ? held : [parseCertificate(text)];
  const damaged = terms.find((each) => !each.ok);
  if (damaged?.ok === false) return refuse(damaged.error);
  const certificates = terms.flatMap((each) => (each.ok ? [each.value] : []));
  return certificates.length > 0 ? { ok: true, value: certificates } : fail({ kind: 'not-a-certificate' });
}

function refuse({ problem, field }: CertificateFault | RecoveryFileFault): Result<never, OpenCertificateFailure> {
  logger.warn(`A certificate is refused: ${problem} ${field ?? ''}`);
  return fail({ kind: problem === 'newer-version' || problem === 'not-a-certificate' ? problem : 'damaged' });
}

/** Why terms are not of this contract and account; `null`: they belong together. */
function findForeignTerms(state: RootState, terms: Terms, contract: Contract): OpenCertificateFailure | null {
  if (terms.network !== settings().network) return { kind: 'other-network', theirs: terms.network };
  const role = selectTermsRole(state, contract);
  const [owner, counterparty] = contract.contractors.map(toIdKey);
  const isOwn =
    terms.contract === toIdKey(contract.id) && terms.owner.id === owner && terms.counterparty.id === counterparty;
  // A stranger has no role.
  if (!isOwn || role === null) return { kind: 'other-contract', title: terms.title };
  const [ownerKey, counterpartyKey] = contract.keys.map(({ publicKey }) => normalizeKey(publicKey));
  const otherKey = role === 'owner' ? counterpartyKey : ownerKey;
  const isSame = terms[role].key === selectSigner(state) && terms[getOtherRole(role)].key === otherKey;
  return isSame ? null : { kind: 'other-keys' };
}
