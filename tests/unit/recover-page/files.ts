import {
  COUNTERPARTY,
  fund as fundOn,
  makeContract as makeSample,
  OWNER,
  order,
  PASSWORD,
  seal as sealKey,
  toDepositKeys,
  unwrap,
} from '@tests/unit/recovery/contracts';
import { sign } from '@tests/unit/recovery/transactions';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { type CheckedContract, checkContract } from '@/bitcoin/recovery/checked-contract';
import type { Spend } from '@/bitcoin/recovery/spend';
import { openPartyKey } from '@/bitcoin/recovery/spend-key';
import type { RecoveryContract, RecoveryFile, RecoveryRole } from '@/domain/recovery/recovery-file';

/* Sample recovery files. */

/** P2WSH of regtest, not of the contract. */
export const ELSEWHERE = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const PARTIES = { owner: OWNER, counterparty: COUNTERPARTY };

export interface ContractPlan extends Partial<RecoveryContract> {
  /** Guarantee orders and the values of their coins, satoshis, by guarantee. */
  plan?: { order: number; values: number[] }[][];
  /** Whether the file has the funding transactions. */
  hasTransactions?: boolean;
}

export function makeContract({ plan, hasTransactions = false, ...change }: ContractPlan = {}): RecoveryContract {
  const { network = 'regtest', contractOrder = 7 } = change;
  return { ...makeSample({ network, contractOrder, hasTransactions, ...(plan && { guarantees: plan }) }), ...change };
}

/** The deposit address of an order. */
export function addressOf(order: number): string {
  return deriveDepositAddress(toDepositKeys(makeSample()), order).address;
}

export function fund(address: string, value: number, nonce = 0) {
  return fundOn(address, 'regtest', value, nonce);
}

/** For another signer: without a key. */
export function makeFile(
  contracts: readonly RecoveryContract[] = [makeContract()],
  change: Partial<RecoveryFile> = {},
): RecoveryFile {
  const madeAt = '2026-11-22T20:30:00.000Z';
  const network = contracts[0]?.network ?? 'regtest';
  return { network, madeAt, publicKey: null, envelope: null, contracts, ...change };
}

/** With the key of a party. */
export async function makeSealed(
  role: RecoveryRole = 'owner',
  contracts: readonly RecoveryContract[] = [makeContract({ role })],
): Promise<RecoveryFile> {
  return makeFile(contracts, { publicKey: PARTIES[role].public_key, envelope: await seal(role) });
}

/** An envelope of a party's key, at a cheap cost. */
export function seal(role: RecoveryRole): Promise<string> {
  return sealKey(PARTIES[role]);
}

export function check(contract: RecoveryContract): CheckedContract {
  return unwrap(checkContract(contract));
}

/** The transaction, signed by a party. */
export async function signAs(role: RecoveryRole, checked: CheckedContract, spend = order(checked)): Promise<Spend> {
  return sign(checked, spend, await openPartyKey(checked, { envelope: await seal(role), role }, PASSWORD));
}
