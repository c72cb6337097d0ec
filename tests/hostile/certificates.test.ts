import { nightly } from '@tests/daily';
import { PAGE, toKeyFile } from '@tests/unit/recovery-file';
import { crypto as hashes } from 'bitcoinjs-lib';
import message from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { Certificate } from '@/domain/terms/certificate';
import { listSealed } from '@/domain/terms/record';
import type { Terms } from '@/domain/terms/terms';
import { formatCertificate, parseCertificate } from '@/services/schemas/certificate';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';
import type { AppStore } from '@/store/core/store-types';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { makeCertificateFile } from '@/store/terms/certificates';
import { openCertificate } from '@/store/terms/open-certificate.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import { contractId, look as lookAt, sign as signAt } from './seal-stage';
import { hostileStages, type Stage } from './stage';

/* docs/terms.md#certificate */

const openStage = hostileStages();

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

const look = (store: AppStore) => lookAt(stage, store);
const sign = (store: AppStore) => signAt(stage, store);

/** Both sign; returns Ana's app. */
async function seal(): Promise<AppStore> {
  await sign(stage.store);
  await sign(await stage.switchTo('berto'));
  const ana = await stage.switchTo('ana');
  await look(ana);
  return ana;
}

function recordOf(store: AppStore) {
  const seals = selectContractTerms(store.getState(), contractId);
  if (seals === null) throw new Error('Nothing was read');
  return seals.record;
}

async function save(store: AppStore): Promise<{ name: string; text: string }> {
  const [newest] = listSealed(recordOf(store));
  if (newest === undefined) throw new Error('There is no certificate');
  return makeCertificateFile(newest);
}

async function change(text: string, edit: (certificate: Certificate) => void): Promise<string> {
  const parsed = parseCertificate(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  edit(parsed.value);
  return formatCertificate(parsed.value);
}

/** Ana's app on a device that has seen nothing, and a server that has dropped the chat. */
async function openBlank(): Promise<AppStore> {
  stage.backend.store.state.messages = [];
  const fresh = stage.openElsewhere();
  expect((await look(fresh))?.state).toBe('unsigned');
  return fresh;
}

describe('a certificate made by the app', () => {
  test('verifies with bitcoinjs-message and canonicalize, but not after a change', async () => {
    const { name, text } = await save(await seal());
    expect(name).toBe(`aval-terms-${contractId}-1.json`);
    const file = JSON.parse(text);
    expect(canonicalize(JSON.parse(file.terms))).toBe(file.terms);
    const messageOf = (terms: string) => `Aval terms ${encodeHex(hashes.sha256(encodeUtf8(terms)))}`;
    expect(file.signatures.map(({ role }: { role: string }) => role)).toEqual(['owner', 'counterparty']);
    for (const { address, signature } of file.signatures) {
      expect(message.verify(messageOf(file.terms), address, signature)).toBe(true);
      expect(message.verify(messageOf(file.terms.replace('"title":"', '"title":"x')), address, signature)).toBe(false);
    }
  });

  nightly('is part of the recovery file, and of its page', async () => {
    const built = await (await seal()).dispatch(buildRecoveryFile());
    if (!built.ok) throw new Error(built.error.message);
    const fresh = await openBlank();
    const text = formatRecoveryFile(built.value.file);
    for (const file of [text, insertIntoPage(PAGE, text)])
      expect(await fresh.dispatch(openCertificate(contractId, file))).toMatchObject({ ok: true });
    expect((await look(fresh))?.state).toBe('sealed');
  });
});

describe('a certificate opened on a new device', () => {
  test('may have a single signature', async () => {
    const { text } = await save(await seal());
    const fresh = await openBlank();
    const half = await change(text, ({ signatures }) => signatures.shift());
    expect(await fresh.dispatch(openCertificate(contractId, half))).toEqual({
      ok: true,
      value: [{ revision: 1, isSealed: false }],
    });
    expect((await look(fresh))?.state).toBe('signed-by-other');
  });

  test('is refused with a reason if it is the wrong one or was changed, and nothing is kept', async () => {
    const { text } = await save(await seal());
    const fresh = await openBlank();
    const terms = (edit: (terms: Terms) => unknown) => (certificate: Certificate) => {
      edit(certificate.terms);
      certificate.text = formatTerms(certificate.terms);
    };
    const other = { key: `02${'79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'}` };
    const cases: [string, (certificate: Certificate) => void][] = [
      ['other-network', terms((each) => Object.assign(each, { network: 'mainnet' }))],
      ['other-contract', terms((each) => Object.assign(each, { contract: 'other' }))],
      ['other-contract', terms((each) => Object.assign(each.counterparty, { id: 'mallory' }))],
      ['other-contract', terms((each) => Object.assign(each.owner, { id: 'mallory' }))],
      ['other-contract', terms((each) => Object.assign(each.counterparty, { id: '', key: '' }))],
      ['other-keys', terms((each) => Object.assign(each.owner, other))],
      ['other-keys', terms((each) => Object.assign(each.counterparty, other))],
      ['signature-owner', terms((each) => Object.assign(each, { title: 'X' }))],
      ['signature-owner', ({ signatures: [a, b] }) => Object.assign(a ?? {}, { signature: b?.signature })],
      ['signature-counterparty', ({ signatures: [a, b] }) => Object.assign(b ?? {}, { signature: a?.signature })],
      ['signature-counterparty', ({ signatures: [, b] }) => Object.assign(b ?? {}, other)],
      ['signature-owner', ({ signatures: [a, b] }) => Object.assign(a ?? {}, { address: b?.address })],
      ['damaged', ({ signatures: [a, b] }) => Object.assign(b ?? {}, { role: a?.role })],
    ];
    for (const [kind, edit] of cases)
      expect(await fresh.dispatch(openCertificate(contractId, await change(text, edit)))).toMatchObject({
        ok: false,
        error: { kind },
      });
    const files: [string, string][] = [
      ['damaged', text.slice(0, 500)],
      ['not-a-certificate', '{}'],
      ['not-a-certificate', toKeyFile(stage.user)],
      ['newer-version', text.replace('"version": 1', '"version": 2')],
      ['damaged', text.replace('{\\"arbitrator', '{ \\"arbitrator')],
      ['damaged', '{"format":"aval-kit","version":2}'],
      ['newer-version', '{"format":"aval-kit","version":3}'],
    ];
    for (const [kind, file] of files)
      expect(await fresh.dispatch(openCertificate(contractId, file))).toMatchObject({ ok: false, error: { kind } });
    expect(recordOf(fresh).signed).toEqual([]);
    expect((await look(fresh))?.state).toBe('unsigned');
  });
});
