import type { ApiCall } from '@tests/openapi/calls';
import * as given from '@tests/openapi/examples';

const TEXT = 'text/plain';

/** Calls at other addresses than the backend's (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url). */
export const EXPLORER_CALLS: readonly ApiCall[] = [
  {
    call: 'GET /v1/fees/recommended',
    id: 'getFeeRates',
    tag: 'Explorer',
    summary: 'Get fee rates in sat/vB',
    answer: { schema: 'FeeRates', example: given.rates },
  },
  {
    call: 'GET /address/{address}',
    id: 'getAddressStats',
    tag: 'Explorer',
    summary: 'Get what an address has received and spent',
    answer: { schema: 'AddressActivity', example: given.activity },
  },
  {
    call: 'GET /address/{address}/utxo',
    id: 'listUtxos',
    tag: 'Explorer',
    summary: 'List the unspent outputs of an address',
    answer: { schema: 'UnspentOutputs', example: given.unspent },
    failures: { '400': 'There are too many.' },
  },
  {
    call: 'GET /address/{address}/txs',
    id: 'listHistory',
    tag: 'Explorer',
    summary: 'List the newest transactions of an address',
    answer: { schema: 'AddressTransactions', example: [given.transaction] },
  },
  {
    call: 'GET /address/{address}/txs/chain/{txid}',
    id: 'listOlderHistory',
    tag: 'Explorer',
    summary: 'List the confirmed transactions of an address that are older than one',
    answer: { schema: 'AddressTransactions', example: [given.transaction] },
  },
  {
    call: 'GET /tx/{txid}',
    id: 'getTransactionInfo',
    tag: 'Explorer',
    summary: 'Get a transaction',
    answer: { schema: 'TransactionInfo', example: given.transaction },
    failures: { '404': 'The explorer does not know it.' },
  },
  {
    call: 'GET /tx/{txid}/hex',
    id: 'getRawTransaction',
    tag: 'Explorer',
    summary: 'Get a raw transaction',
    answer: { schema: 'RawTransaction', example: given.broadcast.txHex, type: TEXT },
    failures: { '404': 'The explorer does not know it.' },
  },
  {
    call: 'GET /block-height/{height}',
    id: 'getBlockHash',
    tag: 'Explorer',
    summary: 'Get the hash of the block at a height',
    answer: { schema: 'Hash', example: given.blockHash, type: TEXT },
    failures: { '404': 'There is none.' },
  },
  {
    call: 'GET /block/{hash}',
    id: 'getBlock',
    tag: 'Explorer',
    summary: 'Get the median time of a block, which lock times are compared with',
    answer: { schema: 'Block', example: { mediantime: 1_231_730_523 } },
    failures: { '404': 'The explorer does not know the block.' },
  },
  {
    call: 'POST /tx',
    id: 'postTransaction',
    tag: 'Explorer',
    summary: 'Broadcast a transaction',
    request: { schema: 'RawTransaction', example: given.broadcast.txHex, type: TEXT },
    answer: { schema: 'Txid', example: given.txid, type: TEXT },
    failures: { '400': 'The reason of the Bitcoin node.' },
  },
  {
    call: 'GET /blocks/tip/height',
    id: 'getTipHeight',
    tag: 'Explorer',
    summary: 'Get the height of the newest block',
    answer: { schema: 'Height', example: '938412', type: TEXT },
  },
  {
    call: 'GET /v1/prices',
    id: 'getPrices',
    tag: 'Explorer',
    summary: 'Get what one bitcoin costs',
    answer: { schema: 'Prices', example: given.prices },
  },
  {
    call: 'GET /v1/historical-price',
    id: 'getHistoricalPrice',
    tag: 'Explorer',
    summary: 'Get what one bitcoin cost at a time',
    answer: { schema: 'HistoricalPrices', example: { prices: [given.prices] } },
  },
];
