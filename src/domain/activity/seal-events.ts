import { type ActivityEvent, createEvent } from '@/domain/activity/activity';
import { isSealed, type SealRecord } from '@/domain/seals/seal-record';

/**
 * Signed terms (docs/seal.md): each signature, and the second one as the seal. The person is named in the signed text.
 * The time is that of the chat message, since a signature has none.
 */
export function listSealEvents({ signed }: SealRecord): ActivityEvent[] {
  return signed.flatMap((each) => {
    const { hash, terms, signatures } = each;
    const known = { proof: 'signed', hash, revision: String(terms.revision) } as const;
    const events = signatures.map(({ role, madeAt }) =>
      createEvent({ id: `terms:${hash}:${role}`, kind: 'terms-signed', at: madeAt, person: terms[role].id, ...known }),
    );
    if (!isSealed(each)) return events;
    const last = signatures.map(({ madeAt }) => madeAt).sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
    return [...events, createEvent({ id: `sealed:${hash}`, kind: 'terms-sealed', at: last, ...known })];
  });
}
