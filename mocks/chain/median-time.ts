import type { BlockRecord } from '@mocks/chain/chain-state';

const MEDIAN_OF = 11;

/** The median of the times of a block and the ten before it, seconds (BIP113). Lock times are compared with it. */
export function computeMedianTime(blocks: readonly Pick<BlockRecord, 'time'>[], height = blocks.length - 1): number {
  const times = blocks.slice(Math.max(0, height - MEDIAN_OF + 1), height + 1).map(({ time }) => time);
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
