import { screen, within } from '@testing-library/react';
import { confirmCoins } from '@tests/hostile/known-coins';
import { hex, OWNER } from '@tests/unit/bitcoin/releases';
import { readVectors, type VectorContext } from '@tests/unit/bitcoin/vectors';
import { Psbt } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import { HttpResponse, http } from 'msw';
import * as ecc from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import type { WireUser } from '@/services/schemas/wire';
import { PASSWORD } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();
const vectors = readVectors();
const API = 'http://backend.test/api';
const EXPLORER = 'http://explorer.test/explorer/api';

function userWith(id: string, publicKey: string): WireUser {
  return { id, email: `${id}@example.com`, username: id, encrypted_key: '{}', public_key: publicKey };
}

/** The deposits of a vector, with orders from the vectors' table of addresses. */
function createDeposits(context: VectorContext) {
  return context.deposit_addresses.map((address, at) => {
    const known = vectors.deposits.find((deposit) => deposit.address === address);
    return {
      id: `d${at}`,
      guarantee_id: 'g',
      guarantee_order: known?.guarantee_order ?? 3,
      address,
      status: 'pending',
    };
  });
}

/** Serves backend, arbitrator and explorer responses for the vector. */
function serve(context: VectorContext, psbt: string): WireUser {
  const [owner = '', counterparty = ''] = context.public_keys;
  const users = [userWith('owner', owner), userWith('counterparty', counterparty)];
  const arbitrator = vectors.deposits.find(({ network }) => network === context.network)?.arbitrator;
  const withdrawal = {
    id: 'w',
    guarantee_id: 'g',
    withdrawal: true,
    address: context.address,
    amount: context.amount,
    status: 'pending',
    signer: 'owner',
    p_psbt: psbt,
  };
  const guarantee = { id: 'g', description: 'Vector', amount: '0.001', status: 'active' };
  const contract = {
    id: 'c',
    title: 'A contract of the vectors',
    status: 'active',
    contract_order: context.contract_order,
    contractors: users.map(({ id }) => id),
    arbitrator: '1',
    guarantees: [guarantee],
  };
  const fill = {
    keys: users.map(({ public_key }) => ({ public_key })),
    guarantees: [{ ...guarantee, deposits: createDeposits(context), withdrawals: [withdrawal] }],
  };
  const rates = { fastestFee: context.fastest_fee, halfHourFee: 1, hourFee: 1, minimumFee: 1 };
  world.server.use(
    http.get(`${API}/contracts/c`, () => HttpResponse.json(contract)),
    http.get(`${API}/contracts/c/fillcontract`, () => HttpResponse.json(fill)),
    http.get(`${API}/contracts/guarantee/withdrawal/g`, () => HttpResponse.json([withdrawal])),
    http.get(`${API}/arbitrators/1`, () => HttpResponse.json({ public_key: arbitrator })),
    http.get(`${API}/chat/messages/c`, () => HttpResponse.json([])),
    http.get(`${EXPLORER}/v1/fees/recommended`, () => HttpResponse.json(rates)),
    http.get(`${EXPLORER}/address/:address/utxo`, ({ params }) => HttpResponse.json(coinsAt(params.address, psbt))),
  );
  return users[1] as WireUser;
}

/** The coins spent by the PSBT as unspent outputs of an explorer. */
function coinsAt(address: unknown, text: string) {
  if (address !== vectors.psbtVerdicts[0]?.context.deposit_addresses[0]) return [];
  const psbt = Psbt.fromBase64(text);
  return psbt.txInputs.map(({ hash, index }, at) => ({
    txid: Buffer.from(hash).reverse().toString('hex'),
    vout: index,
    value: Number(psbt.data.inputs[at]?.witnessUtxo?.value ?? 100_000n),
    status: { confirmed: true },
  }));
}

/** With the owner's signature on every input, as a co-signer receives it. */
function signAsOwner(text: string): string {
  const psbt = Psbt.fromBase64(text);
  return psbt.signAllInputs(ECPairFactory(ecc).fromPrivateKey(hex(OWNER.private_key))).toBase64();
}

const VERDICT = {
  sign: /pays only this amount to this address/,
  ask: /more than twice the estimate/,
  refuse: /^Refused: /,
} as const;

describe('Sign Transaction shows the verdict on every PSBT of the vectors', () => {
  it.each(vectors.psbtVerdicts)('$verdict: $why', async ({ context, psbt, verdict }) => {
    const { user, store } = visit('/contracts/c', serve(context, verdict === 'refuse' ? psbt : signAsOwner(psbt)));
    const card = await screen.findByRole('article', { name: 'Vector' });
    const button = await within(card).findByRole('button', { name: 'Sign Withdrawal' });
    await confirmCoins(store, { contractId: 'c', guaranteeId: 'g' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    await within(dialog).findByText(VERDICT[verdict]);
    const sign = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Sign Transaction' });
    const password = within(dialog).queryByLabelText<HTMLInputElement>('Signing Password');
    if (password !== null && !password.disabled) {
      await user.click(password);
      await user.paste(PASSWORD);
    }
    expect(sign.disabled).toBe(verdict !== 'sign');
    const accept = within(dialog).queryByRole('checkbox', { name: /I accept the network fee/ });
    expect(accept !== null).toBe(verdict === 'ask');
    if (accept === null) return;
    await user.click(accept);
    expect(sign.disabled).toBe(false);
  });
});
