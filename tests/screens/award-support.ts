import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ARBITRATOR_XPRV } from '@tests/hostile/award-stage';
import { sats } from '@tests/unit/domain/make';
import { type Desk, signAward, toFile } from '@tests/unit/settlement/awards';
import type { Award } from '@/domain/settlement/award';
import { AMOUNT, DESTINATION, type Story } from './guarantee-support';
import type { World } from './support';

/** The arbitrator's file: everything to Ana, unless something else is asked for. */
export function makeDecision(world: World, story: Story, change: Partial<Award> = {}, desk: Partial<Desk> = {}): File {
  const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal);
  const contract = world.backend.store.state.contracts.find(({ id }) => id === story.contractId);
  const script = addressToScript(deposit?.address ?? '') ?? new Uint8Array();
  const coins = world.backend.chain.listUnspent(script).map(({ txid, vout, value }) => ({
    order: Number(deposit?.guarantee_order),
    txid,
    value: sats(value),
    vout,
  }));
  const award: Award = {
    coins,
    contract: String(story.contractId),
    costs: 'Each party bears its own.',
    date: '2026-11-20',
    evidence: [],
    isFinal: true,
    guarantees: [String(story.guaranteeId)],
    network: 'regtest',
    number: 1,
    outputs: [
      { to: 'owner', address: DESTINATION, value: sats(AMOUNT - 12_000) },
      { to: 'arbitrator', address: 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx', value: sats(10_000) },
    ],
    place: 'Madrid',
    reasons: 'The roof leaks.\nThe photographs show it.',
    terms: '',
    ...change,
  };
  const keyOf = ({ email }: { email: string }) => toHex(demoKey(email).publicKey);
  const signed = signAward(award, {
    xprv: ARBITRATOR_XPRV,
    contractOrder: Number(contract?.contract_order),
    contractorKeys: [keyOf(story.ana), keyOf(story.berto)],
    ...desk,
  });
  return new File([toFile(signed)], 'aval-award-1-1.json', { type: 'application/json' });
}

/** Opens *Open a decision* from the contract's menu. */
export async function openDecision(user: UserEvent, file: File): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open a decision' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open a decision' });
  await user.upload(within(dialog).getByLabelText('Decision file'), file);
  return dialog;
}
