import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { isSupportedType } from '@/bitcoin/addresses/script-type';
import type { DepositCheck, DepositKeys } from '@/bitcoin/api';
import type { DepositIssue, DepositVerdict } from '@/domain/deposits/deposit-verdict';

/** Checks a deposit address against the keys (docs/bitcoin.md#deposit-addresses). Never throws. */
export function checkDepositAddress(check: DepositCheck): DepositVerdict {
  if (check.depositScript === 'unverified')
    return toUnverified(isUnsupported(check) ? 'type-unsupported' : 'checks-off');
  const known = collectKeys(check);
  if (known === null) return toUnverified('keys-missing');
  if (!holdsOwnKey(check, known.keys)) return toUnverified('own-key-missing');
  const expected = tryDerive(known.keys, known.guaranteeOrder);
  if (expected === null) return toUnverified('invalid-key');
  return check.address.trim().toLowerCase() === expected
    ? { verified: true }
    : toUnverified('address-differs', expected);
}

function isUnsupported({ address, network }: DepositCheck): boolean {
  const script = toOutputScript(address, network);
  return script !== null && !isSupportedType(script);
}

function collectKeys(check: DepositCheck): { keys: DepositKeys; guaranteeOrder: number } | null {
  const { network, arbitratorKey, contractOrder, guaranteeOrder } = check;
  const [owner, counterparty] = check.contractorKeys;
  if (!owner || !counterparty || !arbitratorKey || contractOrder === null || guaranteeOrder === null) return null;
  return { keys: { network, contractorKeys: [owner, counterparty], arbitratorKey, contractOrder }, guaranteeOrder };
}

/**
 * A contractor's position must hold the key received at login. For the other users, such as the arbitrator, the
 * contract's keys decide.
 */
function holdsOwnKey({ ownKey, ownPlace }: DepositCheck, keys: DepositKeys): boolean {
  if (ownPlace < 0) return true;
  const contractKey = keys.contractorKeys[ownPlace];
  return ownKey !== null && contractKey !== undefined && contractKey.toLowerCase() === ownKey.toLowerCase();
}

function tryDerive(keys: DepositKeys, guaranteeOrder: number): string | null {
  try {
    return deriveDepositAddress(keys, guaranteeOrder).address;
  } catch {
    return null;
  }
}

function toUnverified(issue: DepositIssue, expected: string | null = null): DepositVerdict {
  return { verified: false, issue, expected };
}
