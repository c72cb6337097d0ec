import { addressToScript } from '@mocks/chain/addresses';
import type { ForeignBackend } from '@tests/e2e/foreign/backend';
import type { Account, Deal } from '@tests/e2e/foreign/ledger';

const SATS = 200_000;

/**
 * Records of another client: a contract of this user with a third one, and a guarantee that is paid and nearly released. Returns the
 * contract, and what reads all of its records.
 */
export function addBystanders({ ledger, chain }: ForeignBackend, user: Account): { deal: Deal; read: () => string } {
  const { depositors, amounts } = ledger.options;
  const third = ledger.accounts.add({ ...user, email: 'carla@example.com', publicKey: THIRD_KEY });
  const deal = ledger.deals.add({
    ...{ order: 900, title: 'Garden', description: 'A hedge', status: 'active' },
    ...{ parties: [user.id, third.id], arbitrator: '1', nextOrder: 2 },
  });
  const terms = { conditions: 'It grows', verification_process: 'Both look at it', valid_until: '2031-12-31' };
  const pledge = ledger.pledges.add({
    ...{ dealId: deal.id, depositor: depositors === 'later' ? null : third.id, sats: SATS, status: 'active' },
    terms: { ...terms, description: 'Hedge', client: { version: 7 } },
  });
  ledger.pledges.add({
    ...{ dealId: deal.id, depositor: depositors === 'later' ? null : user.id, sats: SATS, status: 'pending' },
    terms: { ...terms, description: 'Not paid' },
    ...(amounts === 'odd' ? { odd: '-1' } : {}),
  });
  const { address } = ledger.script(deal, 1);
  const txid = chain.send(addressToScript(address) ?? new Uint8Array(), SATS);
  const common = { pledgeId: pledge.id, address, sender: third.id, receivers: [user.id], unsigned: null };
  ledger.payments.add({
    ...{ ...common, order: 1, isRelease: false, sats: SATS, status: 'pending', txid, vout: 0 },
    ...{ signed: null, signer: null },
  });
  // In the records, 95 % are withdrawn. The network has never seen it.
  ledger.payments.add({
    ...{ ...common, order: 0, isRelease: true, sats: 190_000, status: 'executed', txid: 'ab'.repeat(32), vout: null },
    ...{ signed: null, signer: null },
  });
  const ids = ledger.pledgesOf(deal).map(({ id }) => id);
  return {
    deal,
    read: () =>
      JSON.stringify([
        deal,
        ledger.pledgesOf(deal),
        ledger.payments.rows.filter(({ pledgeId }) => ids.includes(pledgeId)),
      ]),
  };
}

const THIRD_KEY = '02f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9';
