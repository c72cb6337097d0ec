import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import { CALLS, type ReadCall } from '@/check/calls';
import { describeValue, type Outcome, Report } from '@/check/report';
import { settings } from '@/config/settings';
import type { Transaction, User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isMissingCall } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { isRecord } from '@/domain/primitives/records';
import { loginUser } from '@/services/auth.service';
import { sendCall } from '@/services/http';
import { buildPath, unwrap } from '@/services/response';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
import { GUARANTEE, TRANSACTION } from '@/services/schemas/records.schema';
import { createLoginSecret, type LoginInput } from '@/store/login/login-secret';

/** Enough to find what differs, few enough for a backend in use. */
const MAX_CONTRACTS = 5;

/** Logs in with an account and reads everything that it sees, as the app does. Changes nothing. */
export async function checkBackend(account: LoginInput): Promise<Report> {
  const report = new Report();
  const { withdrawalAmount, arbitratorId, templateArbitratorId } = settings();
  await preparePaidAmounts(withdrawalAmount);
  await readAnswer(report, CALLS.fees);
  const user = await logIn(report, account);
  await readAnswer(report, CALLS.users);
  for (const id of new Set([arbitratorId, templateArbitratorId])) await readArbitrator(report, id);
  const contracts = user === null ? [] : await readAnswer(report, CALLS.contracts, user.id);
  for (const { id } of contracts.slice(0, MAX_CONTRACTS)) await readContract(report, id);
  for (const { call } of Object.values(CALLS)) if (!report.rows.has(call)) report.add(call, 'not looked at');
  return report;
}

const LOGIN = 'POST /auth/login';

/** `null`: the login fails. */
async function logIn(report: Report, account: LoginInput): Promise<User | null> {
  const secret = await createLoginSecret(account);
  for (const text of [account.password, secret]) report.keepSecret(text);
  try {
    const user = await loginUser(account.email, secret);
    report.add(LOGIN, 'works');
    const isKeyless = user.publicKey === null || user.encryptedKey === null;
    if (isKeyless) report.add(LOGIN, 'works without', 'The account has no keys: such a user cannot sign.');
    return user;
  } catch (error) {
    const advice = 'With an account of another client, run the check with VITE_LOGIN_SECRET=password.';
    const isDerived = settings().loginSecret !== 'password';
    report.add(LOGIN, 'BREAKS', describeFailure(error), ...(isDerived ? [advice] : []));
    return null;
  }
}

async function readArbitrator(report: Report, id: Id): Promise<void> {
  const [arbitrator] = await readAnswer(report, CALLS.arbitrator, id);
  const listed = settings().arbitrators[id];
  if (arbitrator === undefined || listed === undefined || arbitrator.publicKey === listed.key) return;
  const text = `The key of "${id}" is not that of VITE_ARBITRATORS: the app blocks deposits and signatures.`;
  report.add(CALLS.arbitrator.call, 'BREAKS', text);
}

async function readContract(report: Report, id: Id): Promise<void> {
  const [contract] = await readAnswer(report, CALLS.contract, id);
  const [fill] = await readAnswer(report, CALLS.fill, id);
  await readAnswer(report, CALLS.messages, id);
  const arbitrator = contract?.arbitrator ?? null;
  if (arbitrator !== null) await readArbitrator(report, arbitrator);
  for (const guarantee of contract?.guarantees ?? fill?.guarantees ?? []) {
    await readAnswer(report, CALLS.details, guarantee.id);
    for (const list of [CALLS.deposits, CALLS.withdrawals]) {
      const [transactions = []] = await readAnswer(report, list, guarantee.id);
      await readMoney(report, transactions);
    }
  }
}

/** One of each kind: others have the same form. */
async function readMoney(report: Report, transactions: readonly Transaction[]): Promise<void> {
  const once = async (wanted: ReadCall, id: Id | null | undefined) => {
    if (id !== null && id !== undefined && !report.rows.has(wanted.call)) await readAnswer(report, wanted, id);
  };
  await once(CALLS.transaction, transactions[0]?.id);
  const address = transactions.find((each) => !each.isWithdrawal && each.address !== null)?.address;
  await once(CALLS.address, address);
  await once(CALLS.coins, address);
  await once(CALLS.payment, transactions.find(({ txid }) => txid !== null)?.txid);
}

/** Makes a call and reports what the app reads of its answer. Returns that, or the records of a list. */
async function readAnswer<T>(report: Report, wanted: ReadCall<T>, id: Id = ''): Promise<T[]> {
  const { call, schema, effect, isList = false, isOptional = false, fields } = wanted;
  const [, ...parts] = call.split('/');
  const path = buildPath(...parts.map((part) => (part.startsWith('{') ? id : part)));
  const base = /^GET \/(?:v1|address|tx)\//.test(call) ? 'explorer' : 'backend';
  const worst: Outcome = isOptional ? 'works without' : 'BREAKS';
  let received: unknown;
  try {
    received = unwrap(await sendCall({ base, method: 'GET', path }));
  } catch (error) {
    const isMissing = isMissingCall(error) && call.endsWith('/fillcontract');
    report.add(call, isMissing ? 'works without' : worst, describeFailure(error), effect);
    return [];
  }
  const records = isList && received === null ? [] : received;
  if (isList && !Array.isArray(records)) {
    report.add(call, worst, `The answer is ${describeValue('', received)}, not a list.`, effect);
    return [];
  }
  report.add(call, 'works');
  const read = (isList ? (records as unknown[]) : [records]).flatMap((record) => {
    const { success, output, issues } = safeParse(schema, record);
    if (success) return [output as T];
    const told = isList ? 'The app leaves the record out, and says how many are missing.' : effect;
    report.add(call, worst, ...issues.map(describeIssue), told);
    return [];
  });
  for (const record of read) for (const line of listUnread(record, fields)) report.add(call, 'works without', line);
  return read;
}

function describeIssue(issue: BaseIssue<unknown>): string {
  const path = getDotPath(issue);
  if (path === null) return `The answer is ${describeValue('', issue.input)}, which the app does not read.`;
  return `"${path}" is missing or wrong: ${describeValue(path, issue.input)} was received.`;
}

/** The consequence for the app of an optional field that it cannot read. */
const EFFECTS: Readonly<Record<string, string>> = {
  amount: 'the amount is unknown, and nothing is paid for it',
  valid_until: 'the last day is unknown',
  contractor_id: 'nobody is named as depositor',
  contract_order: 'no deposit address can be verified',
  guarantee_order: 'the deposit address cannot be verified',
  deposits: 'the list is unknown, and so is the balance',
  withdrawals: 'the list is unknown, and nothing is released',
};

const NESTED = { guarantees: GUARANTEE.entries, deposits: TRANSACTION.entries, withdrawals: TRANSACTION.entries };

/** The fields of a record, and of the records in it, that were received but not understood. */
function listUnread(record: unknown, known: object | undefined, at = ''): string[] {
  if (Array.isArray(record)) return record.flatMap((each, place) => listUnread(each, known, `${at}.${place}`));
  if (!isRecord(record) || known === undefined) return [];
  const unread = Object.entries(isRecord(record.extra) ? record.extra : {}).filter(([name]) =>
    Object.hasOwn(known, name),
  );
  const told = unread.map(([name, value]) => {
    const effect = EFFECTS[name] ?? 'the app takes it as absent';
    return `"${`${at}.${name}`.slice(1)}" has another form: ${describeValue(name, value)} was received; ${effect}.`;
  });
  return [
    ...told,
    ...Object.entries(NESTED).flatMap(([name, inner]) => listUnread(record[name], inner, `${at}.${name}`)),
  ];
}

/** Longer texts of a server are pages, or quote what was sent. */
const LONGEST_TEXT = 200;

/** Why a call failed, and the next step. */
function describeFailure(error: unknown): string {
  const { code, message, detail } = toErrorData(error);
  const { status, serverText, field } = detail;
  if (code === 'network') return 'There is no answer: check the address, the certificate and the firewall.';
  if (code === 'web-page') return 'The answer is a web page: check that the address is that of the API.';
  if (code === 'bad-answer') return `"${field}" is missing or wrong in the answer.`;
  if (code !== 'http') return `It failed: ${message}.`;
  const quote = serverText && serverText.length <= LONGEST_TEXT ? `, saying ${JSON.stringify(serverText)}` : '';
  const advice = isMissingCall(error)
    ? 'there is no such call, or not what it names'
    : status === 401 || status === 403
      ? 'a login needs the right password, and other calls must work without tokens and cookies'
      : 'see the log of the server';
  return `The status is ${status ?? 'none'}${quote}: ${advice}.`;
}
