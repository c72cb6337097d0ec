import { useState } from 'react';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { formatBtc, parseBtc, type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { normalizeText } from '@/domain/seals/canonical-text';
import type { TermsRole } from '@/domain/seals/terms';
import { getOtherRole } from '@/domain/seals/terms';
import { hasSamePayment } from '@/domain/settlement/counted';
import type { OfferKind } from '@/domain/settlement/offer';
import {
  estimateOfferFee,
  getExpiryLimits,
  LONGEST_REASON,
  OUTPUT_ORDER,
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
  address: string;
  reason: string;
  /** YYYY-MM-DD */
  expires: string;
  kind: OfferKind;
}

export type Split = 'own' | 'other' | 'half' | 'amount';

export interface OfferForm {
  values: OfferValues;
  change: (changed: Partial<OfferValues>) => void;
  /** The preset that the amount is. */
  split: Split;
  setSplit: (split: Split) => void;
  setKind: (kind: OfferKind) => void;
  limits: { first: string; last: string };
  address: AddressState;
  needsAddress: boolean;
  /** The most that the user can get. */
  most: Sats;
  /** `null` while the amount is not usable. */
  shares: { own: Sats; other: Sats } | null;
  problems: { amount: boolean; expires: boolean; repeated: boolean };
  /** Empty; `null`: nothing, or something else is wrong. */
  missing: 'amount' | 'address' | null;
  isChanged: boolean;
  isReady: boolean;
}

/** What is typed into *Make an offer*. The coins are split after the network fee of the half-hour rate. */
export function useOfferForm(contractId: Id, own: TermsRole, coins: SettlementCoins | null): OfferForm {
  const stated = useAppSelector((state) => selectPayoutAddress(state, contractId, selectUserId(state) ?? '')) ?? '';
  const [kind, setKind] = useState<OfferKind>('proposal');
  const limits = getExpiryLimits(kind, new Date());
  const [typed, setTyped] = useState<Partial<OfferValues>>({});
  const [chosen, setChosen] = useState<Split>('half');
  const fee = coins === null ? 0 : estimateOfferFee(coins.coins.length, coins.halfHourFee);
  const most = toSats((coins?.total ?? 0) - fee) ?? ZERO_SATS;
  const amount = chosen === 'amount' ? (typed.amount ?? '') : coins === null ? '' : formatBtc(getPreset(chosen, most));
  const values = {
    amount,
    address: typed.address ?? stated,
    reason: typed.reason ?? '',
    expires: typed.expires ?? limits.usual,
    kind,
  };
  const shares = coins === null ? null : readShares(coins.total, fee, values.amount);
  const needsAddress = shares === null || shares.own > 0;
  const checked = useAddressCheck(needsAddress ? normalizeAddress(values.address) : '');
  const known = useAppSelector((state) => selectSettlements(state, contractId)?.record.offers);
  const preview = {
    coins: coins?.coins ?? [],
    outputs: [
      { to: own, address: normalizeAddress(values.address), value: shares?.own ?? ZERO_SATS },
      { to: getOtherRole(own), address: '', value: shares?.other ?? ZERO_SATS },
    ]
      .filter(({ value }) => value > 0)
      .sort((a, b) => OUTPUT_ORDER.indexOf(a.to) - OUTPUT_ORDER.indexOf(b.to)),
  };
  const problems = {
    amount: values.amount !== '' && coins !== null && shares === null,
    expires: values.expires < limits.first || values.expires > limits.last,
    repeated: shares !== null && coins !== null && known?.some(({ offer }) => hasSamePayment(offer, preview)) === true,
  };
  const isAddressReady = !needsAddress || checked.kind === 'fits';
  return {
    values: { ...values, address: normalizeAddress(values.address) },
    change: (changed) => {
      setTyped({ ...typed, ...changed });
      if (changed.amount !== undefined) setChosen('amount');
    },
    split: chosen,
    setSplit: (split) => {
      if (split === 'amount') setTyped({ ...typed, amount });
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
    shares,
    problems,
    missing: values.amount === '' ? 'amount' : needsAddress && values.address === '' ? 'address' : null,
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

function getPreset(split: Exclude<Split, 'amount'>, most: Sats): Sats {
  if (split === 'half') return toSats(Math.floor(most / 2)) ?? ZERO_SATS;
  return split === 'own' ? most : ZERO_SATS;
}

function readShares(total: Sats, fee: number, text: string): { own: Sats; other: Sats } | null {
  const read = parseBtc(text);
  const split = read.ok ? splitCoins(total, fee, read.sats) : null;
  const [own, other] = [toSats(split?.own ?? -1), toSats(split?.other ?? -1)];
  return own === null || other === null ? null : { own, other };
}
