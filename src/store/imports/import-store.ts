import * as v from 'valibot';
import { toSats } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { TemplateImport } from '@/domain/template/template-import';
import { logger } from '@/lib/logger';
import { idField } from '@/services/schemas/fields.schema';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * Imports in IndexedDB, by user: days and logouts may lie between an import and the join that names the depositor
 * (docs/decisions/0025).
 */

const IMPORTS = ['aval-imports', 'imports'] as const;

const importsSchema = v.array(
  v.object({
    key: v.string(),
    contractId: v.nullable(idField),
    title: v.string(),
    description: v.string(),
    known: v.array(idField),
    guarantees: v.array(
      v.object({
        role: v.picklist(['buyer', 'seller']),
        description: v.string(),
        amount: v.pipe(
          v.number(),
          v.check((value) => toSats(value) !== null),
        ),
        validUntil: v.string(),
        conditions: v.string(),
        verificationProcess: v.string(),
        isOwn: v.boolean(),
        guaranteeId: v.nullable(idField),
      }),
    ),
  }),
);

/** Rejects if the browser has no IndexedDB. */
export function readStoredImports(userId: Id): Promise<TemplateImport[]> {
  return withTable(IMPORTS, 'readonly', async (table) => parseImports(await table.get(getKey(userId))));
}

/** In one transaction: no tab overwrites what another one wrote. Resolves to what is stored now. */
export function changeStoredImports(
  userId: Id,
  change: (stored: TemplateImport[]) => TemplateImport[],
): Promise<TemplateImport[]> {
  return withTable(IMPORTS, 'readwrite', async (table) => {
    const next = change(parseImports(await table.get(getKey(userId))));
    await (next.length === 0 ? table.delete(getKey(userId)) : table.put(next, getKey(userId)));
    return next;
  });
}

function getKey(userId: Id): string {
  return `${getStorageScope()} ${toIdKey(userId)}`;
}

function parseImports(value: unknown): TemplateImport[] {
  const result = v.safeParse(importsSchema, value ?? []);
  if (!result.success) logger.error('The remembered imports cannot be read');
  // The schema has checked the branded amounts.
  return result.success ? (result.output as TemplateImport[]) : [];
}
