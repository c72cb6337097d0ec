import type { AcceptedTerms } from '@/domain/seals/accepted-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { NO_PARTY, type Terms } from '@/domain/seals/terms';

/** True if these are the terms of the user's own invitation, with the other party filled in and nothing else. */
export function isInvitationFilled({ terms, invitation, sent }: AcceptedTerms, now: Terms): boolean {
  return invitation?.key === now.owner.key && sent === undefined && isOnlyJoined(terms, now);
}

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
