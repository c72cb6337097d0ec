import { includesAddress, normalizeAddress } from '@/domain/deposits/deposit-address';
import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import { getOtherRole, TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';
import type { Award, AwardOutput } from '@/domain/settlement/award';
import { type GuaranteeCoin, getOutpoint } from '@/domain/settlement/coins';
import { getOfferFee } from '@/domain/settlement/offer';
import { getHighestFee } from '@/domain/settlement/offer-rules';
import { estimateSize } from '@/domain/settlement/spend-size';

/** Why an award does not count, in the order in which it is checked (docs/settlement.md#decision). */
export const AWARD_FAULTS = [
  'no-award', // not such a file, or not in its one form
  'other-contract', // of another contract, guarantee or network
  'several-guarantees', // one transaction over several guarantees
  'other-key', // not by this contract's arbitrator
  'statement', // the arbitrator's key has not signed this text
  'psbt', // the transaction is not the one of the text
  'sighash', // a signature that covers less than the whole transaction
  'signature', // a signature of the arbitrator is missing or not valid
  'coin-unknown', // a coin that is not an unspent, confirmed and proven deposit of this guarantee
  'addresses', // pays a party at an address of the other one or at a deposit address, or at one of another network
  'outputs-exceed', // more than the coins hold
  'dust', // an output that could never be spent
  'fee-too-high',
  'fee-too-low', // nodes would not relay it
] as const;
export type AwardFault = (typeof AWARD_FAULTS)[number];

/** The contract that an award has to be about. */
export interface AwardPlace {
  network: string;
  contract: string;
  /** Ids of its guarantees; `null`: the coins tell which one it is about, whatever it is called (`listHolders`). */
  guarantees: readonly string[] | null;
}

/** Whether it is about this contract; verified before any signature. */
export function findPlaceFault(award: Award, { network, contract, guarantees }: AwardPlace): AwardFault | null {
  if (award.network !== network || award.contract !== contract) return 'other-contract';
  if (award.guarantees.length > 1) return 'several-guarantees';
  return guarantees === null || award.guarantees.every((id) => guarantees.includes(id)) ? null : 'other-contract';
}

export interface AwardGround {
  /** Proven coins of the guarantee, with at least one confirmation. */
  coins: readonly (GuaranteeCoin & { address: string })[];
  /** Every deposit address of the contract. */
  deposits: readonly string[];
  /** Where each party has asked to be paid, by its own signature. */
  stated: Readonly<Record<TermsRole, readonly string[]>>;
  /** sat/vB */
  fastestFee: number;
  /** sat/vB, below which nodes relay nothing. */
  minimumFee: number;
}

/** Checks an award against the coins as they are. `null`: it can be completed. */
export function findAwardFault(award: Award, ground: AwardGround): AwardFault | null {
  const { coins, fastestFee, minimumFee } = ground;
  const known = new Map(coins.map((coin) => [getOutpoint(coin), coin]));
  const isKnown = (coin: GuaranteeCoin) => {
    const found = known.get(getOutpoint(coin));
    return found?.value === coin.value && found.order === coin.order;
  };
  if (!award.coins.every(isKnown)) return 'coin-unknown';
  const [first] = award.coins;
  const ownAddress = first === undefined ? undefined : known.get(getOutpoint(first))?.address;
  if (award.outputs.some((output) => isMisdirected(output, ownAddress, ground))) return 'addresses';
  const fee = getOfferFee(award);
  if (fee < 0) return 'outputs-exceed';
  if (award.outputs.some(({ value }) => isEmptyBalance(value))) return 'dust';
  if (fee > getHighestFee(award, fastestFee)) return 'fee-too-high';
  // A quotient could round up to the minimum.
  return fee < estimateSize(award) * minimumFee ? 'fee-too-low' : null;
}

function isMisdirected({ to, address }: AwardOutput, ownAddress: string | undefined, ground: AwardGround): boolean {
  const paid = normalizeAddress(address);
  if (to === 'guarantee') return paid !== ownAddress;
  if (includesAddress(ground.deposits, paid)) return true;
  const others: readonly TermsRole[] = to === 'arbitrator' ? TERMS_ROLES : [getOtherRole(to)];
  const isStatedBy = (role: TermsRole) => includesAddress(ground.stated[role], paid);
  // One address of both, such as a lawyer's, is not the other one's alone.
  return others.some(isStatedBy) && !(to !== 'arbitrator' && isStatedBy(to));
}

/** Roles that are paid at an address that they have not stated, though they have stated one. */
export function listUnstated({ outputs }: Pick<Award, 'outputs'>, stated: AwardGround['stated']): TermsRole[] {
  return TERMS_ROLES.filter((role) => {
    const own = outputs.filter(({ to }) => to === role).map(({ address }) => normalizeAddress(address));
    return stated[role].length > 0 && own.some((address) => !includesAddress(stated[role], address));
  });
}
