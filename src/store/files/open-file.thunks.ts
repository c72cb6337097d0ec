import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, Guarantee } from '@/domain/models';
import { type ErrorData, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { PsbtFault } from '@/domain/withdrawals/inspection';
import { logger } from '@/lib/logger';
import { type FileKind, listFileKinds } from '@/services/schemas/file-kind';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectAddresses, selectIsJudged } from '@/store/deposits/verification.selectors';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { type OpenedRecovery, type RecoveryFailure, readRecoveryFile } from '@/store/files/read-recovery-file.thunks';
import { type OpenCertificateFailure, type OpenedTerms, openCertificate } from '@/store/terms/open-certificate.thunks';

/** The content of a file. */
export type OpenedFile =
  /** A PSBT, base64, that spends coins of this guarantee. */
  | { kind: 'psbt'; guaranteeId: Id; psbt: string }
  | { kind: 'terms'; opened: readonly OpenedTerms[] }
  | { kind: 'recovery'; recovery: OpenedRecovery };

export type OpenFileFailure =
  | { kind: 'several'; kinds: readonly FileKind[] }
  | { kind: 'psbt'; fault: PsbtFault }
  /** The PSBT does not say which coins it spends. */
  | { kind: 'coins-unnamed' }
  /** Its coins are of no guarantee of this contract. `title`: of the user's contract whose they are; `null`: unknown. */
  | { kind: 'other-coins'; title: string | null }
  /** Its coins are at an address that the server names for this contract, and that does not follow from the keys. */
  | { kind: 'unverified-coins' }
  | { kind: 'terms'; failure: OpenCertificateFailure }
  | RecoveryFailure
  | { kind: 'failed'; error: ErrorData };

/** Recognises what somebody has sent, or the user has saved. Signs nothing. @param text the content of the file */
export function openFile(contractId: Id, text: string): AppThunk<Promise<Result<OpenedFile, OpenFileFailure>>> {
  return async (dispatch) => {
    try {
      const kinds = listFileKinds(text);
      if (kinds.length > 1) return fail({ kind: 'several', kinds });
      switch (kinds[0]) {
        case 'certificate': {
          const terms = await dispatch(openCertificate(contractId, text));
          if (!terms.ok) return fail({ kind: 'terms', failure: terms.error });
          return { ok: true, value: { kind: 'terms', opened: terms.value } };
        }
        case 'recovery': {
          const read = await dispatch(readRecoveryFile(contractId, text));
          return read.ok ? { ok: true, value: { kind: 'recovery', recovery: read.value } } : read;
        }
        default:
          return await dispatch(openPsbt(contractId, text));
      }
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Opening a file failed: ${error.message}`);
      return fail({ kind: 'failed', error });
    }
  };
}

/** Finds the guarantee by the addresses that the PSBT spends from, among those that follow from the keys. */
function openPsbt(contractId: Id, text: string): AppThunk<Promise<Result<OpenedFile, OpenFileFailure>>> {
  return async (dispatch, getState) => {
    const found = await (await loadBitcoin()).findPsbt(text, settings().network);
    if (found.kind !== 'psbt') return fail({ kind: 'psbt', fault: found.kind });
    const spent = new Set(found.spent.flatMap(({ address }) => address ?? []));
    if (spent.size === 0) return fail({ kind: 'coins-unnamed' });
    const guarantee = await dispatch(findSpent(requireContract(getState(), contractId), spent));
    if (guarantee !== null) return { ok: true, value: { kind: 'psbt', guaranteeId: guarantee.id, psbt: found.psbt } };
    const isClaimed = claims(requireContract(getState(), contractId), spent);
    const others = getState().contracts.contracts.filter(({ id }) => !isSameId(id, contractId));
    for (const other of others.filter((each) => claims(each, spent)))
      if ((await dispatch(findSpent(other, spent))) !== null) return fail({ kind: 'other-coins', title: other.title });
    return fail(isClaimed ? { kind: 'unverified-coins' } : { kind: 'other-coins', title: null });
  };
}

function claims({ guarantees }: Contract, spent: ReadonlySet<string>): boolean {
  return guarantees.some((each) => listDepositAddresses(each).some((address) => spent.has(address)));
}

function findSpent(contract: Contract, spent: ReadonlySet<string>): AppThunk<Promise<Guarantee | null>> {
  return async (dispatch, getState) => {
    const isJudged = contract.guarantees.every((each) => selectIsJudged(getState(), each));
    if (!isJudged) await dispatch(verifyContract(contract.id));
    return contract.guarantees.find((each) => countsAny(getState(), each, spent)) ?? null;
  };
}

function countsAny(state: RootState, guarantee: Guarantee, spent: ReadonlySet<string>): boolean {
  return selectAddresses(state, guarantee, 'counts').some((address) => spent.has(address));
}
