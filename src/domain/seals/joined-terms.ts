import type { AcceptedTerms } from '@/domain/seals/accepted-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { NO_PARTY, type Terms } from '@/domain/seals/terms';
import { type FilledBlank, readFilledBlanks } from '@/domain/templates/party-blanks';

/**
 * The details that the party that joined has filled into the user's own invitation, if these are its terms with that party and
 * nothing else; `null`: something else differs.
 */
export function readJoinedInvitation(
  { terms, invitation, sent }: AcceptedTerms,
  now: Terms,
): readonly FilledBlank[] | null {
  if (invitation?.key !== now.owner.key || sent !== undefined) return null;
  const filled = readFilledBlanks(terms.description, now.description);
  return filled !== null && isOnlyJoined({ ...terms, description: now.description }, now) ? filled : null;
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
