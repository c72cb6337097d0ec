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
  /** Until the next write, an unreadable record is as if there were none. Otherwise it is never overwritten. */
  isReplaced?: true;
  unseen: Answers;
  /** Of what is refused. */
  error?: ErrorCode;
}

const REFUSE_ALL = { deposit: 'refuse', release: 'refuse', sign: 'refuse', return: 'refuse', terms: 'refuse' } as const;
/** No act depends on it. */
const HARMLESS = { full: 'go on', unreadable: 'go on', isReplaced: true, unseen: 'go on' } as const;
/** An address that is not offered is one that no party has stated. */
const PAYEE_ASKED = { deposit: 'go on', release: 'go on', return: 'go on', terms: 'go on' } as const;
const RETURN_REFUSED = { deposit: 'go on', release: 'go on', sign: 'go on', return: 'refuse', terms: 'go on' } as const;

export type RecordName = 'keys' | 'signatures' | 'addresses' | 'settlements' | 'seals' | 'payouts' | 'kits' | 'imports';

/** Each has an object store of its own. */
export const RECORDS: Readonly<Record<RecordName, RecordRule>> = {
  keys: {
    holds: 'keys of parties and arbitrators; that this device has signed',
    per: 'device',
    bound: '1,000 contracts of an account on sight, and those acted on',
    full: REFUSE_ALL,
    unreadable: {},
    isReplaced: true,
    unseen: 'go on',
    error: 'keys-not-kept',
  },
  signatures: {
    holds: 'signatures given here',
    per: 'device',
    bound: 'open ones, and 200 settled ones',
    full: { deposit: 'go on', release: 'refuse', sign: 'refuse', return: 'refuse', terms: 'go on' },
    unreadable: {},
    isReplaced: true,
    unseen: 'go on',
    error: 'signatures-not-kept',
  },
  addresses: {
    holds: '[places](bitcoin.md#which-guarantee-an-address-belongs-to) of deposit addresses',
    per: 'pair of keys',
    bound: 'none',
    full: { deposit: 'refuse', terms: 'go on' },
    unreadable: { deposit: 'refuse', terms: 'go on' },
    unseen: { deposit: 'go on', terms: 'go on' },
    error: 'address-not-kept',
  },
  settlements: {
    holds: 'return dates: asks, and signatures in advance',
    per: 'account key and contract',
    bound: '600,000 characters of others, and all own',
    full: RETURN_REFUSED,
    unreadable: RETURN_REFUSED,
    unseen: 'go on',
    error: 'returns-not-kept',
  },
  seals: {
    holds: 'the reference, signed terms, hashes of PDFs',
    per: 'account key and contract',
    bound: '50 texts of others, and all own',
    full: { terms: 'go on' },
    unreadable: { terms: 'go on' },
    unseen: 'go on',
  },
  payouts: {
    holds: 'payout addresses in order of first sight, and the accepted change',
    per: 'pair of keys and contract',
    bound: 'the chat',
    full: PAYEE_ASKED,
    unreadable: PAYEE_ASKED,
    unseen: 'go on',
  },
  kits: { holds: 'the last recovery files saved and tested', per: 'account key', bound: 'two', ...HARMLESS },
  imports: { holds: 'imported templates, until all is recorded', per: 'user', bound: 'none', ...HARMLESS },
};

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];
