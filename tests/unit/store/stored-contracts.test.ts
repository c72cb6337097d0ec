import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { contractToWire } from '@/services/schemas/records.writer';
import { contractToStored } from '@/services/schemas/stored.schema';
import type { WireContract } from '@/services/schemas/wire';
import { storedContracts } from '@/store/persistence/stored-shapes';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const OWN: Contract = makeContract({
  keys: [{ publicKey: '02ab', encryptedKey: null }],
  guarantees: [
    makeGuarantee({
      deposits: [makeTransaction({ txid: 'aa', amount: sats(50_000), receiverIds: [1, 'u2'] })],
      withdrawals: [makeWithdrawal({ signer: 7 }), makeWithdrawal({ id: 2, txid: 'bb', amount: MAX_SATS })],
    }),
  ],
});

function reread(contract: unknown): unknown {
  return JSON.parse(JSON.stringify(contract));
}

const STORED = reread(contractToStored(OWN)) as WireContract;

/** The contract with a field of its first guarantee, or of that one's first deposit, put otherwise. */
function broken(fields: object, inDeposit = false): unknown {
  const [guarantee] = STORED.guarantees;
  const changed = inDeposit ? { deposits: [{ ...guarantee?.deposits[0], ...fields }] } : fields;
  return { ...STORED, id: 'broken', guarantees: [{ ...guarantee, ...changed }] };
}

describe('contracts as local storage holds them', () => {
  it('of this program are read back as they were, fields that it does not know included', () => {
    const contract = { ...OWN, extra: { kept: true } };
    expect(storedContracts([reread(contractToStored(contract))])).toEqual([contract]);
    expect(storedContracts([])).toEqual([]);
  });

  it('with amounts as the wire has them are converted', () => {
    const wire = reread(contractToWire(OWN)) as WireContract;
    expect(wire.guarantees[0]?.amount).toBe('0.00100000');
    expect(storedContracts({ contracts: [wire], loading: false, error: null })).toEqual([OWN]);
  });

  it.each<[string, unknown]>([
    ['a number of BTC', broken({ amount: 0.001 })],
    ['an amount below zero', broken({ amount: -1 })],
    ['an amount over all money', broken({ amount: MAX_SATS + 1 })],
    ['a text that is no amount', broken({ amount: 'much' })],
    ['an amount of another kind', broken({ amount: {} }, true)],
    ['no amount', broken({ amount: undefined })],
    ['a transaction without its txid', broken({ txid: undefined }, true)],
    ['a deposit that is none', broken({ deposits: [null] })],
    ['no title', { ...STORED, id: 'broken', title: undefined }],
    ['a contractor without an id', { ...STORED, id: 'broken', contractors: ['owner', null] }],
    ['no object', 'contract'],
  ])('with %s are dropped, and the others stay', (_what, contract) => {
    expect(storedContracts([STORED, reread(contract)])).toEqual([OWN]);
    expect(console.warn).toHaveBeenCalledWith('Stored contracts of another shape are ignored: 1');
    expect(storedContracts([reread(contract)])).toBeNull();
  });
});
