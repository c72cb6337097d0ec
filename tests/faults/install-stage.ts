import { vi } from 'vitest';
import { installClock } from './clock';
import { installNetwork, type Network } from './network';
import type { PlayedScenes } from './play';
import { buildScenes, type Scenes } from './scenes';
import { installTabs } from './tab';

/** Makes further scenes, which pages play once there is a network. */
export type BuildScenes = (network: Network, scenes: Scenes) => Promise<PlayedScenes['states']>;

/** Installs clock, tabs and network, and builds the scenes. */
export async function installStage(buildMore: BuildScenes): Promise<{ network: Network; scenes: PlayedScenes }> {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  installClock();
  installTabs();
  const first = await buildScenes();
  const network = installNetwork();
  const scenes = { ...first, states: { ...first.states, ...(await buildMore(network, first)) } };
  return { network, scenes };
}
