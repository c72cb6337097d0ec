import type { WireUser } from '@mocks/wire';
import { expect, onTestFinished } from 'vitest';
import { settings } from '@/config/settings';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import { toUser } from '../unit/domain/make';
import { PASSWORD, type Story } from './guarantee-support';
import type { World } from './support';

/** VITE_SEALS for one test. */
export function setSeals(value: ReturnType<typeof settings>['seals']): void {
  const before = settings().seals;
  settings().seals = value;
  onTestFinished(() => {
    settings().seals = before;
  });
}

/** Signs the terms of a contract as one of its parties, in an app of their own. */
export async function signAs({ contractId }: Story, who: WireUser): Promise<void> {
  const store = createAppStore();
  store.dispatch(loginSuccess(toUser(who)));
  await store.dispatch(loadContract(contractId));
  await store.dispatch(verifyContract(contractId));
  await store.dispatch(loadMessages(contractId));
  await store.dispatch(syncTerms(contractId));
  const text = selectTermsView(store.getState(), contractId)?.text ?? '';
  const order = { contractId, text, password: PASSWORD, sentence: 'I signed the terms.' };
  expect(await store.dispatch(signContractTerms(order))).toMatchObject({ ok: true, value: { sent: { ok: true } } });
  localStorage.clear();
}

/** Both sign the terms. */
export async function sealTerms(story: Story): Promise<void> {
  await signAs(story, story.ana);
  await signAs(story, story.berto);
}

/** The server changes the amount of the guarantee. */
export function changeAmount(world: World, { guaranteeId }: Story, amount = 900_000): void {
  const guarantee = world.backend.store.guarantee(guaranteeId);
  if (guarantee === undefined) throw new Error('There is no guarantee');
  Object.assign(guarantee, { amount });
}
