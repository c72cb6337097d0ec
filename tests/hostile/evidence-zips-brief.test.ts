import { makeZip, type ZipPart } from '@tests/unit/evidence/zips';
import { describe, expect, test } from 'vitest';
import { MAX_EVIDENCE_BYTES, type ZipProblem } from '@/domain/evidence/zip-problem';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';

/* Zips that one program reads otherwise than another, or that write where they should not (docs/settlement.md#evidence-file). */

const A: ZipPart = { name: 'files/a.txt', content: 'first' };
const B: ZipPart = { name: 'files/b.txt', content: 'second' };
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a zip is refused by name', () => {
  test.each<[string, ZipProblem, Uint8Array]>([
    ['nothing', 'not-a-zip', bytes()],
    ['another file', 'not-a-zip', new TextEncoder().encode('%PDF-1.7 and so on, and so on')],
    ['a zip without its end', 'not-a-zip', makeZip([A, B]).slice(0, -30)],
    ['a zip without its start', 'sizes', makeZip([A, B]).slice(20)],
    [
      'too many files',
      'too-many',
      makeZip(Array.from({ length: 2_001 }, (_, at) => ({ name: `files/${at}`, content: '' }))),
    ],
    ['a count of zip64', 'too-many', makeZip([A], { count: 0xffff, here: 0xffff })],
    ['a file of more than 200 MB', 'too-large', new Uint8Array(MAX_EVIDENCE_BYTES + 1)],
  ])('%s: %s', async (_what, problem, zip) => {
    expect(await readEvidence(zip)).toMatchObject({ ok: false, error: { problem } });
  });
});
