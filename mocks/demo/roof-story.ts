import { joinAs, talk, writeContract } from './demo-contracts';
import { addGuarantee, deposit, fundedGuarantee } from './demo-guarantees';
import { cosign, release, releaseAll } from './demo-withdrawals';
import type { DemoWorld } from './demo-world';
import { CONTRACTS, GUARANTEES } from './story-texts';

/** The active contract that shows most of what a guarantee can be. */
export async function playRoof(world: DemoWorld): Promise<void> {
  const { ana, berto } = world;
  const roof = await writeContract(world, ana, CONTRACTS.roof, 'pending_counterparty');
  world.pass(20);
  await joinAs(world, roof, berto);
  await talk(world, roof, [
    [ana, 'Good to have you on board. I have added the guarantee for the permit, shall I fund it today?'],
    [berto, 'Yes please. The scaffolding comes on Thursday, I will put up mine by then.'],
    [ana, 'Perfect. The neighbours know about the crane.'],
  ]);
  const permits = await fundedGuarantee(world, roof, ana, GUARANTEES.permits);
  const start = await fundedGuarantee(world, roof, ana, GUARANTEES.startPayment);
  await fundedGuarantee(world, roof, berto, GUARANTEES.workmanship);
  const materials = await fundedGuarantee(world, roof, ana, GUARANTEES.materials);
  world.pass(48);
  await releaseAll(world, permits, GUARANTEES.permits.amount);
  await cosign(world, await release(world, start, ana, berto, 180_000), berto);
  await talk(world, roof, [
    [berto, 'The old roof is half down. Thank you for releasing the first part!'],
    [ana, 'It looks good. I have signed the release for the tiles, please look at it and sign too.'],
  ]);
  await release(world, materials, ana, berto, 350_000);
  await underfunded(world, roof);
  await addGuarantee(world, roof, berto, GUARANTEES.scaffolding);
}

/** Pending, with two payments at two addresses that are not enough, and a third address that nobody paid. */
async function underfunded(world: DemoWorld, contractId: Parameters<typeof addGuarantee>[1]): Promise<void> {
  const guarantee = await addGuarantee(world, contractId, world.ana, GUARANTEES.finalPayment);
  await deposit(world, guarantee, 200_000);
  await deposit(world, guarantee, 150_000);
  await deposit(world, guarantee, 0);
}
