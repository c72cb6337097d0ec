import { getOutpoint } from '@/domain/settlement/coins';
import { listUsableRates } from '@/domain/settlement/return-plan';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import type { CaseFile } from '@/exit/recovery/award/compare-files';
import { listKitCoins } from '@/exit/recovery/coins';
import { createReturn } from '@/exit/recovery/create-return';

/** A return that a party has signed in advance. */
export interface Agreement {
  number: number;
  /** Unix seconds. */
  from: number;
  outpoints: string[];
}

/** The payments that the parties have signed in advance, from the returns of kits; each once. */
export function listAgreed(files: readonly Pick<CaseFile, 'kit'>[]): Agreement[] {
  const found = files.flatMap(({ kit }) => listReturns(kit));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

/** Those whose signatures are valid. */
function listReturns(kit: CheckedKit): Agreement[] {
  const coins = listKitCoins(kit);
  return (kit.kit.returns ?? []).flatMap((kept) => {
    const given = kept.plan.coins.filter((coin, index) => {
      const [rate] = listUsableRates(kept.plan, coin);
      return rate !== undefined && createReturn(kit, coins, { kept, index, rate }).ok;
    });
    const { number, from } = kept.plan;
    return given.length === 0 ? [] : [{ number, from, outpoints: given.map(getOutpoint) }];
  });
}

/** Those that spend one of the coins. */
export function findAgreed(agreed: readonly Agreement[], coins: readonly Coin[]): Agreement[] {
  const spent = new Set(coins.map(getOutpoint));
  return agreed.filter(({ outpoints }) => outpoints.some((each) => spent.has(each)));
}
