import type { JsonSchema } from '@tests/openapi/accepted-input';
import * as given from '@tests/openapi/examples';
import { refer } from '@tests/openapi/fields';

export const TAGS = {
  Accounts: 'Users and their encrypted keys.',
  Contracts: 'Contracts between two users.',
  Guarantees: 'What backs a contract.',
  Transactions: 'Deposit addresses and withdrawals.',
  Chat: 'Messages of a contract.',
  Arbitrators: 'The third key of every deposit address.',
  Explorer: 'The block explorer, which has an address of its own.',
};

/** A call (docs/api.md#calls-request-and-answer). Schemas are names of components or declarations. */
export interface ApiCall {
  /** Method and path. */
  call: string;
  /** The function of `src/services` that makes it, or what it would be called. */
  id: string;
  tag: keyof typeof TAGS;
  summary: string;
  request?: { schema: string; example: unknown; type?: string };
  /** Without one, the answer is not read. */
  answer?: { schema: string | JsonSchema; example: unknown; type?: string; name?: string };
  /** Whether the backend may answer nothing. */
  mayBeEmpty?: true;
  /** Refusals that the app has a text for, or that it expects. */
  failures?: Record<string, string>;
}

const listOf = (name: string): JsonSchema => ({ type: ['array', 'null'], items: { $ref: refer(name) } });
const taken = { '409': 'The e-mail address has an account.' };
const wrong = { '401': 'Invalid credentials.' };
const unknown = { '404': 'There is no such record.' };

export const CALLS: readonly ApiCall[] = [
  {
    call: 'POST /auth/register',
    id: 'registerUser',
    tag: 'Accounts',
    summary: 'Create an account',
    request: { schema: 'Registration', example: given.registration },
    answer: { schema: 'User', example: { user: given.user }, name: 'user' },
    failures: taken,
  },
  {
    call: 'POST /auth/login',
    id: 'loginUser',
    tag: 'Accounts',
    summary: 'Log in',
    request: { schema: 'Login', example: given.login },
    answer: { schema: 'User', example: { user: given.user }, name: 'user' },
    failures: wrong,
  },
  {
    call: 'GET /auth/users',
    id: 'listUsers',
    tag: 'Accounts',
    summary: 'List all users, without secrets',
    answer: { schema: listOf('Person'), example: given.people },
  },
  {
    call: 'POST /contracts',
    id: 'createContract',
    tag: 'Contracts',
    summary: 'Create a contract with its guarantees',
    request: { schema: 'NewContract', example: given.newContract },
    answer: { schema: 'Contract', example: { data: given.createdContract }, name: 'data' },
  },
  {
    call: 'GET /contracts/{id}',
    id: 'getContract',
    tag: 'Contracts',
    summary: 'Get a contract with its guarantees',
    answer: { schema: 'Contract', example: given.contract },
    failures: unknown,
  },
  {
    call: 'PUT /contracts/{id}',
    id: 'updateContract',
    tag: 'Contracts',
    summary: 'Change a contract',
    request: { schema: 'ChangedContract', example: given.changedContract },
  },
  {
    call: 'DELETE /contracts/{id}',
    id: 'deleteContract',
    tag: 'Contracts',
    summary: 'Delete a draft',
    failures: { '409': 'The contract is not a draft.' },
  },
  {
    call: 'GET /contracts/user/{userId}',
    id: 'listContracts',
    tag: 'Contracts',
    summary: 'List the contracts of a user',
    answer: { schema: listOf('Contract'), example: [given.contract] },
  },
  {
    call: 'POST /contracts/{id}/contractor',
    id: 'addContractor',
    tag: 'Contracts',
    summary: 'Join a contract as its counterparty',
    request: { schema: 'Join', example: { contractorId: 'u2' } },
    answer: { schema: 'Contract', example: given.contract },
  },
  {
    call: 'GET /contracts/{id}/fillcontract',
    id: 'fillContract',
    tag: 'Contracts',
    summary: 'Get the keys, deposits and withdrawals of a contract',
    answer: { schema: 'ContractFill', example: given.fill },
  },
  {
    call: 'POST /contracts/{id}/guarantees',
    id: 'addGuarantee',
    tag: 'Guarantees',
    summary: 'Add a guarantee',
    request: { schema: 'NewGuarantees', example: { guarantees: [given.newGuarantee] } },
    answer: {
      schema: { type: 'array', items: { $ref: refer('Guarantee') }, minItems: 1 },
      example: [given.guarantee],
    },
  },
  {
    call: 'PUT /contracts/{contractId}/guarantee',
    id: 'updateGuarantee',
    tag: 'Guarantees',
    summary: 'Change a guarantee',
    request: { schema: 'GuaranteeChange', example: { guarantee: given.changedGuarantee } },
  },
  {
    call: 'GET /contracts/guarantee/{id}',
    id: 'getGuaranteeDetails',
    tag: 'Guarantees',
    summary: 'Get the amount of a guarantee and the fee of its release',
    answer: { schema: 'GuaranteeDetails', example: given.details },
  },
  {
    call: 'GET /contracts/guarantee/deposit/{guaranteeId}',
    id: 'listDeposits',
    tag: 'Guarantees',
    summary: 'List the deposits of a guarantee',
    answer: { schema: listOf('Transaction'), example: [given.paidDeposit] },
  },
  {
    call: 'GET /contracts/guarantee/withdrawal/{guaranteeId}',
    id: 'listWithdrawals',
    tag: 'Guarantees',
    summary: 'List the withdrawals of a guarantee',
    answer: { schema: listOf('Transaction'), example: [given.signedWithdrawal] },
  },
  {
    call: 'POST /contracts/deposit',
    id: 'createDeposit',
    tag: 'Transactions',
    summary: 'Get a new deposit address',
    request: { schema: 'NewDeposit', example: { contractId: 'c7', guaranteeId: 'g8', senderId: 'u1' } },
    answer: { schema: 'NewAddress', example: { transaction: given.deposit }, name: 'transaction' },
  },
  {
    call: 'POST /contracts/withdrawal',
    id: 'createWithdrawal',
    tag: 'Transactions',
    summary: 'Create an unsigned withdrawal',
    request: { schema: 'NewWithdrawal', example: given.newWithdrawal },
    answer: { schema: 'Transaction', example: { transaction: given.withdrawal }, name: 'transaction' },
  },
  {
    call: 'PUT /contracts/transaction/{id}',
    id: 'updateTransaction',
    tag: 'Transactions',
    summary: 'Record a payment, a signature or a broadcast',
    request: { schema: 'ChangedTransaction', example: given.signedWithdrawal },
    mayBeEmpty: true,
    answer: { schema: 'Transaction', example: { transaction: given.signedWithdrawal }, name: 'transaction' },
  },
  {
    call: 'GET /contracts/transaction/{id}',
    id: 'getTransaction',
    tag: 'Transactions',
    summary: 'Get a transaction (not used by the app)',
    answer: { schema: 'Transaction', example: given.withdrawal },
    failures: unknown,
  },
  {
    call: 'DELETE /contracts/transaction/{id}',
    id: 'deleteTransaction',
    tag: 'Transactions',
    summary: 'Cancel a withdrawal',
    failures: { '409': 'The transaction was broadcast.' },
  },
  {
    call: 'POST /contracts/broadcast',
    id: 'broadcastTransaction',
    tag: 'Transactions',
    summary: 'Broadcast a transaction; one that is already known returns its txid',
    request: { schema: 'Broadcast', example: given.broadcast },
    answer: { schema: 'Txid', example: { txid: given.txid }, name: 'txid' },
    failures: { '400': 'The reason of the Bitcoin node.' },
  },
  {
    call: 'POST /chat/messages',
    id: 'sendMessage',
    tag: 'Chat',
    summary: 'Write a message',
    request: { schema: 'NewMessage', example: given.newMessage },
    answer: { schema: 'Message', example: given.message },
  },
  {
    call: 'GET /chat/messages/{id}',
    id: 'listMessages',
    tag: 'Chat',
    summary: 'List the messages of the contract with this id',
    answer: { schema: listOf('Message'), example: [given.message] },
  },
  { call: 'DELETE /chat/messages/{id}', id: 'deleteMessage', tag: 'Chat', summary: 'Delete the message with this id' },
  {
    call: 'GET /arbitrators/{id}',
    id: 'getArbitrator',
    tag: 'Arbitrators',
    summary: 'Get the extended public key of an arbitrator',
    answer: { schema: 'Arbitrator', example: { public_key: given.ARBITRATOR_KEY } },
    failures: unknown,
  },
];
