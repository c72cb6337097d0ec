import { formatTerms } from '@/domain/terms/canonical-text';
import { NO_PARTY, type Terms } from '@/domain/terms/terms';

/**
 * True if somebody has joined and nothing else is different: they are a party, and deposit what was left to the person who joins. Keys
 * that were not known before are compared with the remembered ones.
 */
export function isOnlyJoined(before: Terms, now: Terms): boolean {
  const { owner, counterparty, arbitrator } = now;
  if (counterparty.id === '') return false;
  const guarantees = now.guarantees.map((each) =>
    each.depositor === counterparty.id ? { ...each, depositor: '' } : each,
  );
  const known = {
    ...before,
    owner: { ...before.owner, key: before.owner.key || owner.key },
    arbitrator: { ...before.arbitrator, key: before.arbitrator.key || arbitrator.key },
  };
  return formatTerms({ ...now, counterparty: NO_PARTY, guarantees }) === formatTerms(known);
}
