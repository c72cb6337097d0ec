import { expect, it } from 'vitest';
import { type BroadcastJudgement, judgeBroadcast } from '@/domain/withdrawals/judge-broadcast';

const node = (code: number, message: string) => `sendrawtransaction RPC error: {"code":${code},"message":"${message}"}`;

it('says no more than the answer of an explorer does', () => {
  const cases: [status: number | undefined, text: string | undefined, judgement: BroadcastJudgement][] = [
    [400, node(-27, 'Transaction already in block chain'), 'known'],
    [400, node(-27, 'Transaction outputs already in utxo set'), 'known'],
    [400, node(-27, 'another wording'), 'known'],
    [400, node(-26, 'txn-already-in-mempool'), 'known'],
    [400, node(-26, 'txn-already-known'), 'known'],
    [400, node(-26, 'txn-same-nonwitness-data-in-mempool'), 'known'],
    [500, 'txn-already-in-mempool', 'known'],
    [400, '-22: already have transaction ab', 'known'],
    [400, node(-25, 'bad-txns-inputs-missingorspent'), 'spent'],
    [400, 'Missing inputs', 'spent'],
    [400, node(-26, 'txn-mempool-conflict'), 'spent'],
    [400, node(-26, 'insufficient fee, rejecting replacement ab; new feerate 1 <= 2'), 'spent'],
    [400, node(-26, 'bad-txns-spends-conflicting-tx'), 'spent'],
    [400, 'output ab:0 already spent by transaction cd in the memory pool', 'spent'],
    [502, node(-25, 'bad-txns-inputs-missingorspent'), 'spent'],
    [400, node(-26, 'non-final'), 'early'],
    [400, node(-26, 'non-BIP68-final'), 'early'],
    [429, undefined, 'busy'],
    [429, 'Too Many Requests', 'busy'],
    [400, node(-26, 'min relay fee not met'), 'refused'],
    [400, 'min relay fee not met, 100 < 146', 'refused'],
    [400, node(-26, 'dust'), 'refused'],
    [400, node(-26, 'mandatory-script-verify-flag-failed (Signature must be zero)'), 'refused'],
    [400, node(-26, 'bad-txns-in-belowout'), 'refused'],
    [422, 'no', 'refused'],
    [404, node(-26, 'min relay fee not met'), 'refused'],
    [404, 'Not Found', 'unknown'],
    [403, 'Forbidden', 'unknown'],
    [400, undefined, 'unknown'],
    [403, '<html><title>403 Forbidden</title></html>', 'unknown'],
    [200, 'min relay fee not met', 'unknown'],
    [500, 'min relay fee not met', 'unknown'],
    [502, '<html><head><title>502 Bad Gateway</title></head></html>', 'unknown'],
    [504, 'upstream request timeout', 'unknown'],
    [503, 'A request is already in progress', 'unknown'],
    [500, 'upstream already in use', 'unknown'],
    [503, 'conflict', 'unknown'],
    [503, 'non-final', 'unknown'],
    [500, node(-26, 'min relay fee not met'), 'unknown'],
    [409, 'A request is already in progress', 'unknown'],
    [400, 'already known to the rate limit', 'refused'],
    [undefined, undefined, 'unknown'],
  ];
  for (const [status, text, judgement] of cases)
    expect(judgeBroadcast({ status, text }), `${status} ${text}`).toBe(judgement);
});
