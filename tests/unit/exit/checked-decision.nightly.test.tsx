import { screen } from '@testing-library/react';
import { makeAward, signAward } from '@tests/unit/settlement/awards';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Award, AwardOutput } from '@/domain/settlement/award';
import { formatAwardFile } from '@/domain/settlement/award';
import { checkAward } from '@/exit/recovery/award/check-award';
import { engine } from '@/exit/recovery/engine';
import { computeSafetyNumber } from '@/exit/recovery/safety-number';
import { formatKit } from '@/services/schemas/kit';
import { sat, unwrap } from './kits';
import { type Opened, openPage } from './page-support';
import { makeVectorKit } from './vector-kit';

/* *Check a decision*: what is wrong with a decision that is signed as it should be. */

const kit = engine.addScanned(unwrap(engine.checkKit(makeVectorKit())), []);
const [paid] = makeAward().outputs as [AwardOutput];
const OTHER = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const DEPOSIT = kit.deposits[0]?.address ?? '';
const pay = (change: Partial<AwardOutput>): Partial<Award> => ({ outputs: [{ ...paid, ...change }] });

afterEach(() => vi.restoreAllMocks());

describe('a decision that the arbitrator has signed', () => {
  test.each<[string, Partial<Award>, string]>([
    ['back to the guarantee at another address', pay({ to: 'guarantee', address: OTHER }), 'addresses'],
    ['a party at a deposit address', pay({ address: DEPOSIT }), 'addresses'],
    ['the arbitrator at a deposit address', pay({ to: 'arbitrator', address: DEPOSIT }), 'addresses'],
    ['dust', { outputs: [paid, { ...paid, address: OTHER, value: sat(546) }] }, 'dust'],
  ])('does not count with %s', (_what, change, fault) => {
    expect(checkAward(kit, signAward(makeAward(change)))).toEqual({ fault });
  });

  test("does not count at the other party's address", () => {
    const signed = signAward(makeAward(pay({ to: 'owner', address: OTHER })));
    expect(checkAward(kit, signed)).toHaveProperty('txid');
    expect(checkAward(kit, signed, { owner: [], counterparty: [OTHER] })).toEqual({ fault: 'addresses' });
    expect(checkAward(kit, signed, { owner: [OTHER], counterparty: [OTHER] })).toHaveProperty('txid');
  });
});

async function openCheck(file = new File([formatKit([makeVectorKit()])], 'kit.json')): Promise<Opened> {
  const page = openPage();
  await page.press('Check a decision');
  await page.user.upload(page.field('Kit with the keys'), file);
  await screen.findByLabelText('Decision file');
  return page;
}

async function check(page: Opened, award: Award) {
  const file = new File([formatAwardFile(signAward(award))], 'aval-award-42-1.json');
  await page.user.upload(page.field('Decision file'), file);
}

describe('the page', () => {
  it('names the keys that a decision is checked against', async () => {
    await openCheck();
    const { owner, counterparty, arbitrator } = makeVectorKit().keys;
    expect(screen.getByText(computeSafetyNumber([owner, counterparty], arbitrator.xpub) ?? '')).toBeTruthy();
    expect(screen.getByText(arbitrator.xpub)).toBeTruthy();
    expect(screen.getByText(/Compare the safety number/)).toBeTruthy();
  });

  it('names the fee, the coins, the guarantee and the terms', async () => {
    const page = await openCheck();
    await check(page, makeAward());
    const text = (await screen.findByRole('region', { name: 'Decision' })).textContent;
    expect(text).toMatch(/Network fee.*0\.000025.*Guarantee.*Deposit.*Coins/s);
    expect(text).not.toMatch(/more than a tenth/);
  });

  it('warns of a fee that takes nearly everything', async () => {
    const page = await openCheck();
    await check(page, makeAward(pay({ value: sat(1_000) })));
    expect(await screen.findByText(/The network fee is more than a tenth of the coins/)).toBeTruthy();
    expect((await screen.findByRole('region', { name: 'Decision' })).textContent).toMatch(/0\.00229/);
  });

  it('does not call a decision right that pays a stranger “back to the guarantee”', async () => {
    const page = await openCheck();
    await check(page, makeAward(pay({ to: 'guarantee', address: OTHER })));
    expect(await screen.findByText(/This decision does not count: a party would be paid/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  });

  it('shows each of two equal outputs', async () => {
    const error = vi.spyOn(console, 'error');
    const page = await openCheck();
    const half = { ...paid, value: sat(113_750) };
    await check(page, makeAward({ outputs: [half, half] }));
    const region = await screen.findByRole('region', { name: 'Decision' });
    expect(region.textContent?.split(half.address)).toHaveLength(3);
    expect(error.mock.calls.filter(([text]) => /same key/.test(String(text)))).toEqual([]);
  });
});
