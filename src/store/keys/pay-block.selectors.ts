import { recallOwnKey } from '@/domain/keys/key-memory';
import { getKeyBlock, isOwnKeyBlock, type PayBlock } from '@/domain/keys/key-verdict';
import type { RootState } from '@/store/core/store-types';
import { selectIsOwnKeyReplaced, selectIsSignerLost } from '@/store/keys/keys.selectors';
import { selectFileKey } from '@/store/keys/own-key.selectors';

/** Why nothing can be paid or signed, on any screen. */
export function selectPayBlock(state: RootState): PayBlock | null {
  const { ownKey, keys } = state;
  const verdict = selectFileKey(state) === null ? ownKey.keyVerdict : 'good';
  const block = toKnownBlock(state, getKeyBlock(verdict, ownKey.checkingKey));
  if (block !== null && !MILD.includes(block)) return block;
  if (selectIsOwnKeyReplaced(state)) return 'replaced';
  if (keys.keeping === 'lost') return 'lost';
  if (keys.keeping === 'failed') return 'not-kept';
  return selectIsSignerLost(state) ? 'signatures-lost' : block;
}

/** Told after the blocks of the memory, which are more serious. */
const MILD: readonly PayBlock[] = ['other-client', 'unchecked', 'checking'];

/** Once this device has opened the account's key, another format is no other client's: the envelope was exchanged. */
function toKnownBlock({ auth: { user }, keys }: RootState, block: PayBlock | null): PayBlock | null {
  const isKnown = user !== null && recallOwnKey(keys.memory, user.id) !== null;
  return block === 'other-client' && isKnown ? 'unreadable' : block;
}

/**
 * For every screen. The mild ones are left to the dialogs that need the key: an unchecked one is checked when money is about to move, and
 * the owner of another client's account knows where it comes from.
 */
export function selectKeyWarning(
  state: RootState,
): Exclude<PayBlock, 'checking' | 'other-client' | 'unchecked'> | null {
  const block = state.auth.user === null ? null : selectPayBlock(state);
  return block === 'checking' || block === 'other-client' || block === 'unchecked' ? null : block;
}

/** True if the server's copy of the key can't be used, and none was opened from a file in its place. */
export function selectIsGivenKeyUnusable(state: RootState): boolean {
  const block = selectPayBlock(state);
  return block !== null && isOwnKeyBlock(block);
}
