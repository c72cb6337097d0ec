import type { Ground } from '@/check/money';
import { judgeId, readContract } from '@/check/read-lists';
import type { Report } from '@/check/report';
import { playGuarantee } from '@/check/story-guarantee';
import { type Funding, playMoney } from '@/check/story-money';
import { createPerson, type StoryUser } from '@/check/story-people';
import type { Settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { getArbitrator } from '@/services/arbitrators.service';
import { deleteMessage, listMessages, sendMessage } from '@/services/chat.service';
import * as contracts from '@/services/contracts.service';
import type { NewContract, NewGuarantee } from '@/services/schemas/records.writer';

export interface StoryOptions {
  /** Names the accounts, so that they can be told apart from others. */
  run: string;
  /** Of both accounts. */
  password: string;
  funding: Funding | null;
}

/** E-mail addresses of the two accounts. The domain is reserved: nothing that is sent there arrives (RFC 2606). */
export function nameAccounts(run: string): [string, string] {
  return [`aval-check-${run}-1@example.com`, `aval-check-${run}-2@example.com`];
}

const TITLE = 'Test of this backend, to be ignored';
/** BTC 0.0001 */
export const STORY_AMOUNT = 10_000 as Sats;

/** Plays a contract from registration to release, with two new accounts, and deletes what can be deleted. */
export async function playStory(report: Report, settings: Settings, options: StoryOptions): Promise<void> {
  const [first, second] = nameAccounts(options.run);
  const { password } = options;
  const owner = await createPerson(report, settings, { email: first, username: 'Test 1', password });
  if (owner === null) return;
  const counterparty = await createPerson(report, settings, { email: second, username: 'Test 2', password });
  if (counterparty === null) return;
  const people = [owner, counterparty] as const;
  const draft = describeContract(owner.user.id, settings);
  await playDraft(report, draft);
  const contract = await playJoining(report, draft, people);
  if (contract === null) return;
  await playChat(report, contract.id, owner.user.id);
  const terms = describeGuarantee(contract.id, owner.user.id);
  const guarantee = await playGuarantee(report, contract.id, terms);
  if (guarantee === null) return;
  const ground = await readGround(report, contract.id, people, settings);
  if (ground !== null) await playMoney(report, ground, guarantee, people, options.funding);
}

function describeContract(owner: Id, { arbitratorId }: Settings): NewContract {
  const now = new Date().toISOString();
  return {
    ...{
      title: TITLE,
      description: TITLE,
      contractOrder: 0,
      status: 'draft',
      pdfUrl: null,
      createdAt: now,
      updatedAt: now,
    },
    ...{ contractors: [owner], arbitrator: arbitratorId, keys: [], guarantees: [] },
  };
}

const CREATE = { subject: 'POST /contracts', needed: 'No contract can be created.' };

/** A draft that is deleted again. */
async function playDraft(report: Report, draft: NewContract): Promise<void> {
  const created = await report.attempt(CREATE, () => contracts.createContract(draft));
  if (created === null) return;
  const about = { subject: 'DELETE /contracts/{id}', needed: 'Drafts cannot be deleted.' };
  await report.attempt(about, () => contracts.deleteContract(created.id));
}

async function playJoining(
  report: Report,
  draft: NewContract,
  [owner, counterparty]: readonly [StoryUser, StoryUser],
): Promise<Contract | null> {
  const created = await report.attempt(CREATE, () => contracts.createContract(draft));
  if (created === null) return null;
  const { id } = created;
  const opened = await report.attempt(
    { subject: 'GET /contracts/{id}', needed: 'No contract can be opened.' },
    () => contracts.getContract(id),
    (found) => judgeId(found.id, id),
  );
  if (opened === null) return leaveNoDraft(id);
  const publish = { subject: 'PUT /contracts/{id}', needed: 'A draft cannot be published.' };
  const published = await report.attempt(publish, async () => {
    await contracts.updateContract({ ...opened, status: 'pending_counterparty' });
    return true;
  });
  if (published === null) return leaveNoDraft(id);
  const join = { subject: 'POST /contracts/{id}/contractor', needed: 'Nobody can join a contract.' };
  const joined = await report.attempt(
    join,
    () => contracts.addContractor(id, counterparty.user.id),
    (found) => judgeId(found.id, id),
  );
  const list = { subject: 'GET /contracts/user/{userId}', needed: 'Users do not see their contracts.' };
  await report.attempt(
    list,
    () => contracts.listContracts(owner.user.id),
    ({ items }) => (items.some((each) => isSameId(each.id, id)) ? null : MISSING_IN_LIST),
  );
  return joined;
}

async function leaveNoDraft(id: Id): Promise<null> {
  await contracts.deleteContract(id).catch(() => undefined);
  return null;
}

const MISSING_IN_LIST = {
  text: 'The list of the owner does not have the contract that was just created.',
  advice: 'List each contract under both of its contractors, with the id that it was created with.',
};

async function playChat(report: Report, contractId: Id, userId: Id): Promise<void> {
  const needed = 'The chat and signed terms do not work.';
  const send = { subject: 'POST /chat/messages', needed };
  const message = await report.attempt(send, () => sendMessage({ userId, contractId, content: TITLE }));
  if (message === null) return;
  const list = { subject: 'GET /chat/messages/{contractId}', needed };
  await report.attempt(
    list,
    () => listMessages(contractId),
    ({ items }) =>
      items.some(({ id }) => isSameId(id, message.id))
        ? null
        : { text: `The list does not have the message that was just written. ${needed}`, advice: 'List all messages.' },
  );
  const remove = { subject: 'DELETE /chat/messages/{id}', needed: '', optional: 'Messages cannot be deleted.' };
  await report.attempt(remove, () => deleteMessage(message.id));
}

function describeGuarantee(contractId: Id, depositorId: Id): NewGuarantee {
  return {
    ...{
      contractId,
      depositorId,
      description: TITLE,
      amount: STORY_AMOUNT,
      validUntil: '2099-12-31',
      status: 'pending',
    },
    ...{ conditions: TITLE, verificationProcess: TITLE },
  };
}

/** The contract with the keys of both parties, which must be those of their accounts. */
async function readGround(
  report: Report,
  contractId: Id,
  people: readonly [StoryUser, StoryUser],
  settings: Settings,
): Promise<Ground | null> {
  const contract = await readContract(report, contractId);
  if (contract === null) return null;
  const keys = [0, 1].map((place) => contract.keys[place]?.publicKey ?? null);
  const expected = people.map(({ user }) => user.publicKey);
  const subject = 'The keys of a contract';
  const isSame = keys.every((key, place) => key?.toLowerCase() === expected[place]?.toLowerCase());
  if (isSame) report.add('Calls, request and answer', subject, 'works');
  else {
    const text = 'The keys of the contract are missing, or not those of the accounts in the order of contractors.';
    const advice =
      'Return keys in GET /contracts/{id}/fillcontract, where keys[i] belongs to contractors[i], or public_key in GET /auth/users.';
    report.add('Calls, request and answer', subject, 'breaks', `${text} Deposit addresses cannot be verified.`, advice);
  }
  const arbitratorKey = await getArbitrator(contract.arbitrator ?? settings.arbitratorId).then(
    ({ publicKey }) => publicKey,
    () => null,
  );
  return { contract, keys: expected, arbitratorKey, own: people[0].user, settings };
}
