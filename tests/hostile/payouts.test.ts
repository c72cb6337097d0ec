import { createHash } from 'node:crypto';
import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { sign as signMessage } from 'bitcoinjs-message';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatPayoutMessage, formatPayoutPlace, type PayoutPlace } from '@/domain/payouts/payout-line';
import { BACKGROUND } from '@/lib/intent';
import { selectContract } from '@/store/contracts/contracts.selectors';
import {
  acceptPayouts,
  selectPayoutAddress,
  selectPayoutChange,
  selectPayoutLine,
} from '@/store/payout-addresses/payout-addresses.thunks';
import { statePayout } from '@/store/terms/sign-payout.thunks';
import { contractId, look, type Person, putMessage, USERS } from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Stated payout addresses against a backend that copies, moves, hides and forges them. */

const openStage = hostileStages();
const FILL = `/api/contracts/${contractId}/fillcontract`;
const ANA = 'ana@example.com';
const BERTO = 'berto@example.com';
const MALLORY = 'mallory@example.com';
const FIRST = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const SECOND = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

function keyOf(email: string): string {
  return toHex(demoKey(email).publicKey);
}

const PLACE: PayoutPlace = {
  network: 'regtest',
  contract: String(contractId),
  owner: keyOf(ANA),
  counterparty: keyOf(BERTO),
};

/** A line made with another library, as another client would. */
function lineOf(email: string, address: string, place: Partial<PayoutPlace> = {}): string {
  const contract = createHash('sha256')
    .update(formatPayoutPlace({ ...PLACE, ...place }))
    .digest('hex');
  const key = Buffer.from(demoKey(email).privateKey ?? []);
  const signature = signMessage(`Aval payout ${contract} ${address}`, key, true).toString('base64');
  return formatPayoutMessage('My payout address.', { address, signature });
}

/** The address that Ana is offered under a party's name. */
async function readOffer(store = stage.store, who: Person = 'berto'): Promise<string | null> {
  await look(stage, store);
  return selectPayoutAddress(store.getState(), contractId, USERS[who]);
}

describe('a payout address', () => {
  test('is not signed with a wrong password, nor for another network', async () => {
    const order = { contractId, address: FIRST, password: 'not this one', sentence: '' };
    expect(await stage.store.dispatch(statePayout(order, BACKGROUND))).toMatchObject({
      error: { code: 'wrong-password' },
    });
    const mainnet = { ...order, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', password: PASSWORD };
    expect(await stage.store.dispatch(statePayout(mainnet, BACKGROUND))).toMatchObject({ ok: false });
    expect(stage.backend.store.state.messages).toHaveLength(0);
  });
});

describe('a server', () => {
  test.each(
    daily<[string, Person, string]>(4, [
      ['sign with a key of its own', 'berto', lineOf(MALLORY, FIRST)],
      ["pass off a line of the user's as the other party's", 'berto', lineOf(ANA, FIRST)],
      ["pass off a line of the other party's as the user's", 'ana', lineOf(BERTO, FIRST)],
      ['copy a line from another contract', 'berto', lineOf(BERTO, FIRST, { contract: 'another' })],
      [
        'copy a line from a contract with other people under the same id',
        'berto',
        lineOf(BERTO, FIRST, { owner: keyOf(MALLORY) }),
      ],
      [
        'copy a line from a contract with the roles exchanged',
        'berto',
        lineOf(BERTO, FIRST, { owner: keyOf(BERTO), counterparty: keyOf(ANA) }),
      ],
      ['copy a line from another network', 'berto', lineOf(BERTO, SECOND, { network: 'testnet' })],
      ['pass an address of another network', 'berto', lineOf(BERTO, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')],
      ['change the address', 'berto', lineOf(BERTO, FIRST).replace(FIRST, SECOND)],
      ['hide the line in a sentence', 'berto', lineOf(BERTO, FIRST).replace('\naval', ' aval')],
    ]),
  )('cannot %s', async (_name, who, content) => {
    putMessage(stage, who, content);
    expect(await readOffer(stage.store, who)).toBeNull();
    expect(Object.values(stage.store.getState().payoutAddresses.byContract[contractId]?.lines ?? {})).not.toContain(
      FIRST,
    );
  });

  test('cannot replace a key that this device remembers', async () => {
    await readOffer();
    putMessage(stage, 'berto', lineOf(MALLORY, FIRST, { counterparty: keyOf(MALLORY) }));
    stage.lie('get', FILL, (answer) => ({
      ...answer,
      keys: [keyOf(ANA), keyOf(MALLORY)].map((public_key) => ({ public_key })),
    }));
    expect(await readOffer()).toBeNull();
  });

  test('cannot change an address without a word, until the user has accepted or paid to it', async () => {
    const readChange = () => selectPayoutChange(stage.store.getState(), contractId, USERS.berto);
    putMessage(stage, 'berto', lineOf(BERTO, FIRST));
    expect([await readOffer(), readChange()]).toEqual([FIRST, null]);
    putMessage(stage, 'berto', lineOf(BERTO, SECOND));
    expect([await readOffer(), readChange()]).toEqual([SECOND, SECOND]);
    await stage.store.dispatch(acceptPayouts(contractId, [FIRST]));
    expect(readChange()).toBe(SECOND);
    await stage.store.dispatch(acceptPayouts(contractId, [null, SECOND]));
    expect(readChange()).toBeNull();
    // Remembered on the device.
    const reopened = stage.reopen();
    expect(await readOffer(reopened)).toBe(SECOND);
    expect(selectPayoutChange(reopened.getState(), contractId, USERS.berto)).toBeNull();
  });

  nightly('cannot bring back an earlier address, by sending it again, moving it or hiding the later one', async () => {
    const { messages } = stage.backend.store.state;
    putMessage(stage, 'berto', lineOf(BERTO, FIRST));
    expect(await readOffer()).toBe(FIRST);
    putMessage(stage, 'berto', lineOf(BERTO, SECOND));
    expect(await readOffer()).toBe(SECOND);
    putMessage(stage, 'berto', lineOf(BERTO, FIRST));
    expect(await readOffer()).toBeNull();
    messages.splice(0, 1);
    expect(await readOffer()).toBeNull();
    messages.splice(0, 1);
    expect(await readOffer()).toBeNull();
    // Nor after a reload, when only this device's memory knows of the later one.
    const reopened = stage.reopen();
    expect(await readOffer(reopened)).toBeNull();
    putMessage(stage, 'berto', lineOf(BERTO, SECOND));
    expect(await readOffer(reopened)).toBe(SECOND);
  });

  test('cannot have an address shown as checked that is not, in a message of the user or of the other party', async () => {
    putMessage(stage, 'ana', lineOf(ANA, FIRST));
    putMessage(stage, 'berto', lineOf(BERTO, FIRST));
    await readOffer();
    const read = (at: number, content?: string) => {
      const state = stage.store.getState();
      const [contract, message] = [
        selectContract(state, contractId),
        state.chat.byContract[String(contractId)]?.messages[at],
      ];
      if (contract === null || message === undefined) throw new Error('Nothing was loaded');
      return selectPayoutLine(state, contract, { ...message, content: content ?? message.content });
    };
    expect([read(0), read(1)]).toEqual([FIRST, FIRST]);
    // Another message under the id of a checked one.
    expect(read(0, lineOf(ANA, SECOND))).toBeUndefined();
    expect(read(1, 'aval:payout:1:cut')).toBeUndefined();
    // Another key of the other party: nothing that was checked with the earlier one counts.
    stage.lie('get', FILL, (answer) => ({
      ...answer,
      keys: [keyOf(ANA), keyOf(MALLORY)].map((public_key) => ({ public_key })),
    }));
    await readOffer();
    expect([read(0), read(1)]).toEqual([undefined, undefined]);
  });

  test('cannot choose the order for a device that sees two addresses at once', async () => {
    putMessage(stage, 'berto', lineOf(BERTO, SECOND));
    putMessage(stage, 'berto', lineOf(BERTO, FIRST));
    expect(await readOffer()).toBeNull();
  });
});
