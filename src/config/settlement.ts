import { settings } from '@/config/settings';

/** Whether the parties can settle and agree on return dates (docs/settlement.md): both need verified addresses. */
export function isSettlementOn(): boolean {
  return settings().depositScript !== 'unverified';
}
