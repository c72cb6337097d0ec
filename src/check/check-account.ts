import { type Credentials, checkAccountKey, logIn } from '@/check/log-in';
import { type Ground, judgeDeposit, judgeWithdrawal, loadContext } from '@/check/money';
import { readContract, readWithdrawals } from '@/check/read-lists';
import type { Report } from '@/check/report';
import type { Settings } from '@/config/settings';
import type { Contract, User } from '@/domain/models';
import { getArbitrator } from '@/services/arbitrators.service';
import { listMessages } from '@/services/chat.service';
import { listContracts } from '@/services/contracts.service';
import { getGuaranteeDetails } from '@/services/transactions.service';

/** Enough to find what differs, few enough for a backend in use. */
const MAX_CONTRACTS = 5;

/** Reads what an account sees. Changes nothing. */
export async function checkAccount(report: Report, credentials: Credentials, settings: Settings): Promise<void> {
  const user = await logIn(report, credentials, settings);
  if (user === null) return;
  await checkAccountKey(report, user, credentials.password);
  const about = { subject: 'GET /contracts/user/{userId}', needed: 'Users do not see their contracts.' };
  const contracts = await report.attempt(about, async () => (await listContracts(user.id)).items);
  const [first] = contracts ?? [];
  if (contracts !== null && first === undefined) {
    const text = 'The account has no contract, so that contracts, deposits and withdrawals were not looked at.';
    report.add('Calls, request and answer', 'Contracts', 'open', text, 'Use another account, or --write.');
  }
  for (const { id } of contracts?.slice(0, MAX_CONTRACTS) ?? []) {
    const contract = await readContract(report, id);
    if (contract !== null) await checkContract(report, contract, user, settings);
  }
}

async function checkContract(report: Report, contract: Contract, user: User, settings: Settings): Promise<void> {
  const chat = { subject: 'GET /chat/messages/{contractId}', needed: 'The chat and signed terms do not work.' };
  await report.attempt(chat, () => listMessages(contract.id));
  const { arbitrator } = contract;
  const arbitratorKey =
    arbitrator === null
      ? null
      : await getArbitrator(arbitrator).then(
          ({ publicKey }) => publicKey,
          () => null,
        );
  const keys = [0, 1].map((place) => contract.keys[place]?.publicKey ?? null);
  const ground: Ground = { contract, keys, arbitratorKey, own: user, settings };
  for (const guarantee of contract.guarantees) {
    const fees = {
      subject: 'GET /contracts/guarantee/{id}',
      needed: '',
      optional: 'The fee of a release is estimated.',
    };
    await report.attempt(fees, () => getGuaranteeDetails(guarantee.id));
    const addresses: string[] = [];
    for (const deposit of guarantee.deposits ?? []) {
      const about = { subject: 'Deposit addresses', needed: '' };
      const fault = await report.attempt(
        about,
        () => judgeDeposit(ground, deposit),
        (each) => each,
      );
      if (fault === null && deposit.address !== null) addresses.push(deposit.address);
    }
    for (const withdrawal of await readWithdrawals(report, { contractId: contract.id, guaranteeId: guarantee.id })) {
      const { address, amount, status, unsignedPsbt, signedPsbt } = withdrawal;
      if (status !== 'pending' || address === null || amount === null || signedPsbt !== null) continue;
      const context = await loadContext(ground, addresses, { address, amount });
      await judgeWithdrawal(report, unsignedPsbt, context);
    }
  }
}
