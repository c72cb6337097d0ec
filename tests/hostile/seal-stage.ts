import { createHash } from 'node:crypto';
import { demoKey } from '@mocks/demo/demo-keys';
import { sats } from '@tests/unit/domain/make';
import { sign as signMessage } from 'bitcoinjs-message';
import { getResponse, http } from 'msw';
import { formatSealMessage } from '@/domain/terms/chat-line';
import type { TermsView } from '@/domain/terms/state';
import { loadMessages } from '@/store/chat/chat.thunks';
import type { AppStore } from '@/store/core/store-types';
import { type SignedOrder, signContractTerms } from '@/store/terms/sign-terms.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsView } from '@/store/terms/terms.selectors';
import { GUARANTEE_REF, PASSWORD, type Stage } from './stage';

export const { contractId } = GUARANTEE_REF;
export const USERS = { ana: 'demo-user-1', berto: 'demo-user-2' } as const;
export type Person = keyof typeof USERS;

/** Runs `action` once, while the app waits for the arbitrator's key: after it has loaded the contract. */
export function whileSigning({ backend, server }: Stage, action: () => Promise<unknown>): void {
  server.use(
    http.get(
      '*/api/arbitrators/:id',
      async ({ request }) => {
        await action();
        return getResponse(backend.handlers, request);
      },
      { once: true },
    ),
  );
}

/** The look-ups of the contract screen at each poll. */
export async function look(stage: Stage, store: AppStore): Promise<TermsView | null> {
  await stage.reloadIn(store);
  await store.dispatch(loadMessages(contractId)).catch(() => undefined);
  await store.dispatch(syncTerms(contractId));
  return selectTermsView(store.getState(), contractId);
}

export async function lookState(stage: Stage, store: AppStore) {
  return (await look(stage, store))?.state ?? null;
}

/** The text of the terms that the screen shows. */
export async function readText(stage: Stage, store = stage.store): Promise<string> {
  return (await look(stage, store))?.text ?? '';
}

/** Changes the amount of the first guarantee in the server's records. */
export function setAmount({ backend }: Stage, amount: number): void {
  const [guarantee] = backend.store.state.guarantees;
  if (guarantee === undefined) throw new Error('There is no guarantee');
  guarantee.amount = sats(amount);
}

/** Signs what the screen shows. */
export async function sign(stage: Stage, store: AppStore): Promise<{ ok: boolean; value?: SignedOrder }> {
  const text = await readText(stage, store);
  return store.dispatch(signContractTerms({ contractId, text, password: PASSWORD, sentence: 'I signed these terms.' }));
}

/** Both sign. @returns the app of Ana */
export async function sealBoth(stage: Stage): Promise<AppStore> {
  await sign(stage, stage.store);
  await sign(stage, await stage.switchTo('berto'));
  return stage.switchTo('ana');
}

export function hash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** A signature made by another library, as another client would. */
function signHash(textHash: string, email: string): string {
  const { privateKey } = demoKey(email);
  return signMessage(`Aval terms ${textHash}`, Buffer.from(privateKey ?? []), true).toString('base64');
}

export function lineOf(text: string, email: string, revision = 1): string {
  const textHash = hash(text);
  return formatSealMessage('Signed.', { revision, hash: textHash, signature: signHash(textHash, email) });
}

/** A message that the server claims to be from `who`. @returns its id */
export function putMessage({ backend }: Stage, who: Person, content: string): string {
  const id = String(backend.store.newId('message'));
  const [message] = backend.store.state.messages;
  const created_at = message?.created_at ?? '2026-11-20T10:00:00.000Z';
  backend.store.state.messages.push({ id, user_id: USERS[who], contract_id: contractId, content, created_at });
  return id;
}

export function listVerdicts(store: AppStore): string[] {
  return Object.values(selectContractTerms(store.getState(), contractId)?.lines ?? {}).map(({ verdict }) => verdict);
}
