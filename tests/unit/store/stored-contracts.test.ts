import type { WireContract } from '@mocks/wire';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { contractToWire } from '@/services/schemas/records.writer';
import { contractToStored } from '@/services/schemas/stored.schema';
import { parseContracts } from '@/store/boot/stored-state';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const OWN: Contract = makeContract({
  keys: [{ publicKey: '02ab', extra: { encrypted_key: { ct: 'e' } } }],
  guarantees: [
    makeGuarantee({
      deposits: [makeTransaction({ txid: 'aa', amount: sats(50_000), receiverIds: [1, 'u2'] })],
      withdrawals: [makeWithdrawal({ signer: 7 }), makeWithdrawal({ id: 2, txid: 'bb', amount: MAX_SATS })],
    }),
  ],
});

function roundTrip(contract: unknown): unknown {
  return JSON.parse(JSON.stringify(contract));
}

const STORED = roundTrip(contractToStored(OWN)) as WireContract;

/** The contract with other fields in its first guarantee, or in the first deposit of that. */
function alter(fields: object, inDeposit = false): unknown {
  const [guarantee] = STORED.guarantees;
  const changed = inDeposit ? { deposits: [{ ...guarantee?.deposits[0], ...fields }] } : fields;
  return { ...STORED, id: 'broken', guarantees: [{ ...guarantee, ...changed }] };
}

describe('stored contracts', () => {
  it('are read back as written, unknown fields included', () => {
    const contract = { ...OWN, extra: { kept: true } };
    expect(parseContracts([roundTrip(contractToStored(contract))])).toEqual([contract]);
    expect(parseContracts([])).toEqual([]);
  });

  it('with amounts in the wire format are converted', () => {
    const wire = roundTrip(contractToWire(OWN, 'complete')) as WireContract;
    expect(wire.guarantees[0]?.amount).toBe('0.00100000');
    expect(parseContracts({ contracts: [wire], loading: false, error: null })).toEqual([OWN]);
  });

  it.each<[string, unknown]>([
    ['a number of BTC', alter({ amount: 0.001 })],
    ['an amount below zero', alter({ amount: -1 })],
    ['an amount above the supply', alter({ amount: MAX_SATS + 1 })],
    ['text that is no amount', alter({ amount: 'much' })],
    ['an object as an amount', alter({ amount: {} }, true)],
    ['no amount', alter({ amount: undefined })],
    ['a transaction without its txid', alter({ txid: undefined }, true)],
    ['a text as a deposit', alter({ deposits: ['x'] })],
    ['no title', { ...STORED, id: 'broken', title: undefined }],
    ['a contractor without an id', { ...STORED, id: 'broken', contractors: ['owner', null] }],
    ['no object', 'contract'],
  ])('with %s are dropped, the others are kept', (_what, contract) => {
    expect(parseContracts([STORED, roundTrip(contract)])).toEqual([OWN]);
    expect(console.warn).toHaveBeenCalledWith('Stored contracts of another shape are ignored: 1');
    expect(parseContracts([roundTrip(contract)])).toBeNull();
  });
});
