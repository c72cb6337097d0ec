import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { listOpenPayments } from '@/store/withdrawals/open-payments.thunks';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { addGuarantee } from './guarantees';
import { confirmCoins } from './known-coins';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

const open = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const TWICE = { ok: false, error: { code: 'psbt-refused', detail: { rule: 'pays-twice' } } };
const SIGNED = { value: { kind: 'signed' } };

type Json = Record<string, unknown>;
type Coin = { txid: string; vout: number; value: number; script: Uint8Array };

/** Pays after the backend has lost the first signed transaction. */
function pay({
  store,
  backend: {
    store: { state },
  },
}: Stage) {
  state.transactions = state.transactions.filter(({ withdrawal, status }) => !withdrawal || status === 'executed');
  return store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
}

function getDeposit({ backend: { store } }: Stage): { address: string; script: Uint8Array } {
  const address = store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
  return { address, script: addressToScript(address) ?? new Uint8Array() };
}

/** From now on the backend builds withdrawals of a further coin of the guarantee alone. */
function askForAnother(stage: Stage): void {
  const { chain } = stage.backend;
  const { script } = getDeposit(stage);
  const txid = chain.send(script, 100_000);
  chain.mine();
  const coin = chain.listUnspent(script).find((each) => each.txid === txid);
  if (coin === undefined) throw new Error('no coin');
  stage.lie('post', '/api/contracts/withdrawal', (answer) => {
    const { transaction } = answer as { transaction: Json };
    return { transaction: { ...transaction, u_psbt: rebuild(String(transaction.u_psbt), coin, 50_000).toBase64() } };
  });
}

function rebuild(text: string, { txid, vout, script, value }: Coin, amount: number): Psbt {
  const witnessScript = Psbt.fromBase64(text, { network: REGTEST }).data.inputs[0]?.witnessScript;
  if (witnessScript === undefined) throw new Error('no script');
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  psbt.addInput({ hash: txid, index: vout, witnessUtxo: { script, value: BigInt(value) }, witnessScript });
  psbt.addOutput({ address: DESTINATION, value: BigInt(amount) });
  return psbt.addOutput({ script, value: BigInt(value - amount - ORDER.fee) });
}

/** Ana signs a release and cancels it. `rival`: another payment of the same coin. */
async function openCancelled(): Promise<{ stage: Stage; rival: Psbt; coin: Coin; txid: string }> {
  const stage = await open('funded', 'ana');
  const [coin] = stage.backend.chain.listUnspent(getDeposit(stage).script);
  await pay(stage);
  const [signed] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
  const [given] = await listGivenSignatures();
  if (coin === undefined || signed === undefined || given === undefined) throw new Error('not signed');
  await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, signed));
  return { stage, coin, rival: rebuild(signed.signedPsbt ?? '', coin, 40_000), txid: given.txid };
}

/** The explorer adds a confirmed spend of the coin to the history of its address, and gives this raw transaction. */
function inventSpend(stage: Stage, coin: Coin, txid: string, raw: string | null): void {
  const { server, backend } = stage;
  const prevout = { scriptpubkey_address: getDeposit(stage).address, value: coin.value };
  const entry = {
    txid,
    status: { confirmed: true, block_height: 110 },
    vin: [{ txid: coin.txid, vout: coin.vout, prevout }],
    vout: [],
  };
  server.use(
    http.get('*/explorer/api/address/:address/txs', async ({ request }) => {
      return HttpResponse.json([entry, ...(await askHonest(backend, request))]);
    }),
  );
  tell(server, txid, raw);
}

async function askHonest({ handlers }: Stage['backend'], request: Request): Promise<Json[]> {
  return ((await getResponse(handlers, request)) ?? HttpResponse.json([])).json() as Promise<Json[]>;
}

/** Sets the explorer's answer about a transaction. */
function tell(server: Stage['server'], txid: string, raw: string | null, confirmed = true): void {
  server.use(
    http.get(`*/explorer/api/tx/${txid}`, () => HttpResponse.json({ txid, status: { confirmed } })),
    http.get(`*/explorer/api/tx/${txid}/hex`, () =>
      raw === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.text(raw),
    ),
  );
}

/** With Ana's signature in every place, which verifies for one key only, or with none. */
function finalize(psbt: Psbt, toWitness: (signature: Uint8Array, script: Uint8Array) => Uint8Array[]): Transaction {
  psbt.signAllInputs(demoKey('ana@example.com'));
  const [input] = psbt.data.inputs;
  const [partial] = input?.partialSig ?? [];
  if (partial === undefined || input?.witnessScript === undefined) throw new Error('not signed');
  const tx = Transaction.fromBuffer(psbt.data.getTransaction());
  tx.setWitness(0, toWitness(partial.signature, input.witnessScript));
  return tx;
}

describe('a signature stays open if the explorer claims that another transaction has spent its coin, and', () => {
  nightly('gives no such transaction', async () => {
    const { stage, coin } = await openCancelled();
    inventSpend(stage, coin, 'cd'.repeat(32), null);
    askForAnother(stage);
    expect(await pay(stage)).toMatchObject(TWICE);
  });

  test('gives a real transaction of other coins', async () => {
    const { stage, coin } = await openCancelled();
    const { record } = stage.backend.chain.transaction(coin.txid) ?? {};
    inventSpend(stage, coin, coin.txid, record?.hex ?? '');
    askForAnother(stage);
    expect(await pay(stage)).toMatchObject(TWICE);
  });

  test.each(
    daily<[string, (signature: Uint8Array, script: Uint8Array) => Uint8Array[]]>(1, [
      ['no signatures', (_signature, script) => [script]],
      ['one signature twice', (signature, script) => [new Uint8Array(), signature, signature, script]],
      ['one signature that is altered', (signature, script) => [new Uint8Array(), signature, alter(signature), script]],
    ]),
  )('gives one whose hash is right, with %s', async (_what, toWitness) => {
    const { stage, coin, rival } = await openCancelled();
    const tx = finalize(rival, toWitness);
    inventSpend(stage, coin, tx.getId(), tx.toHex());
    askForAnother(stage);
    expect(await pay(stage)).toMatchObject(TWICE);
  });
});

const alter = (signature: Uint8Array) => signature.map((byte, at) => (at === 20 ? byte ^ 1 : byte));

describe('a signature whose transaction is recorded as executed stays open', () => {
  test('if that was never sent, and the explorer says that it is in a block', async () => {
    const stage = await open('funded', 'ana');
    await pay(stage);
    const [given] = await listGivenSignatures();
    const record = stage.backend.store.state.transactions.find(({ withdrawal }) => withdrawal);
    if (given === undefined || record === undefined) throw new Error('not signed');
    const half = finalize(Psbt.fromBase64(record.u_psbt ?? '', { network: REGTEST }), (signature, script) => [
      new Uint8Array(),
      signature,
      script,
    ]);
    expect(half.getId()).toBe(given.txid);
    Object.assign(record, { status: 'executed', txid: given.txid });
    await stage.reload();
    tell(stage.server, given.txid, half.toHex());
    askForAnother(stage);
    expect(await pay(stage)).toMatchObject(TWICE);
  });

  test('while that is not in a block, and once the network has dropped it', async () => {
    const stage = await open('signed', 'ana');
    await stage.store.dispatch(settleOutbox());
    const consent = { ...(await readConsent(stage)), accepted: [] };
    const { txid } = consent;
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject({ ok: true });
    const [given] = await listGivenSignatures();
    tell(stage.server, txid, given?.txHex ?? null, false);
    askForAnother(stage);
    tell(stage.server, txid, given?.txHex ?? null, false);
    expect(await pay(stage)).toMatchObject(TWICE);
    stage.server.use(http.get(`*/explorer/api/tx/${txid}`, () => new HttpResponse(null, { status: 404 })));
    expect(await pay(stage)).toMatchObject(TWICE);
    expect(await listGivenSignatures()).toMatchObject([{ txid, settledAt: null }]);
  });
});

describe('a signature that a confirmed transaction has settled', () => {
  /** The rival is mined, and the signature settled by a release of another coin. */
  async function openSettled() {
    const cancelled = await openCancelled();
    const { stage, rival, txid } = cancelled;
    for (const who of ['ana', 'berto']) rival.signAllInputs(demoKey(`${who}@example.com`));
    stage.backend.chain.broadcast(rival.finalizeAllInputs().extractTransaction(true).toHex());
    stage.backend.chain.mine();
    askForAnother(stage);
    expect(await pay(stage)).toMatchObject(SIGNED);
    expect((await listGivenSignatures()).find((each) => each.txid === txid)).toMatchObject({
      settledAt: expect.any(String),
    });
    return cancelled;
  }

  nightly('is kept, and does not stand in the way', async () => {
    const { stage } = await openSettled();
    expect(await pay(stage)).toMatchObject(SIGNED);
  });

  test('is open again once a reorganisation of the chain has brought its coin back', async () => {
    const { stage, coin, txid } = await openSettled();
    const { txid: coinId, vout, value } = coin;
    stage.server.use(
      http.get('*/explorer/api/address/:address/utxo', async ({ request }) => {
        const honest = await askHonest(stage.backend, request);
        return HttpResponse.json([...honest, { txid: coinId, vout, value, status: { confirmed: true } }]);
      }),
    );
    expect(await pay(stage)).toMatchObject(TWICE);
    expect((await listGivenSignatures()).find((each) => each.txid === txid)).toMatchObject({ settledAt: null });
  });
});

describe('a release that is made', () => {
  const GARDEN = { ...GUARANTEE_REF, guaranteeId: 'garden' };
  const ASKED = { value: { kind: 'ask', review: { concerns: [{ kind: 'open-payment' }] } } };
  const MADE = { value: { kind: 'signed' } };
  const payNext = ({ store }: Stage) =>
    store.dispatch(release(GARDEN, { ...ORDER, address: demoAddress('another payee') }, PASSWORD));
  const refuse = (stage: Stage, path: string, status = 404) =>
    stage.server.use(http.get(path, () => new HttpResponse(null, { status })));

  /** The calls of the specification, and no other. */
  function limitExplorer(stage: Stage): void {
    for (const call of ['tx/:txid/hex', 'address/:address/txs', 'address/:address/txs/*'])
      refuse(stage, `*/explorer/api/${call}`);
  }

  /** Ana signs a release, first or last. Then there is another guarantee. */
  async function openReleased(place: 'first' | 'last', { isSent = true, isRecorded = true } = {}): Promise<Stage> {
    const stage = await open(place === 'first' ? 'funded' : 'signed', 'ana');
    const { chain, store } = stage.backend;
    if (place === 'first') {
      expect(await pay(stage)).toMatchObject(MADE);
      const record = store.state.transactions.find(({ withdrawal }) => withdrawal);
      const psbt = Psbt.fromBase64(record?.p_psbt ?? '', { network: REGTEST }).signAllInputs(
        demoKey('berto@example.com'),
      );
      const tx = psbt.finalizeAllInputs().extractTransaction(true);
      if (isSent) chain.broadcast(tx.toHex());
      if (isRecorded) Object.assign(record ?? {}, { status: 'executed', txid: tx.getId() });
    } else {
      expect(
        await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: await readConsent(stage) })),
      ).toMatchObject({ ok: true });
      await stage.store.dispatch(settleOutbox());
    }
    chain.mine();
    await stage.reload();
    await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [100_000] });
    await stage.reload();
    await confirmCoins(stage.store, GARDEN);
    return stage;
  }

  nightly.each(['first', 'last'] as const)(
    'by the user who signed %s is no question for the next guarantee',
    async (place) => {
      const stage = await openReleased(place);
      expect(await payNext(stage)).toMatchObject(MADE);
      expect(await stage.store.dispatch(listOpenPayments(GUARANTEE_REF))).toEqual([]);
    },
  );

  test.each(['first', 'last'] as const)(
    'by the user who signed %s is none with an explorer that has only the calls of the specification',
    async (place) => {
      const stage = await openReleased(place);
      limitExplorer(stage);
      expect(await payNext(stage)).toMatchObject(MADE);
      expect(await stage.store.dispatch(listOpenPayments(GUARANTEE_REF))).toEqual([]);
    },
  );

  test('is none if this page has not seen its record yet', async () => {
    const stage = await openReleased('first', { isRecorded: false });
    const [given] = await listGivenSignatures();
    for (const each of stage.backend.store.state.transactions)
      if (each.guarantee_id === GUARANTEE_REF.guaranteeId && each.withdrawal)
        Object.assign(each, { status: 'executed', txid: given?.txid });
    expect(await payNext(stage)).toMatchObject(MADE);
  });

  test.each(
    daily<[string, boolean, (stage: Stage) => void]>(2, [
      ['was never sent, and the backend calls it executed', false, () => undefined],
      ['was never sent, and neither is the explorer complete', false, limitExplorer],
      [
        'may have been sent: the explorer does not respond',
        true,
        (stage) => refuse(stage, '*/explorer/api/tx/:txid', 503),
      ],
      [
        'may have been sent: the explorer has only the calls of the specification, and still lists its coins',
        false,
        (stage) => {
          limitExplorer(stage);
          stage.server.use(
            http.get('*/explorer/api/tx/:txid', ({ params: { txid } }) =>
              HttpResponse.json({ txid, status: { confirmed: true } }),
            ),
          );
        },
      ],
    ]),
  )('is asked about if it %s', async (_what, isSent, lie) => {
    const stage = await openReleased('first', { isSent });
    lie(stage);
    expect(await payNext(stage)).toMatchObject(ASKED);
  });

  test('is asked about while the backend does not say that it is made', async () => {
    const stage = await openReleased('first', { isRecorded: false });
    expect(await payNext(stage)).toMatchObject(ASKED);
    refuse(stage, `*/api/contracts/guarantee/withdrawal/${GUARANTEE_REF.guaranteeId}`, 503);
    expect(await payNext(stage)).toMatchObject(ASKED);
  });
});
