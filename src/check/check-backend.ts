import { CALLS, type ReadCall } from '@/check/calls';
import { describeFailure, readAnswer } from '@/check/read-answer';
import { Report } from '@/check/report';
import { settings } from '@/config/settings';
import type { Transaction, User } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { loginUser } from '@/services/auth.service';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
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
