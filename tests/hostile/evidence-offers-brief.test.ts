import { sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TermsLabels } from '@/domain/evidence/terms-html';
import type { AppStore } from '@/store/core/store-types';
import { collectEvidence } from '@/store/evidence/collect-evidence.thunks';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { attackReport } from './report';
import { accept, look, offered, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/* Which offers an evidence file shows: confidential ones in no part of it, and none goes because a server renames a guarantee. */

const open = hostileStages();
const report = attackReport('Offers in evidence files');
const LABELS = new Proxy({} as TermsLabels, { get: () => 'x' });

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

async function collect(store: AppStore): Promise<Record<string, CollectedPart>> {
  const read = await store.dispatch(collectEvidence(GUARANTEE_REF.contractId, LABELS));
  if (!read.ok) throw new Error(read.error.message);
  return Object.fromEntries(read.value.parts.map((each) => [each.part, each]));
}

const textOf = (parts: Record<string, CollectedPart>) =>
  Object.values(parts)
    .flatMap(({ contents }) =>
      contents.map(({ name, content }) => `${name}\n${typeof content === 'string' ? content : ''}`),
    )
    .join('\n');

const SECRET = { kind: 'confidential', own: sats(61_234), other: sats(36_766), reason: 'Secret.' } as const;

describe('a confidential offer', () => {
  test('that was accepted leaves no sum, address or transaction in any part', async () => {
    const { berto, hash, view } = await offered(stage, SECRET);
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: true });
    await look(stage, berto);
    const text = textOf(await collect(berto));
    const [given] = await listGivenSignatures();
    for (const secret of ['61234', '36766', 'Secret.', TO_BERTO, given?.txid ?? '', hash, view.text.slice(0, 80)])
      expect(text).not.toContain(secret);
    // That something was signed stays.
    expect(text).toMatch(/"kind": ?"signature"/);
    report.stopped('the sums of a confidential offer in the log', 'thunk', 'left out');
  });
});

test('offers, return dates and terms are not said to be complete if the chat was not received', async () => {
  const { berto, hash } = await offered(stage);
  await accept(berto, hash, TO_BERTO);
  await look(stage, berto);
  stage.server.use(http.get('*/chat/messages/:id', () => HttpResponse.json({}, { status: 500 })));
  const { offers, returns, terms } = await collect(berto);
  // What the device remembers goes in.
  expect(offers).toMatchObject({ count: 1, missing: 1 });
  expect(returns).toMatchObject({ count: 0, missing: 1 });
  expect(terms?.missing).toBe(1);
  report.stopped('a chat withheld while an evidence file is made', 'thunk', 'said to be incomplete');
});
