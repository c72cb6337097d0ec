import { type ActivityEvent, createEvent } from '@/domain/activity/activity';
import type { Contract } from '@/domain/models';

/** A signature over the terms that this device verified, or the second one, which seals them. */
export interface SealFact {
  kind: 'signed' | 'sealed';
  role: 'owner' | 'counterparty';
  revision: string;
  /** ISO 8601; `null`: unknown. A seal carries no time of its own. */
  at: string | null;
  /** Of the terms. */
  hash: string;
}

/** Signed and sealed terms as entries of the log. */
export function listSealEvents(
  { contractors }: Pick<Contract, 'contractors'>,
  seals: readonly SealFact[],
): ActivityEvent[] {
  return seals.map(({ kind, role, revision, at, hash }) => {
    const isSealed = kind === 'sealed';
    return createEvent({
      id: isSealed ? `sealed:${hash}` : `terms:${hash}:${role}`,
      kind: isSealed ? 'terms-sealed' : 'terms-signed',
      proof: 'signed',
      person: (isSealed ? null : contractors[role === 'owner' ? 0 : 1]) ?? null,
      at,
      timeFrom: 'device',
      hash,
      revision,
    });
  });
}
