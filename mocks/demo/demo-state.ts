import type { BackendOptions } from '@mocks/backend';
import type { LoginSecret, State } from '@mocks/store/entities';
import { complete, joinAs, talk, writeContract } from './demo-contracts';
import { addGuarantee, fundedGuarantee } from './demo-guarantees';
import { releaseAll } from './demo-withdrawals';
import { type DemoWorld, openDemoWorld } from './demo-world';
import { playRoof } from './roof-story';
import { CONTRACTS, GUARANTEES } from './story-texts';
import { playTiles } from './tiles-story';

export interface DemoOptions extends Pick<BackendOptions, 'ids'> {
  /** Milliseconds since 1970: the moment the story ends. */
  now: number;
  /** As the app that logs in is set (VITE_LOGIN_SECRET); `password` unless told. */
  loginSecret?: LoginSecret;
}

/**
 * Two accounts and contracts in every status, made by playing the whole story against a backend: every address, coin,
 * PSBT and signature in it is real.
 */
export async function demoState({ now, ids = 'named', loginSecret = 'password' }: DemoOptions): Promise<State> {
  const world = await openDemoWorld(now, { ids }, loginSecret);
  await playTranslation(world);
  await playTiles(world);
  await playRoof(world);
  await playBeginnings(world);
  world.backend.chain.mine();
  return world.state;
}

/** A contract from beginning to end. */
async function playTranslation(world: DemoWorld): Promise<void> {
  const { ana, berto } = world;
  const id = await writeContract(world, ana, CONTRACTS.translation, 'pending_counterparty');
  await joinAs(world, id, berto);
  const fee = await fundedGuarantee(world, id, ana, GUARANTEES.translationFee);
  await talk(world, id, [
    [berto, 'The files are in your inbox.'],
    [ana, 'Beautiful work, thank you. I have signed the release.'],
  ]);
  await releaseAll(world, fee, GUARANTEES.translationFee.amount);
  await complete(world, id, CONTRACTS.translation);
  world.pass(40);
}

/** What is only just beginning: drafts, and a contract that waits for its counterparty. */
async function playBeginnings(world: DemoWorld): Promise<void> {
  const open = await writeContract(world, world.ana, CONTRACTS.open, 'pending_counterparty');
  await addGuarantee(world, open, world.ana, GUARANTEES.workshopDeposit);
  world.pass(5);
  await writeContract(world, world.berto, CONTRACTS.bertoDraft, 'draft');
  await writeContract(world, world.ana, CONTRACTS.draft, 'draft');
}
