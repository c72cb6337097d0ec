import type { ErrorCode } from '@/domain/primitives/errors';

/*
 * Everything that this device remembers beyond a logout. docs/security.md#what-this-device-remembers is rendered from this table. Nothing in
 * local storage outlives a logout.
 */

/** `release`: of one's own. `sign`: the release of another. */
export const DEVICE_ACTS = ['deposit', 'release', 'sign', 'return', 'terms'] as const;
type DeviceAct = (typeof DEVICE_ACTS)[number];

/** `ask`: the fact that is not known is named, and the user answers. `refuse`: with the error of the record. */
type Answer = 'ask' | 'refuse' | 'go on';

/** For each act; a missing one asks. */
export type Answers = 'go on' | Partial<Record<DeviceAct, Answer>>;

interface RecordRule {
  holds: string;
  /** One record for each, of one deployment and network. */
  per: string;
  bound: string;
  /** It cannot be written: storage is full, or the browser refuses. */
  full: Answers;
  unreadable: Answers;
  /** Until the next write, it is as if there were none. Otherwise an unreadable record is never overwritten. */
  isReplaced: boolean;
  unseen: Answers;
  /** Of what is refused. */
  error?: ErrorCode;
}

const REFUSE_ALL = { deposit: 'refuse', release: 'refuse', sign: 'refuse', return: 'refuse', terms: 'refuse' } as const;
/** An address that is not offered is one that no party has stated. */
const PAYEE_ASKED = { deposit: 'go on', release: 'go on', return: 'go on', terms: 'go on' } as const;
const RETURN_REFUSED = { deposit: 'go on', release: 'go on', sign: 'go on', return: 'refuse', terms: 'go on' } as const;

export type RecordName = 'keys' | 'signatures' | 'addresses' | 'settlements' | 'seals' | 'payouts' | 'kits' | 'imports';

/** Each has an object store of its own. */
export const RECORDS: Readonly<Record<RecordName, RecordRule>> = {
  keys: {
    holds: 'keys of parties and arbitrators, and that this device has signed',
    per: 'device',
    bound: '1,000 contracts of an account on sight; those that the user acts on without end',
    full: REFUSE_ALL,
    unreadable: {},
    isReplaced: true,
    unseen: 'go on',
    error: 'keys-not-kept',
  },
  signatures: {
    holds: 'signatures given here, open and settled',
    per: 'device',
    bound: 'open ones without end, the latest 200 settled ones',
    full: { deposit: 'go on', release: 'refuse', sign: 'refuse', return: 'refuse', terms: 'go on' },
    unreadable: {},
    isReplaced: true,
    unseen: 'go on',
    error: 'signatures-not-kept',
  },
  addresses: {
    holds: 'places: the guarantee, contract and amount of a deposit address that the user acted on',
    per: 'account key and key of the other party',
    bound: 'none',
    full: { deposit: 'refuse', terms: 'go on' },
    unreadable: { deposit: 'refuse', terms: 'go on' },
    isReplaced: false,
    unseen: { deposit: 'go on', terms: 'go on' },
    error: 'address-not-kept',
  },
  settlements: {
    holds: 'return dates: asks, and signatures in advance',
    per: 'account key and contract',
    bound: 'none',
    full: RETURN_REFUSED,
    unreadable: RETURN_REFUSED,
    isReplaced: false,
    unseen: 'go on',
    error: 'returns-not-kept',
  },
  seals: {
    holds: 'signed terms with their signatures, hashes of PDFs, accepted terms, deposit addresses of a signed contract',
    per: 'account key and contract',
    bound: '50 texts that only others signed; the own ones without end',
    full: 'go on',
    unreadable: 'go on',
    isReplaced: false,
    unseen: 'go on',
  },
  payouts: {
    holds: 'payout addresses that a party stated, in the order of first sight, and the last accepted change',
    per: 'account key, key of the party and contract',
    bound: 'the chat',
    full: PAYEE_ASKED,
    unreadable: PAYEE_ASKED,
    isReplaced: false,
    unseen: 'go on',
  },
  kits: {
    holds: 'which recovery files were saved and tested last',
    per: 'account key',
    bound: 'two',
    full: 'go on',
    unreadable: 'go on',
    isReplaced: true,
    unseen: 'go on',
  },
  imports: {
    holds: 'imported templates, until every guarantee is recorded',
    per: 'user',
    bound: 'none',
    full: 'go on',
    unreadable: 'go on',
    isReplaced: true,
    unseen: 'go on',
  },
};

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];
