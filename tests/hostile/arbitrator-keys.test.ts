import { createBackend } from '@mocks/backend';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { NOTHING_SEEN } from '@tests/unit/store/approval';
import { expect, test, vi } from 'vitest';
import { settings } from '@/config/settings';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { selectKeyFinding, selectKeysForbid } from '@/store/keys/keys.selectors';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD } from './stage';

const backend = createBackend();
const accepted = {
  1: { key: backend.arbitratorKey('1'), name: 'Court', contact: 'mailto:court@example.com' },
  'aval-template-arbitrator': { key: backend.arbitratorKey('aval-template-arbitrator'), name: '', contact: '' },
};
vi.stubEnv(
  'VITE_ARBITRATORS',
  JSON.stringify({
    ...accepted,
    'aval-template-arbitrator': { key: backend.arbitratorKey('aval-template-arbitrator') },
  }),
);

const open = hostileStages();
const CONTRACT = `/api/contracts/${GUARANTEE_REF.contractId}`;
const INVENTED = arbitratorExtendedKey(new Uint8Array(32).fill(9));
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

test('an accepted key raises no alarm', async () => {
  expect(settings().arbitrators).toEqual(accepted);
  const stage = await open('pending', 'berto');
  expect(selectKeyFinding(stage.store.getState(), GUARANTEE_REF.contractId)?.fault).toBeNull();
  expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
    value: { verdict: { verified: true } },
  });
});

test.each(['another key', 'another id'])('%s is refused on first sight', async (what) => {
  const stage = await open('signed', 'ana');
  if (what === 'another key') stage.lie('get', '/api/arbitrators/1', () => ({ public_key: INVENTED }));
  else {
    stage.lie('get', CONTRACT, (answer) => ({ ...answer, arbitrator: 'a-friend' }));
    stage.lie('get', '/api/arbitrators/a-friend', () => ({ public_key: INVENTED }));
  }
  const store = stage.openElsewhere();
  await stage.reloadIn(store);
  const state = store.getState();
  expect(selectKeyFinding(state, GUARANTEE_REF.contractId)?.fault).toBe('arbitrator-unlisted');
  expect(selectKeysForbid(state, GUARANTEE_REF.contractId)).toBe(true);
  expect(Object.values(state.verification.byGuarantee).flatMap((verdicts) => Object.values(verdicts))).toEqual([
    { verified: false, issue: 'arbitrator-unlisted', expected: null },
  ]);
  const error = { error: { code: 'arbitrator-unlisted' } };
  expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject(error);
  expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(error);
  expect(await store.dispatch(inspectWithdrawal(GUARANTEE_REF))).toMatchObject(error);
  expect(await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: NOTHING_SEEN }))).toMatchObject(error);
  await stage.expectUnharmed();
});

test('a recovery file brings nothing of a contract with another arbitrator', async () => {
  const stage = await open('funded', 'ana');
  const built = await stage.store.dispatch(buildRecoveryFile());
  if (!built.ok) throw new Error(built.error.message);
  const { file } = built.value;
  const contracts = file.contracts.map((contract) => {
    const keys = { ...contract.keys, arbitrator: { id: 'a-friend', xpub: INVENTED } };
    const descriptor = formatContractDescriptor(keys, contract.contractOrder);
    return { ...contract, keys, descriptor, guarantees: [], transactions: [], sealedTerms: [] };
  });
  const store = stage.openElsewhere();
  const before = store.getState().keys.memory;
  const text = formatRecoveryFile({ ...file, contracts });
  expect(await store.dispatch(testRecoveryFile(text, PASSWORD, null))).toMatchObject({ ok: true });
  const isOwn = (entry: string) => entry.startsWith('own');
  expect(Object.keys(store.getState().keys.memory).filter((entry) => !(entry in before) && !isOwn(entry))).toEqual([]);
});
