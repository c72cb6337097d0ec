import { AppError } from '@/domain/primitives/errors';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { requireUnmovedAddresses } from '@/store/deposits/address-memory.thunks';
import { requireUnchangedKeys } from '@/store/keys/keys.thunks';
import { findSigningKey, selectIsKeyOpened } from '@/store/keys/own-key.selectors';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import type { Gate, GatedAction, GateRun } from '@/store/signing/gates';
import { requireSignatures } from '@/store/signing/signature-memory.thunks';
import { requireTerms } from '@/store/terms/terms-gate.thunks';

const SPENDING: readonly GatedAction[] = ['release', 'sign', 'release-again', 'return'];
const SIGNING: readonly GatedAction[] = [...SPENDING, 'terms', 'payout', 'ask-return'];

/** What must hold before this browser signs or shows an address. Add a rule as one entry (the steps are in .github/CONTRIBUTING.md). */
export const GATES: readonly Gate[] = [
  { name: 'own key', actions: ['deposit', ...SIGNING], check: requireOwnKey },
  { name: 'remembered keys', actions: ['inspect', 'deposit', ...SIGNING], check: requireRememberedKeys },
  {
    name: 'known addresses',
    actions: ['inspect', 'deposit', 'ask-return', ...SPENDING],
    check: ({ contract }) => requireUnmovedAddresses(contract),
  },
  { name: 'signature memory', actions: ['inspect', 'ask-return', ...SPENDING], check: () => requireSignatures() },
  { name: 'terms', actions: ['deposit', 'ask-return', ...SPENDING], check: requireTerms },
];

/**
 * Money locked under a key that cannot be opened is lost, and without a key there is no signature. An envelope of another client is
 * opened there: the deposit dialog has asked about it.
 */
function requireOwnKey({ request: { action } }: GateRun): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const isUsable = selectIsKeyOpened(getState()) || selectPayBlock(getState()) === 'other-client';
    if (action === 'deposit' && !isUsable)
      throw new AppError('key-unchecked', "The account's key was not opened since login");
    if (action !== 'deposit' && findSigningKey(getState(), requireUser(getState())) === null)
      throw new AppError('bad-envelope', 'The account has no signing key on this device');
  };
}

function requireRememberedKeys({ contract, getArbitratorKey }: GateRun): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch(requireUnchangedKeys(contract, await getArbitratorKey()));
}
