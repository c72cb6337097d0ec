import { FILE, PAGE } from '@tests/unit/recovery-file';
import { expect, test } from 'vitest';
import { listFileKinds } from '@/services/schemas/file-kind';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';

const RECOVERY = formatRecoveryFile(FILE);
const CERTIFICATE = JSON.stringify({ format: 'aval-sealed-terms', version: 1, terms: '{"format":"aval-kit"}' });

test('recognises a file by its marks, and names every kind that it claims to be', () => {
  const cases: [string, string, string[]][] = [
    ['a recovery file', RECOVERY, ['recovery']],
    ['its page', insertIntoPage(PAGE, RECOVERY), ['recovery']],
    ['cut off', RECOVERY.slice(0, 200), ['recovery']],
    ['an earlier key backup', '{"format":"aval-key-backup","version":1}', ['recovery']],
    ['a certificate', CERTIFICATE, ['certificate']],
    [
      'with a byte order mark and indented',
      `\ufeff ${JSON.stringify(JSON.parse(CERTIFICATE), null, 4)}`,
      ['certificate'],
    ],
    ['cut off', CERTIFICATE.slice(0, -3), ['certificate']],
    ['a PSBT', 'cHNidP8BAAA', ['transaction']],
    ['an answer of Bitcoin Core', '{"psbt":"cHNidP8BAAA","complete":false}', ['transaction']],
    ['an answer of its server', '{"result":{"hex":"02"},"error":null}', ['transaction']],
    ['another JSON', '{"a":1}', ['transaction']],
    ['a list', '[1]', ['transaction']],
    ['another page', '<html></html>', ['transaction']],
    ['nothing', '', ['transaction']],
    [
      'a certificate with a PSBT',
      '{"format":"aval-sealed-terms","psbt":"cHNidP8BAAA"}',
      ['certificate', 'transaction'],
    ],
    ['a recovery file with a PSBT', '{"format":"aval-kit","result":"cHNidP8BAAA"}', ['recovery', 'transaction']],
    ['a format that is no text', '{"format":["aval-kit"]}', ['transaction']],
    ['a format of every object', '{"format":"constructor"}', ['transaction']],
  ];
  for (const [what, text, kinds] of cases) expect({ what, kinds: listFileKinds(text) }).toEqual({ what, kinds });
});

test('takes time in proportion to the length', () => {
  for (const unit of [' ', '\n', '>', '> ', '<', '{', '"', 'aval:', '\\"'])
    expect(listFileKinds(unit.repeat(2_000_000)).length).toBe(1);
}, 30_000);
