import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { encodeHex } from '@/bitcoin/bytes';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { type ReturnChoice, takeBack } from '@/bitcoin/recovery/take-back';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { toReturnSpend } from '@/bitcoin/spend/return-spend';
import { signReturn } from '@/bitcoin/spend/sign-return';
import type { RecoveryReturn } from '@/domain/recovery/recovery-file';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import { refuse } from './altered-spends';
import { makeContract, OWNER, open, required, secretOf, toDepositKeys, unwrap } from './contracts';
import { makeReturn } from './returns';
import { expectAccepted, sign } from './transactions';

const CONTRACT = makeContract();
const RETURN = makeReturn(CONTRACT);
const { checked: CHECKED, key: OWNER_KEY } = await open('owner');
const STRANGER_PAIR = required(createPair(secretOf({ private_key: '11'.repeat(32) })));
const STRANGER_KEY = encodeHex(STRANGER_PAIR.publicKey);
const STRANGER_ADDRESS = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const take = (kept: RecoveryReturn, choice: Partial<ReturnChoice> = {}, coins = listFileCoins(CHECKED)) =>
  takeBack(CHECKED, coins, { kept, index: 0, rate: 8, ...choice });

/** Another text that the asker has signed, with the signatures of the file's return. */
function ask(change: Partial<ReturnPlan>, asker = required(createPair(secretOf(OWNER)))): RecoveryReturn {
  const plan = { ...RETURN.plan, ...change };
  const { text, statement } = signReturn(asker, plan);
  return { ...RETURN, plan, text, statement };
}

describe('the return of a coin', () => {
  it('is the transaction that the app makes, and is completed by the depositor alone', async () => {
    const made = unwrap(take(RETURN));
    const spend = required(toReturnSpend({ plan: RETURN.plan, index: 0, keys: toDepositKeys(CONTRACT) }, 8));
    expect(made.summary).toMatchObject({
      txid: buildSpend(spend).txid,
      signedBy: ['counterparty'],
      locktime: 1_700_000_000,
    });
    const whole = await sign(CHECKED, made, OWNER_KEY);
    expect(whole.summary.signedBy).toEqual(['owner', 'counterparty']);
    expectAccepted(whole);
    expect(Transaction.fromHex(required(whole.final).txHex).locktime).toBe(1_700_000_000);
  });

  it.each<[string, ReturnType<typeof refuse>, RecoveryReturn, Partial<ReturnChoice>?]>([
    [
      'with the signatures of another coin',
      refuse('signature-invalid'),
      { ...RETURN, signatures: RETURN.signatures.toReversed() },
    ],
    ['without signatures', refuse('unreadable'), { ...RETURN, signatures: [] }],
    ['at a rate that its coin cannot pay', refuse('unreadable'), RETURN, { rate: 121 }],
    ['at a rate that nobody has signed', refuse('unreadable'), RETURN, { rate: 7.5 }],
    ['of no coin', refuse('unreadable'), RETURN, { index: 9 }],
    ['of a coin at an address that the file does not have', refuse('input-not-guarantee'), withOtherOrder()],
    ['to a deposit address', refuse({ kind: 'returns-to-deposit' }), returnTo((address) => address)],
    [
      'to a deposit address in capitals',
      refuse({ kind: 'returns-to-deposit' }),
      returnTo((address) => address.toUpperCase()),
    ],
    ...(
      [
        ['of another date', { ...RETURN, plan: { ...RETURN.plan, from: RETURN.plan.from - 1 } }],
        [
          'to an address that the payer has put into it',
          { ...makeReturn(CONTRACT, { address: STRANGER_ADDRESS }), statement: RETURN.statement },
        ],
        ['with the statement of another one', { ...RETURN, statement: makeReturn(CONTRACT, { number: 2 }).statement }],
        ['of a payer who is no party', ask({ payer: { id: '9', key: STRANGER_KEY } })],
        ['for a payee who is no party', ask({ payee: { id: '9', key: STRANGER_KEY } }, STRANGER_PAIR)],
        ['of another network', ask({ network: 'testnet' })],
        [
          'that the payer has asked for',
          makeReturn(CONTRACT, { payee: { id: '101', key: CONTRACT.keys.counterparty } }),
        ],
      ] as const
    ).map(([name, kept]): [string, ReturnType<typeof refuse>, RecoveryReturn] => [
      name,
      refuse({ kind: 'return-unsigned' }),
      kept,
    ]),
  ])('%s is refused', (_name, error, kept, choice) => {
    expect(take(kept, choice)).toEqual(error);
  });

  it('of a coin whose value nothing proves is refused', () => {
    expect(take(RETURN, {}, [])).toMatchObject(refuse({ kind: 'coin-unknown', outpoint: outpointOf(RETURN) }));
  });
});

function outpointOf({ plan: { coins } }: RecoveryReturn): string {
  const { txid, vout } = required(coins[0]);
  return `${txid}:${vout}`;
}

function withOtherOrder(): RecoveryReturn {
  return makeReturn(CONTRACT, { coins: RETURN.plan.coins.map((coin) => ({ ...coin, order: 99 })) });
}

function returnTo(write: (address: string) => string): RecoveryReturn {
  return makeReturn(CONTRACT, { address: write(required(CHECKED.deposits[1]).address) });
}
