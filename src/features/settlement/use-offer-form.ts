import { useState } from 'react';
import { formatBtc, parseBtc, type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { normalizeText } from '@/domain/seals/canonical-text';
import type { TermsRole } from '@/domain/seals/terms';
import { getOtherRole } from '@/domain/seals/terms';
import { hasSamePayment } from '@/domain/settlement/counted';
import type { OfferKind } from '@/domain/settlement/offer';
import {
  estimateOfferFee,
  findWrongPart,
  getExpiryLimits,
  LONGEST_REASON,
  OUTPUT_ORDER,
  type Split,
  splitCoins,
} from '@/domain/settlement/offer-rules';
import { type AddressState, useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectPayoutAddress } from '@/store/seals/payouts.thunks';
import type { SettlementCoins } from '@/store/settlement/load-coins.thunks';
import { selectSettlements } from '@/store/settlement/settlement.selectors';

interface OfferValues {
  /** BTC, as typed. */
  amount: string;
  /** The other party's amount, if a part stays in the guarantee. BTC, as typed. */
  other: string;
  address: string;
  reason: string;
  /** YYYY-MM-DD */
  expires: string;
  kind: OfferKind;
}

/** `part`: the rest stays in the guarantee. */
export type Preset = 'own' | 'other' | 'half' | 'amount' | 'part';

export type OfferShares = Record<keyof Split, Sats>;

export interface OfferForm {
  values: OfferValues;
  change: (changed: Partial<OfferValues>) => void;
  /** The preset that the amount is. */
  split: Preset;
  setSplit: (split: Preset) => void;
  setKind: (kind: OfferKind) => void;
  limits: { first: string; last: string };
  address: AddressState;
  needsAddress: boolean;
  /** The most that the user can get. */
  most: Sats;
  /** `null` while the amount is not usable. */
  shares: OfferShares | null;
  /** The most that the other party can get, once the user's amount is usable. */
  mostOther: Sats;
  problems: { amount: boolean; other: boolean; expires: boolean; repeated: boolean };
  /** Empty; `null`: nothing, or something else is wrong. */
  missing: 'amount' | 'address' | null;
  isChanged: boolean;
  isReady: boolean;
}

/** State of the form *Make an offer*. The coins are split after the network fee of the half-hour rate. */
export function useOfferForm(contractId: Id, own: TermsRole, coins: SettlementCoins | null): OfferForm {
  const stated = useAppSelector((state) => selectPayoutAddress(state, contractId, selectUserId(state) ?? '')) ?? '';
  const [kind, setKind] = useState<OfferKind>('proposal');
  const limits = getExpiryLimits(kind, new Date());
  const [typed, setTyped] = useState<Partial<OfferValues>>({});
  const [chosen, setChosen] = useState<Preset>('half');
  const isPart = chosen === 'part';
  const fee = coins === null ? 0 : estimateOfferFee(coins.coins.length, coins.halfHourFee, isPart ? 3 : 2);
  const most = toSats((coins?.total ?? 0) - fee) ?? ZERO_SATS;
  const amount =
    chosen === 'amount' || isPart ? (typed.amount ?? '') : coins === null ? '' : formatBtc(getPreset(chosen, most));
  const values = {
    amount,
    other: typed.other ?? '',
    address: typed.address ?? stated,
    reason: typed.reason ?? '',
    expires: typed.expires ?? limits.usual,
    kind,
  };
  const shares = coins === null ? null : readShares(coins.total, fee, values.amount, isPart ? values.other : null);
  const needsAddress = shares === null || shares.own > 0;
  const checked = useAddressCheck(needsAddress ? values.address : '', contractId);
  const known = useAppSelector((state) => selectSettlements(state, contractId)?.record.offers);
  const preview = {
    coins: coins?.coins ?? [],
    outputs: [
      { to: own, address: values.address, value: shares?.own ?? ZERO_SATS },
      { to: getOtherRole(own), address: '', value: shares?.other ?? ZERO_SATS },
      { to: 'guarantee' as const, address: coins?.coins[0]?.address ?? '', value: shares?.stays ?? ZERO_SATS },
    ]
      .filter(({ value }) => value > 0)
      .sort((a, b) => OUTPUT_ORDER.indexOf(a.to) - OUTPUT_ORDER.indexOf(b.to)),
  };
  const isTyped = values.amount !== '' && !(isPart && values.other === '');
  const wrong =
    isTyped && coins !== null && shares === null ? findWrong(most, values.amount, isPart ? values.other : null) : null;
  const problems = {
    amount: wrong === 'own',
    other: wrong === 'other',
    expires: values.expires < limits.first || values.expires > limits.last,
    repeated: shares !== null && coins !== null && known?.some(({ offer }) => hasSamePayment(offer, preview)) === true,
  };
  const isAddressReady = !needsAddress || checked.kind === 'fits';
  return {
    values,
    change: (changed) => {
      setTyped({ ...typed, ...changed });
      if (changed.amount !== undefined && !isPart) setChosen('amount');
    },
    split: chosen,
    setSplit: (split) => {
      if (split === 'amount' || split === 'part') setTyped({ ...typed, amount });
      setChosen(split);
    },
    setKind: (next) => {
      setKind(next);
      // A day that is too soon for the other kind gives way to its usual one.
      const { first, usual } = getExpiryLimits(next, new Date());
      if (values.expires < first) setTyped({ ...typed, expires: usual });
    },
    limits,
    address: checked,
    needsAddress,
    most,
    mostOther: toSats(most - (readSats(values.amount) ?? 0)) ?? ZERO_SATS,
    shares,
    problems,
    missing:
      values.amount === '' || (isPart && values.other === '')
        ? 'amount'
        : needsAddress && values.address === ''
          ? 'address'
          : null,
    isChanged: Object.keys(typed).length > 0,
    isReady:
      shares !== null &&
      isAddressReady &&
      !problems.expires &&
      !problems.repeated &&
      values.expires !== '' &&
      (normalizeText(values.reason.trim()) ?? '').length <= LONGEST_REASON,
  };
}

function getPreset(split: Exclude<Preset, 'amount' | 'part'>, most: Sats): Sats {
  if (split === 'half') return toSats(Math.floor(most / 2)) ?? ZERO_SATS;
  return split === 'own' ? most : ZERO_SATS;
}

function findWrong(most: Sats, amount: string, other: string | null): 'own' | 'other' {
  const own = readSats(amount);
  return own === null ? 'own' : findWrongPart(most, own, other === null ? null : (readSats(other) ?? -1));
}

function readSats(text: string): Sats | null {
  const read = parseBtc(text);
  return read.ok ? read.sats : null;
}

/** @param other `null`: all that is left */
function readShares(total: Sats, fee: number, text: string, other: string | null): OfferShares | null {
  const read = readSats(text);
  const readOther = other === null ? null : readSats(other);
  if (read === null || (other !== null && readOther === null)) return null;
  const split = splitCoins(total, fee, read, readOther);
  const [own, theirs, stays] = [toSats(split?.own ?? -1), toSats(split?.other ?? -1), toSats(split?.stays ?? -1)];
  return own === null || theirs === null || stays === null ? null : { own, other: theirs, stays };
}
