import { type Depositor, getDepositor } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { isCalendarDate } from '@/domain/primitives/dates';
import { isSameId } from '@/domain/primitives/ids';

/** The guarantees that one side would deposit. */
export interface DepositShare {
  /** `null`: one of the amounts is unknown. */
  amount: Sats | null;
  /** The last of their dates, YYYY-MM-DD; `null`: one of them is unknown. */
  until: string | null;
}

/** An invitation by depositor; `null`: no guarantee. */
export interface OfferShares {
  /** Left to the person who joins. */
  joiner: DepositShare | null;
  named: DepositShare | null;
  notStated: DepositShare | null;
}

/** Sums the guarantees of a contract that nobody has joined. */
export function shareOffer(contract: Pick<Contract, 'contractors' | 'guarantees'>): OfferShares {
  const getKind = (guarantee: Guarantee) => getDepositor(guarantee, contract).kind;
  const share = (kind: Depositor['kind']) => toShare(contract.guarantees.filter((each) => getKind(each) === kind));
  return { joiner: share('once-joined'), named: share('named'), notStated: share('not-stated') };
}

/** Whether the owner deposits every guarantee, so that nothing is left to the person who joins. */
export function isAllFromOwner({ contractors, guarantees }: Pick<Contract, 'contractors' | 'guarantees'>): boolean {
  const owner = contractors[0] ?? null;
  return guarantees.every(({ depositorId }) => depositorId !== null && isSameId(depositorId, owner));
}

function toShare(guarantees: readonly Guarantee[]): DepositShare | null {
  if (guarantees.length === 0) return null;
  const dates = guarantees.map(({ validUntil }) =>
    validUntil !== null && isCalendarDate(validUntil) ? validUntil : '',
  );
  return {
    amount: sumAmounts(guarantees.map(({ amount }) => amount)),
    until: dates.includes('') ? null : (dates.sort().at(-1) ?? null),
  };
}
