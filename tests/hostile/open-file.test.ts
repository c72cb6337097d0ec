import { toKeyBackup } from '@tests/unit/recovery-file';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { RecoveryFile } from '@/domain/recovery/recovery-file';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { Terms } from '@/domain/terms/terms';
import { formatCertificate } from '@/services/schemas/certificate';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { openFile } from '@/store/files/open-file.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { createSignerFile } from '@/store/recovery/create-page';
import { listCertificates } from '@/store/terms/certificates';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import { contractId, look, sign } from './seal-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/* *Open a file*: the sender, the server or whoever carried the file may lie. */

const openStage = hostileStages();

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('signed', 'ana');
});

const open = (text: string, store: AppStore = stage.store, at: Id = contractId) => store.dispatch(openFile(at, text));

/** Half-signed by Berto. */
function getPsbt(): string {
  const signed = stage.backend.store.state.transactions.find(({ p_psbt }) => p_psbt !== null);
  return String(signed?.p_psbt);
}

async function buildFile(store: AppStore): Promise<RecoveryFile> {
  const built = await store.dispatch(buildRecoveryFile());
  if (!built.ok) throw new Error(built.error.message);
  return built.value.file;
}

describe('a PSBT', () => {
  test('is shown for the guarantee whose verified address it spends, in every form', async () => {
    const psbt = getPsbt();
    const hex = Buffer.from(psbt, 'base64').toString('hex');
    const quoted = `> ${psbt.slice(0, 60)}\n> ${psbt.slice(60)}\n`;
    const value = { kind: 'psbt', guaranteeId: GUARANTEE_REF.guaranteeId, psbt };
    for (const text of [psbt, hex, quoted, JSON.stringify({ psbt, complete: false })])
      expect(await open(text)).toEqual({ ok: true, value });
    await stage.expectUnharmed();
  });

  test('of another contract is refused with its title, also if the server names the address for this one', async () => {
    const { contracts, guarantees, transactions } = stage.backend.store.state;
    const draft = contracts.find(({ status }) => status === 'draft')?.id ?? '';
    const title = contracts.find(({ id }) => id === contractId)?.title;
    await stage.store.dispatch(loadContracts());
    await stage.reload();
    const refused = { ok: false, error: { kind: 'other-coins', title } };
    expect(await open(getPsbt(), stage.store, draft)).toEqual(refused);
    const deposit = transactions.find(({ withdrawal }) => !withdrawal);
    const guarantee = guarantees.find(({ id }) => id === GUARANTEE_REF.guaranteeId);
    if (deposit === undefined || guarantee === undefined) throw new Error('There is no deposit');
    guarantees.push({ ...guarantee, id: 'moved', contract_id: draft });
    transactions.push({ ...deposit, id: 'moved-deposit', guarantee_id: 'moved' });
    await stage.store.dispatch(loadContract(draft));
    expect(await open(getPsbt(), stage.store, draft)).toEqual(refused);
  });

  test('that cannot be signed here says what it is', async () => {
    const psbt = Psbt.fromBase64(getPsbt());
    const unnamed = new Psbt().addInput({ hash: 'ab'.repeat(32), index: 0 });
    const foreign = psbt.clone();
    const [input] = foreign.data.inputs;
    if (input?.witnessUtxo !== undefined) input.witnessUtxo.script = Buffer.from(`0020${'cd'.repeat(32)}`, 'hex');
    const raw = Transaction.fromBuffer(psbt.data.getTransaction()).toHex();
    const cases: [string, object][] = [
      ['', { kind: 'psbt', fault: 'unreadable' }],
      ['Dear Ana, see the file attached.', { kind: 'psbt', fault: 'unreadable' }],
      [Buffer.from('%PDF-1.7 \xff', 'latin1').toString('hex'), { kind: 'psbt', fault: 'not-a-transaction' }],
      [getPsbt().slice(0, 200), { kind: 'psbt', fault: 'cut-off' }],
      [raw, { kind: 'psbt', fault: 'transaction' }],
      [unnamed.toBase64(), { kind: 'coins-unnamed' }],
      [foreign.toBase64(), { kind: 'other-coins', title: null }],
      ['A'.repeat(30 * 1024 * 1024), { kind: 'psbt', fault: 'not-a-transaction' }],
      ['A'.repeat(33 * 1024 * 1024), { kind: 'psbt', fault: 'too-long' }],
      [
        `{"format":"aval-sealed-terms","psbt":"${getPsbt()}"}`,
        { kind: 'several', kinds: ['certificate', 'transaction'] },
      ],
    ];
    for (const [text, error] of cases) expect(await open(text)).toMatchObject({ ok: false, error });
    await stage.expectUnharmed();
  }, 60_000);
});

test('a certificate is told apart from one of another contract or network', async () => {
  stage = await openStage('funded', 'ana');
  await sign(stage, stage.store);
  await sign(stage, await stage.switchTo('berto'));
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const record = selectContractTerms(ana.getState(), contractId)?.record;
  const [sealed] = record === undefined ? [] : await listCertificates(record);
  if (sealed === undefined) throw new Error('There is no certificate');
  const write = (change: Partial<Terms>) => {
    const terms = { ...sealed.terms, ...change };
    return formatCertificate({ ...sealed, terms, text: formatTerms(terms) });
  };
  const opened = [{ revision: 1, isSealed: true }];
  expect(await open(write({}), ana)).toEqual({ ok: true, value: { kind: 'terms', opened } });
  const cases: [Partial<Terms>, object][] = [
    [
      { contract: 'other', title: 'Other' },
      { kind: 'other-contract', title: 'Other' },
    ],
    [{ network: 'mainnet' }, { kind: 'other-network', theirs: 'mainnet' }],
    [{ title: 'Other' }, { kind: 'signature-owner' }],
  ];
  for (const [change, failure] of cases)
    expect(await open(write(change), ana)).toEqual({ ok: false, error: { kind: 'terms', failure } });
});

describe('a recovery file', () => {
  test('is said to be whose it is, with what it holds', async () => {
    const own = await buildFile(stage.store);
    const [contract] = own.contracts;
    if (contract === undefined) throw new Error('There is no contract');
    const ofSigner = createSignerFile(await buildFile(await stage.switchTo('berto')), contractId)?.text ?? '';
    const ana = await stage.switchTo('ana');
    const stranger = { ...own, publicKey: `02${'11'.repeat(32)}`, contracts: [] };
    const titles = [contract.title];
    const cases: [string, object][] = [
      [formatRecoveryFile(own), { owner: 'own', hasKey: true, hasContract: true, titles, terms: null }],
      [ofSigner, { owner: 'other', hasKey: false, hasContract: true, titles }],
      [formatRecoveryFile(stranger), { owner: 'stranger', hasKey: true, hasContract: false, titles: [] }],
      [toKeyBackup(stage.user), { owner: 'own', hasKey: true, titles: [] }],
    ];
    for (const [text, recovery] of cases)
      expect(await open(text, ana)).toMatchObject({ ok: true, value: { kind: 'recovery', recovery } });
    await stage.expectUnharmed();
  });

  test('that was altered, is cut off or is of another network is refused', async () => {
    const own = await buildFile(stage.store);
    const text = formatRecoveryFile(own);
    const moved = { ...own, contracts: own.contracts.map((each) => ({ ...each, contractOrder: 9 })) };
    const cases: [string, object][] = [
      [formatRecoveryFile({ ...own, network: 'mainnet', contracts: [] }), { kind: 'other-network', theirs: 'mainnet' }],
      [formatRecoveryFile(moved), { kind: 'recovery-contract', fault: { kind: 'descriptor-differs' } }],
      [text.slice(0, -20), { kind: 'recovery-file', fault: { problem: 'not-json' } }],
      [text.replace('"version": 2', '"version": 3'), { kind: 'recovery-file', fault: { problem: 'newer-version' } }],
    ];
    for (const [file, error] of cases) expect(await open(file)).toMatchObject({ ok: false, error });
  });
});
