import { fundedStory, PASSWORD, signedWithdrawal } from '@tests/screens/guarantee-support';
import { calls, testWorld } from '@tests/screens/support';
import { NOTHING_SEEN } from '@tests/unit/store/approval';
import { describe, expect, it } from 'vitest';
import { createIntent } from '@/lib/intent';
import { createAppStore } from '@/store/boot/store';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';

const world = testWorld();

/** Berto released 0.0006 BTC. The store is Ana's, who approved another transaction. */
async function approvedAnother() {
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  localStorage.setItem('user', JSON.stringify(story.ana));
  const store = createAppStore();
  await store.dispatch(loadContract(story.contractId));
  await store.dispatch(verifyContract(story.contractId));
  const stages: string[] = [];
  const approval = { consent: { ...NOTHING_SEEN, txid: 'ab'.repeat(32) } };
  const outcome = await store.dispatch(
    cosign(
      story,
      PASSWORD,
      approval,
      createIntent(undefined, (stage) => stages.push(stage)),
    ),
  );
  return { outcome, stages };
}

describe('cosign', () => {
  it('signs only the transaction that was shown', async () => {
    const { outcome } = await approvedAnother();
    expect(outcome).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'replaced' } } });
    expect(calls(world, 'POST /contracts/broadcast')).toBe(0);
  });

  it('does not sign a transaction that was not shown', async () => {
    expect((await approvedAnother()).stages).toEqual(['opening-key', 'checking']);
  });
});
