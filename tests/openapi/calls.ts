export const TAGS = {
  Accounts: 'Users and their encrypted keys.',
  Contracts: 'Contracts between two users.',
  Guarantees: 'What backs a contract.',
  Transactions: 'Deposit addresses and withdrawals.',
  Chat: 'Messages of a contract.',
  Arbitrators: 'The third key of every deposit address.',
  Explorer: 'The block explorer, which has an address of its own.',
};

/**
 * Each call (docs/api.md#calls-request-and-answer) with the function of `src/services` that makes it, and the components that are sent
 * and read: `user: User` is under its name or bare, `Person[]` is a list or null, `text Txid` is plain text, `-` is not read.
 */
const TABLE = `
Accounts | POST /auth/register | registerUser | Create an account | Registration | user: User
Accounts | POST /auth/login | loginUser | Log in | Login | user: User
Accounts | GET /auth/users | listUsers | List all users, without secrets | - | Person[]
Contracts | POST /contracts | createContract | Create a contract with its guarantees | NewContract | data: Contract
Contracts | GET /contracts/{id} | getContract | Get a contract with its guarantees | - | Contract
Contracts | PUT /contracts/{id} | updateContract | Change a contract | ChangedContract | -
Contracts | DELETE /contracts/{id} | deleteContract | Delete a draft | - | -
Contracts | GET /contracts/user/{userId} | listContracts | List the contracts of a user | - | Contract[]
Contracts | POST /contracts/{id}/contractor | addContractor | Join a contract as its counterparty | Join | Contract
Contracts | GET /contracts/{id}/fillcontract | fillContract | Get the keys, deposits and withdrawals of a contract | - | ContractFill
Guarantees | POST /contracts/{id}/guarantees | addGuarantee | Add a guarantee | NewGuarantees | AddedGuarantees
Guarantees | PUT /contracts/{contractId}/guarantee | updateGuarantee | Change a guarantee | GuaranteeChange | -
Guarantees | GET /contracts/guarantee/{id} | getGuaranteeDetails | Get the amount of a guarantee and the fee of its release | - | GuaranteeDetails
Guarantees | GET /contracts/guarantee/deposit/{guaranteeId} | listDeposits | List the deposits of a guarantee | - | Transaction[]
Guarantees | GET /contracts/guarantee/withdrawal/{guaranteeId} | listWithdrawals | List the withdrawals of a guarantee | - | Transaction[]
Transactions | POST /contracts/deposit | createDeposit | Get a new deposit address | NewDeposit | transaction: NewAddress
Transactions | POST /contracts/withdrawal | createWithdrawal | Create an unsigned withdrawal | NewWithdrawal | transaction: Transaction
Transactions | PUT /contracts/transaction/{id} | updateTransaction | Record a payment, a signature or a broadcast | ChangedTransaction | transaction: Transaction
Transactions | GET /contracts/transaction/{id} | getTransaction | Get a transaction (not used by the app) | - | Transaction
Transactions | DELETE /contracts/transaction/{id} | deleteTransaction | Cancel a withdrawal | - | -
Transactions | POST /contracts/broadcast | broadcastTransaction | Broadcast a transaction; one that is already known returns its txid | Broadcast | txid: Txid
Chat | POST /chat/messages | sendMessage | Write a message | NewMessage | Message
Chat | GET /chat/messages/{id} | listMessages | List the messages of the contract with this id | - | Message[]
Chat | DELETE /chat/messages/{id} | deleteMessage | Delete the message with this id | - | -
Arbitrators | GET /arbitrators/{id} | getArbitrator | Get the extended public key of an arbitrator | - | Arbitrator
Explorer | GET /v1/fees/recommended | getFeeRates | Get fee rates in sat/vB | - | FeeRates
Explorer | GET /address/{address} | getAddressStats | Get what an address has received and spent | - | AddressActivity
Explorer | GET /address/{address}/utxo | listUtxos | List the unspent outputs of an address | - | UnspentOutputs
Explorer | GET /address/{address}/txs | listHistory | List the newest transactions of an address | - | AddressTransactions
Explorer | GET /address/{address}/txs/chain/{txid} | listOlderHistory | List the confirmed transactions of an address that are older than one | - | AddressTransactions
Explorer | GET /tx/{txid} | getTransactionInfo | Get a transaction | - | TransactionInfo
Explorer | GET /tx/{txid}/hex | getRawTransaction | Get a raw transaction | - | text RawTransaction
Explorer | POST /tx | postTransaction | Broadcast a transaction | text RawTransaction | text Txid
Explorer | GET /blocks/tip/height | getTipHeight | Get the height of the newest block | - | text Height
Explorer | GET /v1/prices | getPrices | Get what one bitcoin costs | - | Prices
Explorer | GET /v1/historical-price | getHistoricalPrice | Get what one bitcoin cost at a time | - | HistoricalPrices
`;

export interface ApiCall {
  tag: string;
  method: string;
  path: string;
  id: string;
  summary: string;
  request: string;
  answer: string;
}

export const CALLS: readonly ApiCall[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [tag = '', call = '', id = '', summary = '', request = '', answer = ''] = line.split(' | ');
    const [method = '', path = ''] = call.split(' ');
    return { tag, method, path, id, summary, request, answer };
  });

const UNKNOWN = { '404': 'There is no such record.' };
const NOT_KNOWN = { '404': 'The explorer does not know it.' };
const REFUSED = { '400': 'The reason of the Bitcoin node.' };

/** Statuses that the app has a text for, or that it expects. */
export const STATUSES: Record<string, Record<string, string>> = {
  registerUser: { '409': 'The e-mail address has an account.' },
  loginUser: { '401': 'Invalid credentials.' },
  getContract: UNKNOWN,
  deleteContract: { '409': 'The contract is not a draft.' },
  updateTransaction: { '204': 'Done. The app then reads the transaction in the list of its guarantee.' },
  getTransaction: UNKNOWN,
  deleteTransaction: { '409': 'The transaction was broadcast.' },
  broadcastTransaction: REFUSED,
  getArbitrator: UNKNOWN,
  listUtxos: { '400': 'There are too many.' },
  getTransactionInfo: NOT_KNOWN,
  getRawTransaction: NOT_KNOWN,
  getBlockHash: { '404': 'There is none.' },
  getBlock: { '404': 'The explorer does not know the block.' },
  postTransaction: REFUSED,
};
