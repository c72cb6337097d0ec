import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '@/config/settings';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { choosePdf, fetchContractPdf, lookAtPdf, rememberPdf } from '@/store/terms/pdf.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsView } from '@/store/terms/terms.selectors';
import { changeTermsRecord } from '@/store/terms/terms-store';
import { contractId, look as lookAt, sign as signAt } from './seal-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/* A server that swaps the PDF, and devices that cannot fetch it (docs/terms.md#the-pdf). */

const URL_OF_PDF = 'http://app.test/documents/terms.pdf';
const AGREED = '%PDF-1.7 as agreed';
const SWAPPED = '%PDF-1.7 swapped';
const openStage = hostileStages();

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('pending', 'ana');
});

function setPdf(pdfUrl: string): void {
  const contract = stage.backend.store.contract(contractId);
  if (contract === undefined) throw new Error('There is no contract');
  contract.pdf_url = pdfUrl;
}

const serve = (text: string) => stage.server.use(http.get(URL_OF_PDF, () => new HttpResponse(text)));
const file = (text: string) => new Blob([text]);

const look = (store: AppStore) => lookAt(stage, store);

async function open(store: AppStore) {
  await look(store);
  const contract = selectContract(store.getState(), contractId);
  if (contract === null) throw new Error('There is no contract');
  const fetched = await store.dispatch(fetchContractPdf(contract, URL_OF_PDF));
  return fetched.ok ? fetched.value.finding : fetched.error.code;
}

async function choose(store: AppStore, text: string, isWanted = false) {
  await look(store);
  const contract = selectContract(store.getState(), contractId);
  if (contract === null) throw new Error('There is no contract');
  const chosen = await store.dispatch(choosePdf(contract, file(text), isWanted));
  return chosen.ok ? chosen.value : chosen.error.code;
}

const sign = (store: AppStore) => signAt(stage, store);

/** Both read the PDF of this origin and sign; returns Ana's app. */
async function sealWithPdf(): Promise<AppStore> {
  setPdf(URL_OF_PDF);
  serve(AGREED);
  expect(await open(stage.store)).toBe('fits');
  await sign(stage.store);
  const berto = await stage.switchTo('berto');
  expect(await open(berto)).toBe('fits');
  await sign(berto);
  const ana = await stage.switchTo('ana');
  expect((await look(ana))?.state).toBe('sealed');
  return ana;
}

describe('a PDF of this origin', () => {
  nightly(
    'that is swapped after both signed changes the terms at the next look, until it is served again',
    async () => {
      const ana = await sealWithPdf();
      serve(SWAPPED);
      expect(await open(ana)).toBe('differs');
      expect(selectTermsView(ana.getState(), contractId)?.state).toBe('changed');
      // Seen before is not agreed.
      expect(await open(ana)).toBe('differs');
      serve(AGREED);
      expect(await open(ana)).toBe('fits');
      expect(selectTermsView(ana.getState(), contractId)?.state).toBe('sealed');
    },
  );

  test('that is swapped before either party signed is not the file that the user saw', async () => {
    setPdf(URL_OF_PDF);
    const contract = { id: contractId, pdfUrl: URL_OF_PDF };
    expect(await stage.store.dispatch(lookAtPdf(contract, file(AGREED)))).toBe('fits');
    serve(SWAPPED);
    expect(await open(stage.store)).toBe('differs');
  });

  test('that is served instead of the file the other party signed leaves no joint signature', async () => {
    setPdf(URL_OF_PDF);
    serve(AGREED);
    await open(stage.store);
    await sign(stage.store);
    const berto = await stage.switchTo('berto');
    serve(SWAPPED);
    // Only what both signed, or what this device saw, is compared. Berto's signature is of another text than Ana's.
    expect(await open(berto)).toBe('fits');
    expect((await look(berto))?.state).toBe('unsigned');
    await sign(berto);
    expect((await look(await stage.switchTo('ana')))?.state).not.toBe('sealed');
  });

  test('that an earlier tab saw is not restored by that tab', async () => {
    const ana = await sealWithPdf();
    const publicKey = stage.user.public_key ?? '';
    const tab = selectContractTerms(ana.getState(), contractId)?.record;
    await changeTermsRecord({ publicKey, contractId }, (stored) => ({
      ...stored,
      pdfs: { [URL_OF_PDF]: 'f'.repeat(64) },
    }));
    await ana.dispatch(syncTerms(contractId, tab));
    expect((await look(ana))?.state).toBe('changed');
  });
});

nightly('a PDF at another host does not pass for the signed one where signed terms are required', async () => {
  const ana = await sealWithPdf();
  setPdf('https://elsewhere.test/other.pdf');
  settings().seals = 'required';
  try {
    expect(await look(ana)).toMatchObject({ state: 'sealed', gaps: [{ kind: 'pdf' }] });
    const records = stage.backend.store.state.transactions.length;
    expect(await ana.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
      ok: false,
      error: { code: 'terms-not-sealed' },
    });
    expect(stage.backend.store.state.transactions).toHaveLength(records);
  } finally {
    settings().seals = 'tell';
  }
});

describe('a PDF that this device cannot fetch', () => {
  beforeEach(async () => {
    setPdf('blob:http://other.test/1');
    await look(stage.store);
  });

  test('keeps the terms from being signed until the user chooses it', async () => {
    expect((await look(stage.store))?.gaps).toEqual([{ kind: 'pdf' }]);
    expect(await choose(stage.store, AGREED)).toBe('noted');
    expect((await look(stage.store))?.gaps).toEqual([]);
  });

  test('is compared with the file that the other party signed', async () => {
    await choose(stage.store, AGREED);
    await sign(stage.store);
    const berto = await stage.switchTo('berto');
    await choose(berto, SWAPPED);
    expect((await look(berto))?.state).toBe('unsigned');
    await choose(berto, AGREED);
    expect((await look(berto))?.state).toBe('signed-by-other');
  });

  test('is compared with the file that both signed; another file counts only if the user accepts it', async () => {
    await choose(stage.store, AGREED);
    await sign(stage.store);
    const berto = await stage.switchTo('berto');
    await choose(berto, AGREED);
    await sign(berto);
    expect(await choose(berto, SWAPPED)).toBe('not-sealed');
    expect((await look(berto))?.state).toBe('sealed');
    expect(await choose(berto, AGREED)).toBe('sealed');
    expect(await choose(berto, SWAPPED, true)).toBe('not-sealed');
    expect((await look(berto))?.state).toBe('changed');
  });

  test.each([
    ['an empty file', '', 'pdf-empty'],
    ['another kind of file', 'PK\u0003\u0004', 'pdf-not-chosen'],
  ])('is not %s', async (_, text, code) => {
    expect(await choose(stage.store, text)).toBe(code);
    expect((await look(stage.store))?.gaps).toEqual([{ kind: 'pdf' }]);
  });

  test('is not read if it has 1 GB', async () => {
    const huge = { size: 1024 ** 3 } as Blob;
    const owner = { id: contractId, pdfUrl: 'blob:http://other.test/1' };
    expect(await stage.store.dispatch(choosePdf(owner, huge))).toMatchObject({ error: { code: 'pdf-too-large' } });
  });
});

test.each(daily(1, ['constructor', '__proto__', 'toString']))('an address named %s breaks nothing', async (name) => {
  setPdf(name);
  expect((await look(stage.store))?.gaps).toEqual([{ kind: 'pdf' }]);
  await stage.store.dispatch(rememberPdf(contractId, name, 'a'.repeat(64)));
  expect((await look(stage.store))?.state).toBe('unsigned');
});
