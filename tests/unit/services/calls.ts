import { getArbitrator } from '@/services/arbitrators.service';
import { listUsers, loginUser, registerUser } from '@/services/auth.service';
import { deleteMessage, listMessages, sendMessage } from '@/services/chat.service';
import * as contracts from '@/services/contracts.service';
import * as explorer from '@/services/explorer.service';
import * as transactions from '@/services/transactions.service';
import * as given from './samples';

/** A call to the backend (docs/specification.md#7-calls) or the block explorer: request, response and result. */
export interface CallCase {
  /** Method and path below the base URL. */
  sends: string;
  base?: 'backend' | 'explorer';
  run: () => Promise<unknown>;
  body?: unknown;
  /** A valid response; absent: the response is not read. */
  answer?: unknown;
  /** Result of the call for that response. */
  reads?: unknown;
  /** The response with no more than the specification names, and its result: the rest is as it was sent, or unknown. */
  least?: { answer: unknown; reads: unknown };
  /** Name that wraps the response. */
  name?: string;
  /** Refused, it is sent again with every known field. */
  complete?: true;
  /** Meaning of `null`: an empty list, or an invalid response. */
  list?: true;
  /** Result of a response without content, or `null`; absent: an invalid response. */
  nothing?: unknown;
}

const login = { username: 'ana', email: 'a@b.c', password: 'pw' };
const PUBLIC_KEY = `02${'ab'.repeat(32)}`;
const { message, user, wireUser } = given;
const { wireContract, wireGuarantee, wireTransaction, wireMessage } = given;
const { contract, guarantee, transaction } = given;
const { pdf_url: _, ...contractBack } = wireContract;
const { u_psbt: _u, p_psbt: _p, signer: _s, updated_at: _a, ...transactionSent } = wireTransaction;
const transactionBack = { ...transactionSent, vout: 1 };
const unknownTransaction = {
  ...{ id: 't1', guaranteeId: 8, guaranteeOrder: null, address: null, amount: null, txid: null, vout: null },
  ...{ isWithdrawal: null, senderId: 3, receiverIds: [], status: '', unsignedPsbt: null, signedPsbt: null },
  ...{ signer: null, createdAt: null, updatedAt: null },
};
const withdrawal = {
  guaranteeId: 8,
  address: 'bcrt1qout',
  amount: given.btc('0.0005'),
  senderId: 3,
  receiverIds: [4],
};
const rates = { fastestFee: 12, halfHourFee: 8.5, hourFee: 4, minimumFee: 1 };

export const CALLS: CallCase[] = [
  {
    sends: 'POST /auth/register',
    run: () => registerUser({ ...login, encryptedKey: 'envelope', publicKey: PUBLIC_KEY }),
    body: { ...login, encrypted_key: 'envelope', public_key: PUBLIC_KEY },
    answer: { user: wireUser },
    reads: user,
    name: 'user',
  },
  {
    sends: 'POST /auth/login',
    run: () => loginUser('a@b.c', 'pw'),
    body: { username: 'a@b.c', password: 'pw' },
    answer: { user: wireUser },
    reads: user,
    name: 'user',
  },
  {
    sends: 'GET /auth/users',
    run: listUsers,
    answer: [{ id: 'u4', email: 'b@b.c' }],
    reads: [{ id: 'u4', email: 'b@b.c', username: null }],
    list: true,
  },
  {
    sends: 'POST /contracts',
    run: () => contracts.createContract({ ...given.newContract, guarantees: [given.newGuarantee] }),
    body: {
      title: 'Sale',
      description: 'Of a bicycle',
      contract_order: 0,
      status: 'draft',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      contractors: [3],
      arbitrator: '1',
      guarantees: [{ ...wireGuarantee, id: '' }],
    },
    answer: { data: wireContract },
    reads: contract,
    least: {
      answer: { id: 7, pdf_url: null },
      reads: { ...given.newContract, id: 7, contractOrder: null, guarantees: [] },
    },
    name: 'data',
  },
  { sends: 'GET /contracts/7', run: () => contracts.getContract(7), answer: wireContract, reads: contract },
  {
    sends: 'GET /contracts/user/3',
    run: async () => (await contracts.listContracts(3)).items,
    answer: [wireContract],
    reads: [contract],
    list: true,
  },
  {
    sends: 'POST /contracts/7/contractor',
    run: () => contracts.addContractor(7, 'u4'),
    body: { contractorId: 'u4' },
    answer: wireContract,
    reads: contract,
  },
  {
    sends: 'PUT /contracts/7',
    run: () => contracts.updateContract(contract),
    body: contractBack,
    complete: true,
  },
  { sends: 'DELETE /contracts/7', run: () => contracts.deleteContract(7) },
  {
    sends: 'POST /contracts/7/guarantees',
    run: () => contracts.addGuarantee(7, given.newGuarantee),
    body: { guarantees: [{ ...wireGuarantee, id: '' }] },
    answer: [wireGuarantee, { ...wireGuarantee, id: 9 }],
    reads: guarantee,
    least: { answer: [{ id: 8, status: null }], reads: guarantee },
  },
  {
    sends: 'PUT /contracts/7/guarantee',
    run: () => contracts.updateGuarantee(7, guarantee),
    body: { guarantee: wireGuarantee },
  },
  {
    sends: 'GET /contracts/7/fillcontract',
    run: () => contracts.fillContract(7),
    answer: { guarantees: [{ id: 8, deposits: [wireTransaction], withdrawals: null }] },
    reads: { guarantees: [{ id: 8, deposits: [transaction] }] },
    nothing: {},
  },
  {
    sends: 'POST /contracts/deposit',
    run: () => transactions.createDeposit({ contractId: 7, guaranteeId: 8, senderId: 3 }),
    body: { contractId: 7, guaranteeId: 8, senderId: 3 },
    answer: { transaction: wireTransaction },
    reads: transaction,
    least: {
      answer: { id: 't1', address: 'bcrt1qdeposit' },
      reads: { ...unknownTransaction, address: 'bcrt1qdeposit' },
    },
    name: 'transaction',
  },
  {
    sends: 'POST /contracts/withdrawal',
    run: () => transactions.createWithdrawal(withdrawal),
    body: {
      guarantee_id: 8,
      withdrawal: true,
      address: 'bcrt1qout',
      amount: '0.00050000',
      sender_id: 3,
      receivers_id: [4],
      status: 'pending',
    },
    answer: { transaction: wireTransaction },
    reads: transaction,
    least: {
      answer: { id: 't1', u_psbt: 'cHNidP8=', amount: null },
      reads: {
        ...{ ...unknownTransaction, isWithdrawal: true, status: 'pending', address: 'bcrt1qout' },
        ...{ amount: given.btc('0.0005'), receiverIds: [4], unsignedPsbt: 'cHNidP8=' },
      },
    },
    name: 'transaction',
  },
  {
    sends: 'PUT /contracts/transaction/t1',
    run: () => transactions.updateTransaction(transaction),
    body: transactionBack,
    complete: true,
    answer: { transaction: wireTransaction },
    reads: transaction,
    name: 'transaction',
  },
  { sends: 'DELETE /contracts/transaction/t1', run: () => transactions.deleteTransaction('t1') },
  {
    sends: 'GET /contracts/guarantee/withdrawal/8',
    run: () => transactions.listWithdrawals(8),
    answer: [wireTransaction],
    reads: [transaction],
    list: true,
  },
  {
    sends: 'GET /contracts/guarantee/deposit/8',
    run: () => transactions.listDeposits(8),
    answer: [wireTransaction],
    reads: [transaction],
    list: true,
  },
  {
    sends: 'GET /contracts/guarantee/8',
    run: () => transactions.getGuaranteeDetails(8),
    answer: { amount: '0.001', estimatedFees: 0.00002 },
    reads: { amount: 100_000, estimatedFees: 2_000, totalAmount: 102_000 },
  },
  {
    sends: 'POST /contracts/broadcast',
    run: () => transactions.broadcastTransaction('0200'),
    body: { txHex: '0200' },
    answer: { txid: given.TXID },
    reads: given.TXID,
    name: 'txid',
  },
  {
    sends: 'POST /chat/messages',
    run: () => sendMessage({ userId: 3, contractId: 7, content: 'Hello' }),
    body: { userId: 3, contractId: 7, content: 'Hello' },
    answer: wireMessage,
    reads: message,
    least: { answer: { id: 1 }, reads: { ...message, createdAt: null } },
  },
  {
    sends: 'GET /chat/messages/7',
    run: async () => (await listMessages(7)).items,
    answer: [wireMessage],
    reads: [message],
    list: true,
  },
  { sends: 'DELETE /chat/messages/1', run: () => deleteMessage(1) },
  {
    sends: 'GET /arbitrators/1',
    run: () => getArbitrator('1'),
    answer: { public_key: 'tpub' },
    reads: { publicKey: 'tpub' },
  },
  {
    sends: 'GET /v1/fees/recommended',
    base: 'explorer',
    run: explorer.getFeeRates,
    answer: rates,
    reads: rates,
  },
  {
    sends: 'GET /address/bcrt1q',
    base: 'explorer',
    run: () => explorer.getAddressStats('bcrt1q'),
    answer: {
      chain_stats: { funded_txo_sum: 1000, spent_txo_sum: 100 },
      mempool_stats: { funded_txo_sum: 10, spent_txo_sum: 1 },
    },
    reads: { funded: 1010, spent: 101 },
  },
  {
    sends: 'GET /address/bcrt1q/utxo',
    base: 'explorer',
    run: () => explorer.listUtxos('bcrt1q'),
    answer: [{ txid: given.TXID, vout: 0, value: 546, status: { confirmed: true, block_height: 9 } }],
    reads: [{ txid: given.TXID, vout: 0, value: 546, confirmed: true, height: 9 }],
  },
  {
    sends: 'GET /address/bcrt1q',
    base: 'explorer',
    run: () => explorer.getAddressActivity('bcrt1q'),
    answer: {
      chain_stats: { funded_txo_sum: 1000, spent_txo_sum: 100, tx_count: 3 },
      mempool_stats: { funded_txo_sum: 10, spent_txo_sum: 1 },
    },
    reads: {
      chain: { funded: 1000, spent: 100, transactions: 3 },
      mempool: { funded: 10, spent: 1, transactions: null },
    },
  },
  ...[
    { after: null, path: '' },
    { after: given.TXID, path: `/chain/${given.TXID}` },
  ].map(({ after, path }) => ({
    sends: `GET /address/bcrt1q/txs${path}`,
    base: 'explorer' as const,
    run: () => explorer.listHistory('bcrt1q', after),
    answer: [
      {
        txid: given.TXID,
        status: { confirmed: true, block_height: 9 },
        vin: [
          { txid: 'cd'.repeat(32), vout: 1, prevout: { scriptpubkey_address: 'BCRT1Q', value: 900 } },
          { txid: 'ef'.repeat(32), vout: 0, prevout: { scriptpubkey_address: 'bcrt1p', value: 900 } },
        ],
        vout: [
          { scriptpubkey_address: 'bcrt1p', value: 700 },
          { scriptpubkey_address: 'bcrt1q', value: 600 },
          { value: 0 },
        ],
      },
    ],
    reads: [
      {
        txid: given.TXID,
        confirmed: true,
        height: 9,
        received: [{ vout: 1, value: 600 }],
        spent: [`${'cd'.repeat(32)}:1`],
        blockTime: null,
        spends: [{ address: 'BCRT1Q' }, { address: 'bcrt1p' }],
        pays: [
          { address: 'bcrt1p', amount: 700 },
          { address: 'bcrt1q', amount: 600 },
          { address: null, amount: 0 },
        ],
      },
    ],
  })),
  {
    sends: `GET /tx/${given.TXID}`,
    base: 'explorer',
    run: () => explorer.getTransactionInfo(given.TXID),
    answer: { status: { confirmed: false }, fee: 210 },
    reads: { confirmed: false, confirmations: null, fee: 210 },
  },
];
