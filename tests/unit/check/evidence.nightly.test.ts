import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeContents, makeFile, makeTermsContents } from '@tests/unit/evidence/evidence-stage';
import { makeCertificate } from '@tests/unit/exit/certificates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkEvidence } from '@/check/check-evidence';

/* `npm run check-evidence` (docs/settlement.md#evidence-file). */

describe('the report', () => {
  test('says of everything what stands behind it', async () => {
    const { text, exitCode } = await checkEvidence(await makeFile());
    expect(exitCode).toBe(0);
    expect(text).toMatch(
      /^ok {4}Terms, revision 1 \[terms\/1-[0-9a-f]{64}\.json\]: Signed by u1 \(creator\) and u2 \(counterparty\)\.$/m,
    );
    expect(text).toMatch(/^ok {4}Document \[files\/Informe técnico\.txt\]: Added by u1 \(creator\)\.$/m);
    expect(text).toMatch(/^Safety number: (?:\d{5} ?){12}$/m);
    expect(text).not.toContain('WRONG');
  });

  test('marks what does not hold', async () => {
    const contents = makeContents().filter(({ name }) => !name.startsWith('terms/'));
    const { text, exitCode } = await checkEvidence(
      await makeFile([...contents, ...makeTermsContents(makeCertificate({ contract: '8' }))]),
    );
    expect(exitCode).toBe(1);
    expect(text).toMatch(/^WRONG Terms, revision 1 .*: It is about another contract or network\.$/m);
  });

  test('sends no control characters to the terminal', async () => {
    const title = 'Roof\u001b[2J\u001b]0;x\u0007\nok    Everything \u202eholds';
    const contents = makeContents().filter(({ name }) => !name.startsWith('terms/'));
    const { text } = await checkEvidence(
      await makeFile([...contents, ...makeTermsContents(makeCertificate({ title }))]),
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(text).toContain('Contract: Roof⟨U+001B⟩[2J');
    expect(text.split('\n').filter((line) => line.startsWith('ok    Everything'))).toEqual([]);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aval-check-evidence-'));
  const good = join(folder, 'good.zip');
  const bad = join(folder, 'bad.zip');
  beforeAll(async () => {
    const bytes = await makeFile();
    writeFileSync(good, bytes);
    writeFileSync(bad, bytes.subarray(0, -10));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = async (...words: string[]) => {
    const child = promisify(execFile)('node', ['src/check/evidence-main.mjs', ...words]);
    return child.then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout: stdout + stderr,
      }),
    );
  };

  test.each([
    ['a whole file', [good], 0, /Every file in it is unchanged since the creator signed it/],
    ['a file that was cut off', [bad], 1, /does not count: it is not a zip file, or it is cut off/],
    ['no file', [], 2, /npm run check-evidence -- FILE/],
    ['two files', [good, bad], 2, /npm run check-evidence -- FILE/],
    ['a file that does not exist', [join(folder, 'none.zip')], 2, /There is no file/],
  ])(
    '%s',
    async (_what, words, code, output) => {
      const result = await run(...words);
      expect(result.stdout).toMatch(output);
      expect(result.code).toBe(code);
    },
    60_000,
  );
});
