import { assertHolds, assertHoldsAsync, bitFlips, flipBits, PATIENCE } from '@tests/fuzz/runs';
import { makeContents, makeFile, read } from '@tests/unit/evidence/evidence-stage';
import { makeZip } from '@tests/unit/evidence/zips';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNameRule, nameDocuments, toNameKey } from '@/domain/evidence/evidence-names';
import { readZipStructure } from '@/domain/evidence/zip-structure';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';

/* The reader of evidence files never throws, and no altered byte passes (docs/settlement.md#evidence-file). */

test(
  'a changed file is refused, or says the same',
  async () => {
    const bytes = await makeFile();
    const { fileHash, ...said } = await read(bytes);
    await assertHoldsAsync(
      fc.asyncProperty(bitFlips(bytes.length), async (flips) => {
        const changed = flipBits(bytes, flips);
        const result = await readEvidence(changed);
        // What zips say beside names, sizes and contents, such as times, means nothing here.
        if (!result.ok) return;
        const { fileHash: other, ...rest } = result.value;
        expect(rest).toEqual(said);
        expect(other === fileHash).toBe(Buffer.compare(changed, bytes) === 0);
      }),
    );
  },
  PATIENCE,
);

test(
  'any bytes and any zip are read or refused, and never throw',
  async () => {
    const name = fc.oneof(
      fc.string(),
      fc.string().map((leaf) => `files/${leaf}`),
      fc.constantFrom(...makeContents().map((each) => each.name)),
    );
    const zip = fc
      .array(fc.record({ name, content: fc.string({ maxLength: 50 }) }), { maxLength: 5 })
      .map((parts) => makeZip(parts));
    const cut = fc.tuple(zip, fc.nat(400), fc.nat(400)).map(([bytes, from, to]) => bytes.slice(from, -to || undefined));
    await assertHoldsAsync(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 200 }), zip, cut), async (bytes) => {
        const result = await readEvidence(Uint8Array.from(bytes));
        expect(result.ok).toBe(false);
      }),
    );
  },
  PATIENCE,
);

test(
  'documents get names that every reader takes, each once, and a second time the same',
  () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        'con',
        'NUL.txt',
        '..',
        '.',
        '',
        'a'.repeat(300),
        `${'😀'.repeat(80)}.pdf`,
        'a . .',
        'e\u0301.pdf',
        'É.PDF',
      ),
    );
    assertHolds(
      fc.property(fc.array(name, { maxLength: 8 }), (names) => {
        const given = nameDocuments(names);
        expect(new Set(given.map(toNameKey)).size).toBe(names.length);
        for (const each of given) expect(findNameRule(each)?.kind).toBe('document');
        expect(nameDocuments(given.map((each) => each.slice('files/'.length)))).toEqual(given);
        const zip = makeZip(given.map((each) => ({ name: each, content: '' })));
        expect(readZipStructure(zip)).toMatchObject({ ok: true });
      }),
    );
  },
  PATIENCE,
);
