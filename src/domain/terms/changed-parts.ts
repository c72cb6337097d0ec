import type { Terms, TermsGuarantee } from '@/domain/terms/terms';

/** A part of terms that differs from another revision. */
export type ChangedPart =
  | { kind: 'title' | 'description' | 'pdf' | 'parties' | 'arbitrator' | 'contract' }
  | { kind: 'guarantee-added' | 'guarantee-removed' | 'guarantee-text'; guarantee: string }
  /** Satoshis in decimal; empty: unknown. */
  | { kind: 'amount' | 'depositor' | 'date'; guarantee: string; before: string; after: string };

/** What differs, in the order of the terms. Revision and place in the history do not count. */
export function listChangedParts(before: Terms, after: Terms): ChangedPart[] {
  const differs = (...names: (keyof Terms)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [
    ...(differs('network', 'contract') ? [{ kind: 'contract' } as const] : []),
    ...(differs('title') ? [{ kind: 'title' } as const] : []),
    ...(differs('description') ? [{ kind: 'description' } as const] : []),
    ...(differs('pdf') ? [{ kind: 'pdf' } as const] : []),
    ...(differs('owner', 'counterparty') ? [{ kind: 'parties' } as const] : []),
    ...(differs('arbitrator') ? [{ kind: 'arbitrator' } as const] : []),
    ...listGuaranteeParts(before.guarantees, after.guarantees),
  ];
}

function listGuaranteeParts(before: readonly TermsGuarantee[], after: readonly TermsGuarantee[]): ChangedPart[] {
  const removed = before.filter(({ id }) => !after.some((each) => each.id === id));
  return [
    ...removed.map(({ description }) => ({ kind: 'guarantee-removed', guarantee: description }) as const),
    ...after.flatMap((now) => {
      const was = before.find(({ id }) => id === now.id);
      if (was === undefined) return [{ kind: 'guarantee-added', guarantee: now.description } as const];
      return listPartsOf(was, now);
    }),
  ];
}

function listPartsOf(was: TermsGuarantee, now: TermsGuarantee): ChangedPart[] {
  // As it was signed: a new description could name another one.
  const guarantee = was.description;
  const values = [
    ['amount', was.amount, now.amount],
    ['depositor', was.depositor, now.depositor],
    ['date', was.validUntil, now.validUntil],
  ] as const;
  const isTextChanged =
    was.description !== now.description ||
    was.conditions !== now.conditions ||
    was.verificationProcess !== now.verificationProcess;
  return [
    ...values.flatMap(([kind, before, after]) => (before === after ? [] : [{ kind, guarantee, before, after }])),
    ...(isTextChanged ? [{ kind: 'guarantee-text', guarantee } as const] : []),
  ];
}
