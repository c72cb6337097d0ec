import type { BackendOptions } from '@mocks/backend';
import { completeContract, createContract, joinAs, sendMessages } from '@mocks/demo/demo-contracts';
import { addFundedGuarantee, addGuarantee, deposit, setStatus } from '@mocks/demo/demo-guarantees';
import { cosign, maxRelease, release, releaseAll } from '@mocks/demo/demo-withdrawals';
import { type DemoWorld, openDemoWorld } from '@mocks/demo/demo-world';
import { CONTRACTS, GUARANTEES } from '@mocks/demo/story-texts';
import type { LoginForm, State } from '@mocks/store/entities';

export interface DemoOptions extends Pick<BackendOptions, 'ids'>, LoginForm {
  /** Milliseconds since 1970; the end of the story. */
  now: number;
}

/**
 * Two accounts and contracts in every status, created by playing the story against a backend, so that every address,
 * coin, PSBT and signature is real.
 */
export async function createDemoState({ now, ids = 'named', ...form }: DemoOptions): Promise<State> {
  const world = await openDemoWorld(now, { ids }, form);
  await playTranslation(world);
  await playTiles(world);
  await playRoof(world);
  await playNewContracts(world);
  world.backend.chain.mine();
  return world.state;
}

/** A contract from draft to completion. */
async function playTranslation(world: DemoWorld): Promise<void> {
  const { ana, berto } = world;
  const id = await createContract(world, ana, CONTRACTS.translation, 'pending_counterparty');
  await joinAs(world, id, berto);
  const fee = await addFundedGuarantee(world, id, ana, GUARANTEES.translationFee);
  await sendMessages(world, id, [
    [berto, 'The files are in your inbox.'],
    [ana, 'Beautiful work, thank you. I have signed the release.'],
  ]);
  await releaseAll(world, fee, GUARANTEES.translationFee.amount);
  await completeContract(world, id, CONTRACTS.translation);
  world.passTime(40);
}

/** Drafts, and a contract that waits for its counterparty. */
async function playNewContracts(world: DemoWorld): Promise<void> {
  const open = await createContract(world, world.ana, CONTRACTS.open, 'pending_counterparty');
  await addGuarantee(world, open, world.ana, GUARANTEES.workshopDeposit);
  world.passTime(5);
  await createContract(world, world.berto, CONTRACTS.bertoDraft, 'draft');
  await createContract(world, world.ana, CONTRACTS.draft, 'draft');
}

/** An active contract with guarantees in most states. */
async function playRoof(world: DemoWorld): Promise<void> {
  const { ana, berto } = world;
  const roof = await createContract(world, ana, CONTRACTS.roof, 'pending_counterparty');
  world.passTime(20);
  await joinAs(world, roof, berto);
  await sendMessages(world, roof, [
    [ana, 'Good to have you on board. I have added the guarantee for the permit, shall I fund it today?'],
    [berto, 'Yes please. The scaffolding comes on Thursday, I will put up mine by then.'],
    [ana, 'Perfect. The neighbours know about the crane.'],
  ]);
  const permits = await addFundedGuarantee(world, roof, ana, GUARANTEES.permits);
  const start = await addFundedGuarantee(world, roof, ana, GUARANTEES.startPayment);
  await addFundedGuarantee(world, roof, berto, GUARANTEES.workmanship);
  const materials = await addFundedGuarantee(world, roof, ana, GUARANTEES.materials);
  world.passTime(48);
  await releaseAll(world, permits, GUARANTEES.permits.amount);
  await cosign(world, await release(world, start, ana, berto, 180_000), berto);
  await sendMessages(world, roof, [
    [berto, 'The old roof is half down. Thank you for releasing the first part!'],
    [ana, 'It looks good. I have signed the release for the tiles, please look at it and sign too.'],
  ]);
  await release(world, materials, ana, berto, 350_000);
  await addUnderfundedGuarantee(world, roof);
  await addGuarantee(world, roof, berto, GUARANTEES.scaffolding);
}

/** Pending, with payments at two addresses that do not cover the amount, and a third address without payment. */
async function addUnderfundedGuarantee(
  world: DemoWorld,
  contractId: Parameters<typeof addGuarantee>[1],
): Promise<void> {
  const guarantee = await addGuarantee(world, contractId, world.ana, GUARANTEES.finalPayment);
  await deposit(world, guarantee, 200_000);
  await deposit(world, guarantee, 150_000);
  await deposit(world, guarantee, 0);
}

/** An active contract with a dispute and an expired guarantee. */
async function playTiles(world: DemoWorld): Promise<void> {
  const { ana, berto } = world;
  const tiles = await createContract(world, ana, CONTRACTS.tiles, 'pending_counterparty');
  await joinAs(world, tiles, berto);
  const samples = await addGuarantee(world, tiles, berto, GUARANTEES.samples);
  const first = await addFundedGuarantee(world, tiles, berto, GUARANTEES.firstDelivery);
  const second = await addFundedGuarantee(world, tiles, berto, GUARANTEES.secondDelivery);
  await addFundedGuarantee(world, tiles, ana, GUARANTEES.pallets, 130_000);
  world.passTime(30);
  await setStatus(world, samples, 'expired');
  await setStatus(world, first, 'in_dispute');
  await sendMessages(world, tiles, [
    [ana, 'One pallet arrived with a fifth of the tiles broken, the photos are in the mail.'],
    [berto, 'The carrier says they were fine. Let us hear what the arbitrator thinks about the first delivery.'],
    [berto, 'The second one arrived whole, as you wrote. I have signed my release for it.'],
  ]);
  await release(world, second, berto, berto, maxRelease(world, GUARANTEES.secondDelivery.amount));
}
