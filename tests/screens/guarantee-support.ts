import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoEnvelope, demoKey } from '@mocks/demo/demo-keys';
import type { WireUser } from '@mocks/wire';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Psbt } from 'bitcoinjs-lib';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { toPlaces } from '@/domain/deposits/address-memory';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { keepPlaces } from '@/store/deposits/address-memory.thunks';
import { api, createContract, createGuarantee, visit, type World } from './support';

/** Signing password of every account in these tests. */
export const PASSWORD = 'a long passphrase for the tests';
export const DESTINATION = demoAddress('payee');
export const ELSEWHERE = demoAddress('mallory');
export const AMOUNT = 100_000;

type Json = Record<string, unknown>;

const envelopes = new Map<string, Promise<string>>();

/** Creates an account with a real key, encrypted with PASSWORD. */
export async function signer(world: World, name: string): Promise<WireUser> {
  const email = `${name.toLowerCase()}@example.com`;
  const envelope = envelopes.get(email) ?? demoEnvelope(email, PASSWORD);
  envelopes.set(email, envelope);
  const keys = { encrypted_key: await envelope, public_key: toHex(demoKey(email).publicKey) };
  const user = { id: world.backend.store.newId('user'), username: name, email, ...keys };
  world.backend.store.state.users.push({ ...user, password: '', created_at: '2026-11-01T09:00:00.000Z' });
  return user;
}

/** A contract with two contractors and one guarantee. */
export interface Story {
  ana: WireUser;
  berto: WireUser;
  contractId: Id;
  guaranteeId: Id;
}

export const GUARANTEE = 'Deposit for the roof';

/** An active contract with an unpaid guarantee of 0.001 BTC. Ana is the owner, Berto deposits. */
export async function pendingStory(world: World): Promise<Story> {
  const ana = await signer(world, 'Ana');
  const berto = await signer(world, 'Berto');
  const contractId = await createContract(ana, {}, berto);
  return { ana, berto, contractId, guaranteeId: await createGuarantee(contractId, berto, GUARANTEE) };
}

/** The same with an active guarantee and a confirmed deposit. */
export async function fundedStory(world: World, sats = AMOUNT): Promise<Story> {
  const story = await pendingStory(world);
  const address = await depositAddress(story);
  await rememberCoins(story, address);
  pay(world, address, sats);
  world.backend.chain.mine();
  await setStatus(story, 'active');
  return story;
}

/** In this browser, both parties have said before that the coins at an address are the guarantee's. */
export async function rememberCoins({ contractId, guaranteeId, ana, berto }: Story, address: string): Promise<void> {
  const keys = [ana, berto].map(({ public_key }) => public_key ?? '') as [string, string];
  const guarantee = { id: guaranteeId, description: GUARANTEE, amount: AMOUNT as Sats, depositorId: null };
  for (const pair of [keys, keys.toReversed() as [string, string]])
    await keepPlaces(pair, toPlaces(contractId, guarantee, [address], new Date().toISOString()));
}

/** Requests a deposit address. */
export async function depositAddress({ contractId, guaranteeId, berto }: Story): Promise<string> {
  const { transaction } = await api('POST', '/contracts/deposit', { contractId, guaranteeId, senderId: berto.id });
  return (transaction as { address: string }).address;
}

export function pay(world: World, address: string, sats: number): string {
  const script = addressToScript(address);
  if (script === null) throw new Error(`${address} is no address`);
  return world.backend.chain.send(script, sats);
}

export async function setStatus({ contractId, guaranteeId }: Story, status: string): Promise<void> {
  await api('PUT', `/contracts/${contractId}/guarantee`, { guarantee: { id: guaranteeId, status } });
}

/** A withdrawal to DESTINATION, created and signed by `by`; `amount` is the received amount in BTC. */
export async function signedWithdrawal(story: Story, by: WireUser, amount = '0.00060000'): Promise<Json> {
  const { transaction } = await api('POST', '/contracts/withdrawal', {
    guarantee_id: story.guaranteeId,
    withdrawal: true,
    address: DESTINATION,
    amount,
    sender_id: story.ana.id,
    receivers_id: [by.id],
    status: 'pending',
  });
  const unsigned = transaction as Json;
  const p_psbt = signedBy(by, String(unsigned.u_psbt));
  const answer = await api('PUT', `/contracts/transaction/${unsigned.id}`, { ...unsigned, p_psbt, signer: by.id });
  return answer.transaction as Json;
}

export function signedBy(user: WireUser, psbt: string): string {
  return Psbt.fromBase64(psbt, { network: REGTEST }).signAllInputs(demoKey(user.email)).toBase64();
}

/** Redirects the first output of the PSBT to another address. */
export function divertedPsbt(text: string): string {
  const honest = Psbt.fromBase64(text, { network: REGTEST });
  const psbt = new Psbt({ network: REGTEST }).setVersion(2).setLocktime(0);
  honest.txInputs.forEach(({ hash, index }, at) => {
    const { witnessUtxo, witnessScript } = honest.data.inputs[at] ?? {};
    if (witnessUtxo === undefined || witnessScript === undefined) throw new Error('not a withdrawal');
    psbt.addInput({ hash, index, witnessUtxo, witnessScript });
  });
  honest.txOutputs.forEach(({ script, value }, at) => {
    psbt.addOutput({ script: at === 0 ? (addressToScript(ELSEWHERE) ?? script) : script, value });
  });
  return psbt.toBase64();
}

/** Spends the coins of a withdrawal with another transaction, signed by both and mined. */
export function spendElsewhere({ backend: { chain } }: World, { ana, berto }: Story, text: string): void {
  const other = signedBy(ana, signedBy(berto, divertedPsbt(text)));
  chain.broadcast(Psbt.fromBase64(other).finalizeAllInputs().extractTransaction(true).toHex());
  chain.mine();
}

/** A handler that alters the transaction in the backend's response. */
export function tamperHandler(world: World, path: string, change: (transaction: Json) => Json): HttpHandler {
  return http.post(`http://backend.test/api${path}`, async ({ request }) => {
    const response = await getResponse(world.backend.handlers, request.clone());
    if (response === undefined) throw new Error(`${path} is no call of the backend`);
    const { transaction } = (await response.json()) as { transaction: Json };
    return HttpResponse.json({ transaction: change(transaction) });
  });
}

/** The guarantee's withdrawals as stored by the backend. */
export function storedWithdrawals(world: World, { guaranteeId }: Story) {
  return world.backend.store.withdrawals(guaranteeId);
}

/** Opens the contract's screen and waits for the guarantee's card. */
export async function open(story: Story, as: WireUser) {
  const shown = visit(`/contracts/${story.contractId}`, as);
  return { ...shown, card: await findCard(GUARANTEE) };
}

export async function findCard(description: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name: description });
}

/** Presses a button on the guarantee's card and waits for the dialog. */
export async function openDialog(story: Story, as: WireUser, button: string, dialogName: string) {
  const shown = await open(story, as);
  await shown.user.click(await within(shown.card).findByRole('button', { name: button }));
  return { ...shown, dialog: await screen.findByRole('dialog', { name: dialogName }) };
}

/** Replaces the text of a field. */
export async function replaceText(user: UserEvent, dialog: HTMLElement, label: string, text: string): Promise<void> {
  const field = await within(dialog).findByLabelText(label);
  await user.click(field);
  await user.clear(field);
  await user.paste(text);
}

/** Fills in the form of the release dialog and presses its button once it is enabled. */
export async function submitRelease(
  user: UserEvent,
  dialog: HTMLElement,
  amount: string,
  password = PASSWORD,
): Promise<void> {
  await user.click(await fillRelease(user, dialog, amount, password));
}

/** Fills in the form of the release dialog; resolves to its button, once it is enabled. */
export async function fillRelease(
  user: UserEvent,
  dialog: HTMLElement,
  amount: string,
  password = PASSWORD,
): Promise<HTMLButtonElement> {
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  await replaceText(user, dialog, 'Amount (BTC)', amount);
  await replaceText(user, dialog, 'Signing Password', password);
  const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Generate Transaction' });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}
