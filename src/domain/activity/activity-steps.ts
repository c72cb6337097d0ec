import type { ActivityEntry } from '@/domain/activity/activity';

/** Id of the entry of a release with this transaction. */
export const toReleaseId = ({ hash }: Pick<ActivityEntry, 'hash'>) => `release:${hash}`;

/** Ids of the releases that were sent. */
export function listSent(entries: readonly ActivityEntry[]): ReadonlySet<string> {
  return new Set(entries.filter(({ kind }) => kind === 'release').map(({ id }) => id));
}

/**
 * The log without the steps to a payment: new addresses, and signatures of releases that were sent. Entries that the server
 * contradicts or no longer sends stay.
 */
export function withoutSteps(entries: readonly ActivityEntry[]): ActivityEntry[] {
  const sent = listSent(entries);
  return entries.filter((entry) => {
    const { kind, gone, contradicts } = entry;
    const isStep = kind === 'address' || (kind === 'signature' && sent.has(toReleaseId(entry)));
    return !isStep || gone || contradicts !== null;
  });
}
