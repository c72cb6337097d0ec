import {
  ABOUT,
  BERTO_ADDRESS,
  counterpartyPair,
  makeContents,
  makeFile,
  read,
} from '@tests/unit/evidence/evidence-stage';
import { makeZip } from '@tests/unit/evidence/zips';
import { DESTINATION } from '@tests/unit/exit/kits';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { EvidenceContent } from '@/bitcoin/evidence/evidence-api';
import { packEvidence } from '@/bitcoin/evidence/pack-evidence';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { formatMessages } from '@/services/schemas/evidence';

/* Forged evidence: files that were altered, and true files that say what is not so (docs/settlement.md#evidence-file). */

type Files = Record<string, string>;

async function unpackTexts(bytes = makeFile()): Promise<Files> {
  const decoder = new TextDecoder();
  return Object.fromEntries(Object.entries(unzipSync(await bytes)).map(([name, each]) => [name, decoder.decode(each)]));
}

const pack = (files: Files) => makeZip(Object.entries(files).map(([name, content]) => ({ name, content })));

describe('a file that was altered is not read', () => {
  test('packed again without a change, it is', async () => {
    expect(await readEvidence(pack(await unpackTexts()))).toMatchObject({ ok: true });
  });

  test('signed by the other party in the name of this one', async () => {
    await expect(packEvidence(counterpartyPair, { ...ABOUT, contents: [] })).rejects.toThrow('names another key');
  });
});
const text = (content: EvidenceContent) => String(content.content);

describe('what does not hold is named, and the rest counts', () => {
  test('an address that another key states is nobody’s', async () => {
    const genuine = makeContents().find(({ name }) => name === 'messages.json');
    const line = /aval:payout:1:[^"\\]+/.exec(text(genuine as EvidenceContent))?.[0] ?? '';
    const forged = formatMessages([
      { id: '1', sender: 'u2', sentAt: null, text: line.replace(BERTO_ADDRESS, DESTINATION) },
      { id: '2', sender: 'u2', sentAt: null, text: `Pay me at ${DESTINATION}` },
    ]);
    const contents = makeContents().filter(({ name }) => name === 'kit.json' || name.startsWith('terms/'));
    const reading = await read(await makeFile([...contents, { name: 'messages.json', content: forged }]));
    expect(reading.parties.counterparty.addresses).toEqual([]);
    expect(reading.items.find(({ name }) => name === 'messages.json')?.subject).toMatchObject({ signed: 0 });
  });
});
