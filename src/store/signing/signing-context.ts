import type { SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { getDepositStatus } from '@/domain/deposits/deposit-verdict';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { GivenSignature, SignedCoin } from '@/domain/withdrawals/open-signatures';
import { getFeeRates } from '@/services/explorer.service';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { loadAmountProofs } from '@/store/signing/amount-proofs';
import type { Ground } from '@/store/signing/gate';
import { fetchOpenSignatures, type OpenSignatures } from '@/store/signing/open-signatures.thunks';

const NOTHING_OPEN: OpenSignatures = { inTheWay: [], beside: [] };

interface ContextOf {
  guaranteeRef: GuaranteeRef;
  psbt: string;
  pays: SigningContext['request'];
  settlement?: SigningContext['settlement'];
  kind?: GivenSignature['kind'];
}

interface Loaded {
  context: SigningContext;
  beside: GivenSignature[];
  /** The outputs that the PSBT spends. */
  spent: Pick<SignedCoin, 'outpoint' | 'address' | 'amount'>[];
}

/**
 * Loads everything that a PSBT of this guarantee is inspected against, and verifies the deposit addresses again, with the
 * keys that have passed the gates; and the open signatures that the user has to know of. Throws `signatures-not-kept`.
 */
export function loadSigningContext(
  { contract, arbitratorKey }: Ground,
  { guaranteeRef, psbt, pays: request, settlement, kind }: ContextOf,
  signal?: AbortSignal,
): AppThunk<Promise<Loaded>> {
  return async (dispatch, getState) => {
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const { network, depositScript } = settings();
    const [fees, verdicts] = await Promise.all([
      getFeeRates(signal),
      dispatch(verifyGuarantee(contract, guarantee, arbitratorKey)),
    ]);
    const trusted = listDepositAddresses(guarantee).filter(
      (address) => getDepositStatus(verdicts[address] ?? null) === 'counts',
    );
    const spent = await (await loadBitcoin()).readSpentOutputs(psbt, network);
    const outpoints = spent.map(({ outpoint }) => outpoint);
    const [proofs, open] = await Promise.all([
      dispatch(loadAmountProofs(spent, trusted, signal)),
      // A return pays the whole coin back to the user: it is no second payment of anything.
      kind === 'return' ? NOTHING_OPEN : dispatch(fetchOpenSignatures(guaranteeRef, { outpoints, ...request })),
    ]);
    const context = {
      network,
      depositScript,
      depositAddresses: trusted,
      contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
      request,
      ...(settlement === undefined ? {} : { settlement }),
      fastestFee: fees.fastestFee,
      ...proofs,
      openSignatures: open.inTheWay,
    };
    return { context, beside: open.beside, spent };
  };
}
