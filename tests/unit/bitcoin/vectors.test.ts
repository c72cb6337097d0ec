import { makeWithdrawal } from '@tests/unit/domain/make';
import { beforeAll, describe, expect, test } from 'vitest';
import { deriveDisputePath } from '@/bitcoin/addresses/deposit-address';
import { loadBitcoin } from '@/bitcoin/client';
import { toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawals/fees';
import { preparePaidAmounts, readPaidAmount } from '@/services/schemas/paid-amount';
import { openVectorKey, signingContext } from './support';
import { readVectors, type VectorKey, type Vectors } from './vectors';

const vectors = readVectors();
const ACCEPTED = { feeAccepted: true };

/** Lists of vectors that must not be empty. */
const LISTS = ['deposits', 'disputeFeeAddresses', 'fees', 'withdrawals', 'psbtVerdicts'] as const;

// Spec: 7.keys
test.each(LISTS)('the file contains %s', (list) => {
  expect(vectors[list].length).toBeGreaterThan(0);
});

/** Owner and counterparty are keys[0] and keys[1] of the contract. */
function party(name: 'owner' | 'counterparty'): VectorKey {
  const key = vectors.keys[name];
  if (key === undefined) throw new Error(`The vectors have no key of the ${name}`);
  return key;
}

type Case<List extends keyof Vectors> = Vectors[List] extends (infer Item)[] ? Item : never;

describe('deposit addresses', () => {
  test.each(vectors.deposits)('$network $contract_order/$guarantee_order is $address', async (item) => {
    const keys = depositKeys(item);
    const api = await loadBitcoin();
    expect(await api.deriveDepositAddress(keys, item.guarantee_order)).toEqual({
      address: item.address,
      witnessScript: item.witness_script,
    });
    const verdict = await api.checkDepositAddress({
      ...keys,
      depositScript: 'wsh-sortedmulti-2of3',
      guaranteeOrder: item.guarantee_order,
      address: item.address,
      ownKey: party('counterparty').public_key,
      ownPlace: 1,
    });
    expect(verdict).toEqual({ verified: true });
  });
});

function depositKeys(item: Case<'deposits'>) {
  return {
    network: item.network,
    contractorKeys: [party('owner').public_key, party('counterparty').public_key] as const,
    arbitratorKey: item.arbitrator,
    contractOrder: item.contract_order,
  };
}

describe('dispute fee addresses', () => {
  test.each(vectors.disputeFeeAddresses)('$network $contract_order $guarantee_id', async (item) => {
    expect([item.contract_order, ...deriveDisputePath(item.guarantee_id)].join('/')).toBe(item.path);
    const api = await loadBitcoin();
    const address = await api.deriveDisputeFeeAddress(
      item.arbitrator,
      item.network,
      item.contract_order,
      item.guarantee_id,
    );
    expect(address).toBe(item.address);
  });
});

describe('fees', () => {
  test.each(vectors.fees)('$deposits deposits at $fastest_fee sat/vB', (item) => {
    expect(estimateFee(item.deposits, 20)).toBe(20 * item.size_vb);
    expect(estimateFee(item.deposits, item.fastest_fee)).toBe(item.fee_sats);
  });
});

describe('withdrawals', () => {
  test.each(vectors.withdrawals)('$name', async (item) => {
    const api = await loadBitcoin();
    const context = signingContext(item.context);
    const signed = await api.signPsbt(await openVectorKey(party('owner')), item.u_psbt, context, ACCEPTED);
    expect(signed.psbt).toBe(item.p_psbt_after_owner);
    expect(signed.summary).toMatchObject({ fee: item.fee_sats, txid: item.txid });
    expect(signed.summary.signedBy).toEqual([party('owner').public_key]);

    const final = await api.cosignPsbt(await openVectorKey(party('counterparty')), signed.psbt, context, ACCEPTED);
    expect(final.txHex).toBe(item.tx_hex);
    expect(final.txid).toBe(item.txid);
    expect(final.summary).toMatchObject({ fee: item.fee_sats, vsize: item.vsize });
  });
});

describe('withdrawals whose records include the fee', () => {
  beforeAll(() => preparePaidAmounts('gross'));

  const inspect = async (item: Case<'withdrawals'>, amount: number, withdrawalAmount: 'net' | 'gross') => {
    const context = signingContext(item.context);
    const record = makeWithdrawal({ amount: toSats(amount), unsignedPsbt: item.u_psbt });
    const request = { ...context.request, amount: readPaidAmount(record, withdrawalAmount).amount ?? ZERO_SATS };
    return (await loadBitcoin()).inspectPsbt(item.u_psbt, { ...context, request });
  };

  test.each(vectors.withdrawals)('$name', async (item) => {
    const paid = signingContext(item.context).request.amount;
    expect((await inspect(item, paid + item.fee_sats, 'gross')).verdict).toBe('sign');
    const others = [
      [paid, 'gross'],
      [paid + item.fee_sats + 1, 'gross'],
      [item.fee_sats - 1, 'gross'],
      [paid + item.fee_sats, 'net'],
    ] as const;
    for (const [amount, kind] of others)
      expect(await inspect(item, amount, kind)).toMatchObject({ verdict: 'refuse', rule: 'request-not-paid' });
  });
});

describe('verdicts', () => {
  test.each(vectors.psbtVerdicts)('$verdict: $why', async (item) => {
    const inspection = await (await loadBitcoin()).inspectPsbt(item.psbt, signingContext(item.context));
    expect(inspection.verdict).toBe(item.verdict);
  });
});
