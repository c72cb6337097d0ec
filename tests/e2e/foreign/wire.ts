/* The data that the foreign backend accepts and sends (docs/api.md#shapes), written down apart from the app and from `mocks/`. */

export type Json = Record<string, unknown>;

export class Refused extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export function refuse(status: number, text: string): never {
  throw new Refused(status, text);
}

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const id: Check = (value) => Number.isInteger(Number(value)) && value !== '' && value !== null;
const when: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const btc: Check = (value) => typeof value === 'string' && /^\d{1,8}\.\d{8}$/.test(value) && Number(value) > 0;
const list: Check = (value) => Array.isArray(value);
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);

const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** The fields of a request. One that is not listed is refused, and so is one of another form. */
export type Shape = Record<string, Check>;

export const REGISTER: Shape = { username: text, email: text, password: text, encrypted_key: text, public_key: text };
export const LOGIN: Shape = { username: text, password: text };
export const JOIN: Shape = { contractorId: id };
export const DEPOSIT: Shape = { contractId: id, guaranteeId: id, senderId: id };
export const MESSAGE: Shape = { userId: id, contractId: id, content: text };
export const BROADCAST: Shape = { txHex: text };
export const NEW_GUARANTEES: Shape = { guarantees: list };
export const CHANGED_GUARANTEE: Shape = { guarantee: (value) => typeof value === 'object' && value !== null };

const TERMS: Shape = {
  description: text,
  amount: btc,
  valid_until: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  conditions: text,
  verification_process: text,
  contractor_id: id,
};

export const NEW_GUARANTEE: Shape = {
  ...TERMS,
  id: oneOf(''),
  status: oneOf('pending'),
  contract_id: orAbsent(id),
};

/** What a PUT has to fit. */
interface Changed {
  /** Every list, also an empty one; `null`: any. */
  hasLists: boolean | null;
  /** A field that the app does not know, and sends back. */
  hasBalance: boolean;
  isOdd: boolean;
  depositor: number | null;
}

export function changedGuarantee({ hasLists, hasBalance, isOdd, depositor }: Changed): Shape {
  return {
    ...TERMS,
    ...(isOdd ? { amount: () => true } : {}),
    ...(hasBalance ? { balance: orNothing((value) => typeof value === 'number') } : {}),
    // As it was answered.
    ...(depositor === null ? { contractor_id: (value: unknown) => value === '' || orNothing(id)(value) } : {}),
    id,
    contract_id: id,
    status: oneOf('pending', 'active', 'executed', 'in_dispute', 'expired'),
    ...(hasLists === false
      ? {}
      : { deposits: hasLists ? list : orAbsent(list), withdrawals: hasLists ? list : orAbsent(list) }),
  };
}

const CONTRACT_TEXT: Shape = {
  title: text,
  description: text,
  pdf_url: orNothing(text),
  created_at: orNothing(when),
  updated_at: orNothing(when),
  contractors: list,
  arbitrator: text,
  guarantees: list,
};

export const NEW_CONTRACT: Shape = {
  ...CONTRACT_TEXT,
  pdf_url: orAbsent(text),
  contract_order: oneOf(0),
  status: oneOf('draft', 'pending_counterparty'),
};

export function changedContract({ hasLists }: Pick<Changed, 'hasLists'>): Shape {
  const lists = hasLists ? list : orNothing(list);
  return {
    ...CONTRACT_TEXT,
    id,
    contract_order: (value) => Number.isInteger(value),
    status: oneOf('draft', 'pending_counterparty', 'active', 'completed'),
    guarantees: lists,
    keys: lists,
  };
}

export const WITHDRAWAL: Shape = {
  guarantee_id: id,
  withdrawal: oneOf(true),
  address: text,
  amount: btc,
  sender_id: id,
  receivers_id: (value) => Array.isArray(value) && value.length === 1,
  status: oneOf('pending'),
};

export const TRANSACTION: Shape = {
  id,
  guarantee_id: id,
  guarantee_order: orAbsent(Number.isInteger),
  address: text,
  amount: orNothing(btc),
  txid: orNothing(text),
  vout: orNothing((value) => typeof value === 'number'),
  withdrawal: (value) => typeof value === 'boolean',
  sender_id: id,
  receivers_id: list,
  status: oneOf('pending', 'executed'),
  u_psbt: orNothing(text),
  p_psbt: orNothing(text),
  signer: orNothing(id),
  created_at: orNothing(when),
  updated_at: orNothing(when),
};

/** Throws Refused 400 with the first field that is unknown, missing or of another form. */
export function check(body: unknown, shape: Shape): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse(400, 'the body is not an object');
  const fields = body as Json;
  for (const name of Object.keys(fields)) if (!(name in shape)) refuse(400, `unknown field ${name}`);
  for (const [name, isValid] of Object.entries(shape)) {
    if (!isValid(fields[name])) refuse(400, `${name} is not acceptable: ${JSON.stringify(fields[name])?.slice(0, 80)}`);
  }
  return fields;
}

export function toSatoshis(amount: unknown): number {
  return Math.round(Number(amount) * 1e8);
}

/** Nothing empty is sent. */
export function compact(fields: Json): Json {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || isEmptyList(value);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
