import { createSelector } from '@reduxjs/toolkit';
import { findAddressOwners } from '@/domain/deposits/address-owner';
import {
  type DepositStatus,
  type DepositVerdict,
  type DepositWarning,
  getDepositMark,
  getDepositStatus,
  getDepositWarning,
  isJudged,
} from '@/domain/deposits/deposit-verdict';
import { isTypeUnsupported, listDepositAddresses } from '@/domain/deposits/deposits';
import type { Guarantee } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { RootState } from '@/store/core/store-types';

/** `null` while the address is still being checked. */
export function selectDepositVerdict(state: RootState, guaranteeId: Id, address: string): DepositVerdict | null {
  return state.verification.byGuarantee[toIdKey(guaranteeId)]?.[address] ?? null;
}

/** Set if some address of the guarantee does not follow from the keys or could not be checked. */
export function selectDepositWarning(state: RootState, guarantee: Guarantee): DepositWarning | null {
  return getDepositWarning(
    listDepositAddresses(guarantee).map((address) =>
      getDepositMark(selectDepositVerdict(state, guarantee.id, address)),
    ),
  );
}

export function selectIsTypeUnsupported(state: RootState, guarantee: Guarantee): boolean {
  return isTypeUnsupported(guarantee, (address) => selectDepositVerdict(state, guarantee.id, address));
}

/** Whether the money at the address counts. */
export function selectDepositStatus(state: RootState, guaranteeId: Id, address: string): DepositStatus {
  return getDepositStatus(selectDepositVerdict(state, guaranteeId, address));
}

/** The deposit addresses of the guarantee that have a status. */
export function selectAddresses(state: RootState, guarantee: Guarantee, status: DepositStatus): string[] {
  return listDepositAddresses(guarantee).filter(
    (address) => selectDepositStatus(state, guarantee.id, address) === status,
  );
}

/** True if every deposit address of the guarantee has a verdict. */
export function selectIsJudged(state: RootState, guarantee: Guarantee): boolean {
  return listDepositAddresses(guarantee).every((address) =>
    isJudged(selectDepositVerdict(state, guarantee.id, address)),
  );
}

/** For each deposit address the guarantee that it counts for. */
export const selectAddressOwners = createSelector([(state: RootState) => state.contracts.contracts], (contracts) =>
  findAddressOwners(contracts),
);
