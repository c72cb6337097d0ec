import vectors from '@tests/vectors/bitcoin.json';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { getArbitrator } from '@/services/arbitrators.service';
import { listUsers, loginUser, registerUser } from '@/services/auth.service';
import * as chat from '@/services/chat.service';
import { changeGuarantee } from '@/services/contract-record.service';
import * as contracts from '@/services/contracts.service';
import * as explorer from '@/services/explorer.service';
import type { NewGuarantee } from '@/services/schemas/records.writer';
import * as transactions from '@/services/transactions.service';

const sats = (amount: number): Sats => {
  const read = toSats(amount);
  if (read === null) throw new Error(`${amount} is no amount`);
  return read;
};

const { owner, counterparty } = vectors.keys;
const ENVELOPE = '{"v":1}';
const NOW = '2026-03-02T09:30:00.000Z';

/** Makes every call that the services have, except prices: two accounts, a paid guarantee, a cancelled withdrawal, a draft. */
export async function playStory(pay: (address: string, amount: number) => string): Promise<void> {
  const login = { password: 'secret', encryptedKey: ENVELOPE };
  await registerUser({ ...login, username: 'ana', email: 'ana@example.com', publicKey: owner.public_key });
  await registerUser({ ...login, username: 'berto', email: 'berto@example.com', publicKey: counterparty.public_key });
  const ana = await loginUser('ana@example.com', 'secret');
  const berto = await loginUser('berto@example.com', 'secret');
  await loginUser('ana@example.com', 'wrong').catch(() => undefined);
  await listUsers();
  await getArbitrator('1');

  const draft = {
    ...{ title: 'Roof', description: 'New tiles', contractOrder: 0, pdfUrl: null, createdAt: NOW, updatedAt: NOW },
    ...{ contractors: [ana.id], arbitrator: '1', keys: [], guarantees: [] },
  };
  const { id: draftId } = await contracts.createContract({ ...draft, status: 'draft' });
  await contracts.deleteContract(draftId);
  const created = await contracts.createContract({ ...draft, status: 'draft' });
  await contracts.updateContract({ ...(await contracts.getContract(created.id)), status: 'pending_counterparty' });
  await contracts.addContractor(created.id, berto.id);
  await contracts.deleteContract(created.id).catch(() => undefined);
  await contracts.listContracts(ana.id);

  const terms: NewGuarantee = {
    ...{
      contractId: created.id,
      depositorId: ana.id,
      description: 'Deposit',
      amount: sats(100_000),
      status: 'pending',
    },
    ...{ validUntil: '2031-12-31', conditions: 'The roof is tight', verificationProcess: 'Both inspect it' },
  };
  const added = await contracts.addGuarantee(created.id, terms);
  // A new guarantee has none, even if the answer does not say so.
  const guarantee = { ...added, deposits: added.deposits ?? [], withdrawals: added.withdrawals ?? [] };
  await transactions.getGuaranteeDetails(guarantee.id);
  const deposit = await transactions.createDeposit({
    ...{ contractId: created.id, guaranteeId: guarantee.id, senderId: ana.id },
  });
  const address = deposit.address ?? '';
  const txid = pay(address, 100_000);
  const paid = { ...deposit, guaranteeId: guarantee.id, txid, vout: 0, amount: sats(100_000) };
  await transactions.updateTransaction(paid).catch(() => undefined);
  const agreed = { ...(await contracts.getContract(created.id)), guarantees: [guarantee] };
  await changeGuarantee(agreed, guarantee.id, () => ({ status: 'active' }));

  await explorer.getFeeRates();
  await explorer.getAddressStats(address);
  await explorer.listUtxos(address);
  await explorer.listHistory(address, null);
  await explorer.getTransactionInfo(txid);
  await explorer.getRawTransaction(txid);
  await explorer.getTipHeight();
  await explorer.postTransaction('00'.repeat(60)).catch(() => undefined);

  const release = await transactions.createWithdrawal({
    ...{ guaranteeId: guarantee.id, address: vectors.withdrawals[0]?.context.address ?? '', amount: sats(60_000) },
    ...{ senderId: ana.id, receiverIds: [ana.id] },
  });
  await contracts.fillContract(created.id);
  await transactions.listDeposits(guarantee.id);
  await transactions.listWithdrawals(guarantee.id);
  await transactions.deleteTransaction(release.id);
  await transactions.broadcastTransaction('00'.repeat(60)).catch(() => undefined);

  const { id } = await chat.sendMessage({ userId: ana.id, contractId: created.id, content: 'Hello' });
  await chat.listMessages(created.id);
  await chat.deleteMessage(id);
}
