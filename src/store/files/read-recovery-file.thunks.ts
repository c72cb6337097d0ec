import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { normalizeKey } from '@/domain/keys/current-keys';
import { fail, type Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import type { RecoveryFileFault } from '@/domain/recovery/recovery-file';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectDescriptor } from '@/store/recovery/recovery.selectors';
import { type OpenCertificateFailure, type OpenedTerms, openCertificate } from '@/store/terms/open-certificate.thunks';

/** The content of a recovery file, as far as everything in it follows from its keys. */
export interface OpenedRecovery {
  /** Whose account it is of: the user's, another party's of this contract, or somebody else's. */
  owner: 'own' | 'other' | 'stranger';
  /** It holds the owner's key, encrypted. */
  hasKey: boolean;
  madeAt: string;
  titles: readonly string[];
  /** `keys`: under its id, but with other keys. `null`: a key of the contract is not known here. */
  hasContract: boolean | 'keys' | null;
  /** Its signed terms of this contract, which this device remembers now; `null`: none. */
  terms: Result<readonly OpenedTerms[], OpenCertificateFailure> | null;
}

export type RecoveryFailure =
  | { kind: 'recovery-file'; fault: RecoveryFileFault }
  | { kind: 'recovery-contract'; fault: ContractFault }
  | { kind: 'other-network'; theirs: Network };

/** Says what a recovery file is. Nothing of it is used but the signed terms of this contract. */
export function readRecoveryFile(
  contractId: Id,
  text: string,
): AppThunk<Promise<Result<OpenedRecovery, RecoveryFailure>>> {
  return async (dispatch, getState) => {
    const read = parseRecoveryFile(text);
    if (!read.ok) return fail({ kind: 'recovery-file', fault: read.error });
    const { network, contracts, publicKey, madeAt } = read.value;
    if (network !== null && network !== settings().network) return fail({ kind: 'other-network', theirs: network });
    const fault = contracts.length === 0 ? null : await (await loadBitcoin()).checkContracts(contracts);
    if (fault !== null) return fail({ kind: 'recovery-contract', fault });
    const state = getState();
    const [first] = contracts;
    const key = publicKey ?? first?.keys[first.role] ?? null;
    const parties = requireContract(state, contractId).keys.map((each) => normalizeKey(each.publicKey));
    const descriptor = selectDescriptor(state, contractId);
    const isHeld = contracts.some((each) => each.descriptor === descriptor);
    const named = contracts.find(({ id }) => id === toIdKey(contractId));
    const hasOtherKeys = named !== undefined && named.descriptor !== descriptor;
    const hasTerms = isHeld && !hasOtherKeys && (named?.sealedTerms.length ?? 0) > 0;
    const found = hasOtherKeys ? 'keys' : isHeld;
    const value: OpenedRecovery = {
      owner: getOwner(key, selectSigner(state), parties),
      hasKey: publicKey !== null,
      madeAt,
      titles: contracts.map(({ title }) => title),
      hasContract: descriptor === null ? null : found,
      terms: hasTerms ? await dispatch(openCertificate(contractId, text)) : null,
    };
    return { ok: true, value };
  };
}

function getOwner(
  key: string | null,
  own: string | null,
  parties: readonly (string | null)[],
): OpenedRecovery['owner'] {
  if (key !== null && key === own) return 'own';
  return key !== null && parties.includes(key) ? 'other' : 'stranger';
}
