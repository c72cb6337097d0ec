import { joinAs, talk, writeContract } from './demo-contracts';
import { addGuarantee, fundedGuarantee, setStatus } from './demo-guarantees';
import { allOf, release } from './demo-withdrawals';
import type { DemoWorld } from './demo-world';
import { CONTRACTS, GUARANTEES } from './story-texts';

/** The active contract where things went less smoothly. */
export async function playTiles(world: DemoWorld): Promise<void> {
  const { ana, berto } = world;
  const tiles = await writeContract(world, ana, CONTRACTS.tiles, 'pending_counterparty');
  await joinAs(world, tiles, berto);
  const samples = await addGuarantee(world, tiles, berto, GUARANTEES.samples);
  const first = await fundedGuarantee(world, tiles, berto, GUARANTEES.firstDelivery);
  const second = await fundedGuarantee(world, tiles, berto, GUARANTEES.secondDelivery);
  await fundedGuarantee(world, tiles, ana, GUARANTEES.pallets, 130_000);
  world.pass(30);
  await setStatus(world, samples, 'expired');
  await setStatus(world, first, 'in_dispute');
  await talk(world, tiles, [
    [ana, 'One pallet arrived with a fifth of the tiles broken, the photos are in the mail.'],
    [berto, 'The carrier says they were fine. Let us hear what the arbitrator thinks about the first delivery.'],
    [berto, 'The second one arrived whole, as you wrote. I have signed my release for it.'],
  ]);
  await release(world, second, berto, berto, allOf(world, GUARANTEES.secondDelivery.amount));
}
