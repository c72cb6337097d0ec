import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { encodeHex } from '@/bitcoin/bytes';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { buildSpend } from '@/bitcoin/settlement/build-spend';
import { toReturnSpend } from '@/bitcoin/settlement/return-spend';
import { signReturn } from '@/bitcoin/settlement/sign-statement';
import type { KitReturn } from '@/domain/kit/kit';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { createReturn } from '@/exit/recovery/create-return';
import { engine } from '@/exit/recovery/engine';
import { formatKit, parseKit } from '@/services/schemas/kit';
import { makeKit, OWNER, openKit, required, secretOf, unwrap } from './kits';
import { makeReturn } from './returns';
import { expectAccepted, sign } from './transactions';

const KIT = makeKit();
const RETURN = makeReturn(KIT);
const KEYS = {
  network: KIT.network,
  contractorKeys: [KIT.keys.owner, KIT.keys.counterparty] as const,
  arbitratorKey: KIT.keys.arbitrator.xpub,
  contractOrder: KIT.contract.contractOrder,
};

const STRANGER = required(createPair(secretOf({ private_key: '11'.repeat(32) })));

/** Another text that the asker has signed, with the signatures of the kit's return. */
function ask(change: Partial<ReturnPlan>, asker = required(createPair(secretOf(OWNER)))): KitReturn {
  const plan = { ...RETURN.plan, ...change };
  const { text, statement } = signReturn(asker, plan);
  return { ...RETURN, plan, text, statement };
}

describe('the return of a kit', () => {
  test('is the transaction that the app makes, and is completed by the depositor alone', async () => {
    const { kit, key } = await openKit('owner');
    const made = unwrap(createReturn(kit, engine.listKitCoins(kit), { kept: RETURN, index: 0, rate: 8 }));
    const spend = required(toReturnSpend({ plan: RETURN.plan, index: 0, keys: KEYS }, 8));
    expect(made.summary).toMatchObject({
      txid: buildSpend(spend).txid,
      signedBy: ['counterparty'],
      locktime: 1_700_000_000,
    });
    const whole = await sign(kit, made, key);
    expect(whole.summary.signedBy).toEqual(['owner', 'counterparty']);
    expectAccepted(whole);
    expect(Transaction.fromHex(required(whole.final).txHex).locktime).toBe(1_700_000_000);
  });

  test.each<[string, (kept: KitReturn) => KitReturn]>([
    ['of another date', (kept) => ({ ...kept, plan: { ...kept.plan, from: kept.plan.from - 1 } })],
    [
      'to another address',
      (kept) => ({ ...kept, plan: { ...kept.plan, address: required(KIT.guarantees[0]?.deposits[0]).address } }),
    ],
    ['with the signatures of another coin', (kept) => ({ ...kept, signatures: kept.signatures.toReversed() })],
    [
      'of a coin that the kit does not have',
      (kept) => ({ ...kept, plan: { ...kept.plan, coins: kept.plan.coins.map((coin) => ({ ...coin, order: 99 })) } }),
    ],
    ['without signatures', (kept) => ({ ...kept, signatures: [] })],
  ])('%s is refused', async (_what, change) => {
    const { kit } = await openKit('owner');
    expect(createReturn(kit, engine.listKitCoins(kit), { kept: change(RETURN), index: 0, rate: 8 }).ok).toBe(false);
  });

  const stranger = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
  test.each<[string, KitReturn]>([
    [
      'to an address that the payer has put into it',
      { ...makeReturn(KIT, { address: stranger }), statement: RETURN.statement },
    ],
    ['with the statement of another one', { ...RETURN, statement: makeReturn(KIT, { number: 2 }).statement }],
    ['of a payer who is no party', ask({ payer: { id: '9', key: encodeHex(STRANGER.publicKey) } })],
    ['for a payee who is no party', ask({ payee: { id: '9', key: encodeHex(STRANGER.publicKey) } }, STRANGER)],
    ['of another network', ask({ network: 'testnet' })],
    ['that the payer has asked for', makeReturn(KIT, { payee: { id: '101', key: KIT.keys.counterparty } })],
  ])('%s is refused, although it is signed', async (_what, kept) => {
    const { kit } = await openKit('owner');
    expect(createReturn(kit, engine.listKitCoins(kit), { kept, index: 0, rate: 8 })).toEqual({
      ok: false,
      error: { kind: 'return-unsigned' },
    });
  });

  test('at a rate that its coin cannot pay is refused', async () => {
    const { kit } = await openKit('owner');
    expect(createReturn(kit, engine.listKitCoins(kit), { kept: RETURN, index: 0, rate: 121 }).ok).toBe(false);
  });

  test.each<[string, (address: string) => string]>([
    ['a deposit address', (address) => address],
    ['a deposit address in capitals', (address) => address.toUpperCase()],
  ])('to %s is refused, although it is signed', async (_what, write) => {
    const { kit } = await openKit('owner');
    const address = write(required(kit.deposits[1]).address);
    const kept = makeReturn(KIT, { address });
    expect(createReturn(kit, engine.listKitCoins(kit), { kept, index: 0, rate: 8 })).toEqual({
      ok: false,
      error: { kind: 'returns-to-deposit' },
    });
  });

  test('is kept in the file, and what cannot be read is left out', () => {
    const kit = { ...KIT, returns: [RETURN] };
    const text = formatKit([kit]);
    expect(JSON.parse(text).contracts[0].returns).toEqual([
      { text: RETURN.text, statement: RETURN.statement, signatures: RETURN.signatures },
    ]);
    expect(parseKit(text)).toEqual({ ok: true, value: [kit] });
    const file = JSON.parse(text);
    file.contracts[0].returns.push({ text: 'none' }, { ...file.contracts[0].returns[0], text: '{}' }, 7);
    expect(parseKit(JSON.stringify(file))).toEqual({ ok: true, value: [kit] });
    file.contracts[0].returns = 'none';
    expect(parseKit(JSON.stringify(file))).toEqual({ ok: true, value: [KIT] });
  });
});
