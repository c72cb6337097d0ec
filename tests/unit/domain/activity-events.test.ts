import { describe, expect, it } from 'vitest';
import { listChainEvents } from '@/domain/activity/chain-events';
import { mergeActivity } from '@/domain/activity/merge-activity';
import { listRecordEvents } from '@/domain/activity/record-events';
import { listSealEvents } from '@/domain/activity/seal-events';
import { listGivenEvents, listSignatureEvents } from '@/domain/activity/signature-events';
import type { ChainTransaction } from '@/domain/chain';
import type { Guarantee } from '@/domain/models';
import type { TermsSignature } from '@/domain/seals/seal-record';
import type { Terms } from '@/domain/seals/terms';
import type { GivenSignature } from '@/domain/withdrawals/open-signatures';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

const NOW = '2026-06-01T00:00:00.000Z';
const BLOCK = '2026-02-01T00:00:00.000Z';
const [DEPOSIT, OTHER, PAYEE] = ['bcrt1qdeposit', 'bcrt1qother', 'bcrt1qpayee'];
const given = makeTransaction({ address: DEPOSIT, senderId: 'counterparty', createdAt: '2026-01-02T00:00:00Z' });
const paid = { ...given, txid: 'aa', vout: 1, amount: sats(100_000), updatedAt: '2026-01-03T00:00:00Z' };
const signed = makeWithdrawal({
  signer: 'owner',
  amount: sats(60_000),
  createdAt: '2026-01-04T00:00:00Z',
  updatedAt: '2026-01-04T01:00:00Z',
});
const isDeposit = (address: string) => address === DEPOSIT;

function contractWith(fields: Partial<Guarantee> = {}) {
  const keys = ['02aa', '03bb'].map((publicKey) => ({ publicKey, encryptedKey: null }));
  return makeContract({ keys, guarantees: [makeGuarantee(fields)] });
}

describe('what the records say', () => {
  it.each<[string, Partial<Guarantee>, string[]]>([
    ['a new guarantee', {}, ['guarantee:g1']],
    ['an address', { deposits: [given] }, ['guarantee:g1', `address:${DEPOSIT}`]],
    ['a payment', { deposits: [paid] }, ['guarantee:g1', `address:${DEPOSIT}`, 'deposit:aa:1']],
    ['an unsigned withdrawal is no event', { withdrawals: [makeWithdrawal()] }, ['guarantee:g1']],
    ['a signed withdrawal', { withdrawals: [signed] }, ['guarantee:g1', 'signature:w1:owner']],
    [
      'a release',
      { withdrawals: [{ ...signed, signer: 'counterparty', txid: 'bb' }] },
      ['guarantee:g1', 'signature:w1:counterparty', 'release:bb'],
    ],
    [
      'coins that moved within the guarantee are no release',
      { deposits: [given], withdrawals: [{ ...signed, signer: 'counterparty', txid: 'bb', address: DEPOSIT }] },
      ['guarantee:g1', `address:${DEPOSIT}`, 'signature:w1:counterparty'],
    ],
    ['a dispute', { status: 'in_dispute' }, ['guarantee:g1', 'dispute:g1']],
    ['an executed guarantee', { status: 'executed' }, ['guarantee:g1', 'executed:g1']],
    ['an expired guarantee', { status: 'expired' }, ['guarantee:g1', 'expired:g1']],
    ['a status of another client', { status: 'constructor' }, ['guarantee:g1']],
  ])('%s', (_what, fields, ids) => {
    const events = listRecordEvents(contractWith(fields));
    expect(events.map(({ id }) => id)).toEqual(['created', 'joined', ...ids]);
    expect(new Set(events.map(({ proof }) => proof))).toEqual(new Set(['server']));
  });

  it('have time, person, amount and link where the server sends them', () => {
    const events = listRecordEvents(contractWith({ deposits: [paid], withdrawals: [{ ...signed, txid: 'bb' }] }));
    expect(events.map(({ at, person, amount, link }) => [at, person, amount, link])).toEqual([
      ['2026-01-01T00:00:00Z', 'owner', null, null],
      [null, 'counterparty', null, null],
      [null, 'owner', 100_000, null],
      ['2026-01-02T00:00:00Z', 'counterparty', null, { address: DEPOSIT }],
      ['2026-01-03T00:00:00Z', 'counterparty', 100_000, { txid: 'aa' }],
      ['2026-01-04T01:00:00Z', 'owner', 60_000, null],
      ['2026-01-04T01:00:00Z', 'owner', 60_000, { txid: 'bb' }],
    ]);
  });

  it.each<[string, Partial<Guarantee>, string | null]>([
    ['a dispute after the last payment', { status: 'in_dispute', deposits: [given, paid] }, paid.updatedAt],
    ['a dispute without a payment after the guarantee', { status: 'in_dispute', createdAt: BLOCK }, BLOCK],
    ['an expiry on its day', { status: 'expired', deposits: [paid], validUntil: '2026-04-01' }, '2026-04-01'],
  ])('%s', (_what, fields, after) => {
    expect(listRecordEvents(contractWith(fields)).at(-1)).toMatchObject({ at: null, after });
  });

  it('a draft has no entry for joining', () => {
    const events = listRecordEvents(makeContract({ contractors: ['owner'], status: 'draft' }));
    expect(events.map(({ id }) => id)).toEqual(['created']);
  });
});

describe('what signatures prove', () => {
  const proven = {
    txid: 'bb',
    signedBy: ['02aa', '03bb', '02cc'],
    from: [DEPOSIT],
    outputs: [
      { address: PAYEE, amount: sats(59_000) },
      { address: DEPOSIT, amount: sats(40_000) },
    ],
  };
  const contract = contractWith({ deposits: [paid], withdrawals: [signed] });
  const list = (fields: Partial<typeof proven>) =>
    listSignatureEvents(
      contract,
      [{ guaranteeId: 'g1', withdrawal: signed, proven: { ...proven, ...fields } }],
      isDeposit,
    );

  it('who signed, and what the transaction pays out', () => {
    expect(list({}).map(({ id, person, amount, proof, hash }) => [id, person, amount, proof, hash])).toEqual([
      ['signature:w1:owner', 'owner', 59_000, 'signed', 'bb'],
      ['signature:w1:counterparty', 'counterparty', 59_000, 'signed', 'bb'],
      ['signature:w1:1', '1', 59_000, 'signed', 'bb'],
    ]);
  });

  it('who signed, and no amount if the coins only move within the guarantee', () => {
    const events = list({ signedBy: ['02aa'], outputs: [{ address: DEPOSIT, amount: sats(99_000) }] });
    const log = mergeActivity([], [...listRecordEvents(contract), ...events], NOW);
    expect(log.filter(({ kind }) => kind === 'signature')).toMatchObject([
      { id: 'signature:w1:owner', proof: 'signed', amount: 60_000, contradicts: null },
    ]);
  });

  it.each([
    ['other coins', { from: [OTHER] }],
    ['other coins as well', { from: [DEPOSIT, OTHER] }],
    ['nothing', { from: [] }],
    ['nobody has signed', { signedBy: [] }],
  ])('nothing in a transaction that spends %s', (_what, fields) => {
    expect(list(fields)).toEqual([]);
  });

  const own = {
    txid: 'bb',
    contractId: 'c1',
    guaranteeId: 'g1',
    publicKey: '02aa',
    withdrawal: signed,
    replaces: [],
    givenAt: NOW,
  };

  it('made on this device have its time, and are the same event', () => {
    const events = listGivenEvents(contract, [
      own,
      { ...own, contractId: 'c2' },
      { ...own, publicKey: '09' },
    ] as unknown as GivenSignature[]);
    expect(events.map(({ id, at, timeFrom }) => [id, at, timeFrom])).toEqual([['signature:w1:owner', NOW, 'device']]);
    const log = mergeActivity([], [...listRecordEvents(contract), ...list({ signedBy: ['02aa'] }), ...events], NOW);
    expect(log.filter(({ kind }) => kind === 'signature')).toMatchObject([
      { id: 'signature:w1:owner', proof: 'signed', at: NOW, timeFrom: 'device', amount: 59_000, contradicts: null },
      { contradicts: 'signature:w1:owner', amount: 60_000, proof: 'server' },
    ]);
  });

  it('in advance of a return are one event, at however many fee rates', () => {
    const given = ['r1', 'r2'].map((txid) => ({
      ...own,
      txid,
      kind: 'return',
      withdrawal: { ...signed, id: 'return cc 0' },
    })) as unknown as GivenSignature[];
    const log = mergeActivity([], listGivenEvents(contract, given), NOW);
    expect(log).toMatchObject([{ id: 'signature:return cc 0:owner', kind: 'return', hash: null, contradicts: null }]);
  });

  it('of the terms name who signed by the signed text; the second one seals them', () => {
    const owner = { role: 'owner', signature: 's', madeAt: '2026-01-05T00:00:00Z' } as const;
    const second = { role: 'counterparty', signature: 't', madeAt: '2026-01-06T00:00:00Z' } as const;
    const terms = { revision: 2, owner: { id: 'ana', key: '' }, counterparty: { id: 'berto', key: '' } } as Terms;
    const list = (signatures: TermsSignature[]) =>
      listSealEvents({ signed: [{ hash: 'cc', text: '', terms, signatures }], pdfs: {} });
    const known = { proof: 'signed', revision: '2', hash: 'cc', record: null };
    const first = { ...known, id: 'terms:cc:owner', kind: 'terms-signed', person: 'ana', at: owner.madeAt };
    expect(list([owner])).toMatchObject([first]);
    expect(list([owner, second])).toMatchObject([
      first,
      { ...known, id: 'terms:cc:counterparty', person: 'berto', at: second.madeAt },
      { ...known, id: 'sealed:cc', kind: 'terms-sealed', person: null, at: second.madeAt },
    ]);
  });
});

describe('what the chain shows', () => {
  const funding: ChainTransaction = {
    txid: 'aa',
    blockTime: BLOCK,
    spends: [{ outpoint: '00:0', address: OTHER }],
    pays: [
      { address: OTHER, amount: sats(7_000) },
      { address: DEPOSIT, amount: sats(100_000) },
      { address: DEPOSIT, amount: sats(546) },
      { address: null, amount: sats(0) },
    ],
  };
  const release: ChainTransaction = {
    txid: 'bb',
    blockTime: BLOCK,
    spends: [{ outpoint: 'aa:1', address: DEPOSIT }],
    pays: [
      { address: PAYEE, amount: sats(59_000) },
      { address: DEPOSIT, amount: sats(40_000) },
    ],
  };

  it.each<[string, ChainTransaction, unknown[]]>([
    ['a deposit, without dust and what goes elsewhere', funding, [['deposit:aa:1', 100_000]]],
    ['a release, without its change', release, [['release:bb', 59_000]]],
    [
      'no release if the coins only move within the guarantee',
      { ...release, pays: [{ address: DEPOSIT, amount: sats(99_000) }] },
      [],
    ],
    ['nothing while it is in no block', { ...funding, blockTime: null }, []],
    ['nothing of another address', { ...funding, pays: [{ address: OTHER, amount: sats(9) }] }, []],
  ])('%s', (_what, tx, expected) => {
    const events = listChainEvents(contractWith({ deposits: [given] }), [tx], isDeposit);
    expect(events.map(({ id, amount }) => [id, amount])).toEqual(expected);
    for (const event of events)
      expect(event).toMatchObject({ proof: 'chain', at: BLOCK, guaranteeId: 'g1', record: null });
  });

  it('a release from one guarantee to another is a deposit there', () => {
    const other = makeGuarantee({ id: 'g2', deposits: [{ ...given, address: OTHER }] });
    const contract = { guarantees: [makeGuarantee({ deposits: [given] }), other] };
    const pays = [{ address: OTHER, amount: sats(59_000) }, ...release.pays.slice(1)];
    const events = listChainEvents(contract, [{ ...release, pays }], () => true);
    expect(events.map(({ id, amount, guaranteeId }) => [id, amount, guaranteeId])).toEqual([
      ['release:bb', 59_000, 'g1'],
      ['deposit:bb:0', 59_000, 'g2'],
    ]);
  });

  it('is listed once, though it is in the history of several addresses', () => {
    const contract = contractWith({ deposits: [given, { ...given, address: PAYEE }] });
    expect(listChainEvents(contract, [funding, funding], () => true)).toHaveLength(1);
  });

  it('proves nothing at an address that does not follow from the keys', () => {
    expect(listChainEvents(contractWith({ deposits: [given] }), [funding, release], () => false)).toEqual([]);
  });

  it('names the output, also where the record lacks its index', () => {
    const [event] = listChainEvents(contractWith({ deposits: [{ ...paid, vout: null }] }), [funding], isDeposit);
    expect(event?.id).toBe('deposit:aa:1');
  });
});
