import { demoKey } from '@mocks/demo/demo-keys';
import { toUser } from '@tests/unit/domain/make';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signTerms } from '@/bitcoin/statements/sign-statements';
import { formatSealMessage } from '@/domain/terms/chat-line';
import type { Terms, TermsRole } from '@/domain/terms/terms';
import { sendMessage } from '@/services/chat.service';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { keyChecked } from '@/store/keys/own-key.slice';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import type { Story } from './guarantee-support';

/** Ana and Berto sign the terms as they are now, in the chat, and Ana's device has seen it. Returns the terms. */
export async function signInChat(
  story: Story,
  roles: readonly TermsRole[] = ['owner', 'counterparty'],
): Promise<Terms> {
  const { contractId } = story;
  const store = createAppStore();
  store.dispatch(loginSuccess(toUser(story.ana)));
  store.dispatch(keyChecked('good'));
  await store.dispatch(loadContract(contractId));
  await store.dispatch(verifyContract(contractId));
  await store.dispatch(loadMessages(contractId));
  await store.dispatch(syncTerms(contractId));
  const view = selectTermsView(store.getState(), contractId);
  if (view === null || view.gaps.length > 0) throw new Error(`The terms are incomplete: ${JSON.stringify(view?.gaps)}`);
  const { terms } = view;
  for (const role of roles) {
    const user = role === 'owner' ? story.ana : story.berto;
    const { hash, signature } = signTerms(demoKey(user.email) as SecretPair, terms);
    const content = formatSealMessage('I signed.', { revision: terms.revision, hash, signature });
    await sendMessage({ userId: user.id, contractId, content });
  }
  await store.dispatch(loadMessages(contractId));
  await store.dispatch(syncTerms(contractId));
  localStorage.clear();
  return terms;
}
