import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** The first steps of a new user, in order. */
export type FirstStep =
  | { name: 'backup' | 'contract'; done: boolean }
  /** `contractId`: the contract that needs a recovery kit; `null`: none holds money yet. */
  | { name: 'kit'; done: boolean; contractId: Id | null };

interface FirstStepsFacts {
  /** A backup of the key was saved or checked on this device. */
  hasBackup: boolean;
  contracts: readonly Contract[];
  /** Whether a recovery kit of the contract was saved or rehearsed on this device. */
  hasKit: (contract: Contract) => boolean;
  /** Recovery kits can be made (docs/exit.md). */
  offersKits: boolean;
}

/** The record that a device keeps for each key. */
export interface FirstStepsRecord {
  /** A backup of the key was saved or checked here. */
  hasBackup: boolean;
  /** The checklist was hidden. */
  isDismissed: boolean;
}

export const NO_STEPS: FirstStepsRecord = { hasBackup: false, isDismissed: false };

/** Empty once everything is done. */
export function listFirstSteps({ hasBackup, contracts, hasKit, offersKits }: FirstStepsFacts): FirstStep[] {
  const funded = contracts.filter(isFunded);
  const steps: FirstStep[] = [
    { name: 'backup', done: hasBackup },
    { name: 'contract', done: contracts.length > 0 },
  ];
  if (offersKits) {
    const lacking = funded.find((contract) => !hasKit(contract));
    steps.push({ name: 'kit', done: funded.some(hasKit), contractId: lacking?.id ?? null });
  }
  return steps.every(({ done }) => done) ? [] : steps;
}

/** A kit is worth having once a payment is recorded and not everything is released. */
export function isFunded({ guarantees }: Pick<Contract, 'guarantees'>): boolean {
  return guarantees.some(
    ({ status, deposits }) => status !== 'executed' && deposits?.some(({ txid }) => txid !== null),
  );
}
