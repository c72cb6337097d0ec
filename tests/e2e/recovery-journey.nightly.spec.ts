import { expect, type Page, test } from '@playwright/test';
import { HDKey } from '@scure/bip32';
import { sha256 } from '../../mocks/chain/bytes';
import { APP_URL } from './addresses';
import { DESTINATION, join, pay } from './journey';
import { leave, Person } from './person';
import { RecoveryPage, saveForSigner, saveRecoveryFile, testRecoveryFile } from './recovery-person';

/* Moving the money of a contract without the backend (docs/recovery-file.md): only the chain and its explorer remain. */

const EXPLORER = `${APP_URL}/explorer`;
const BOTH = 'Guarantee of both parties';
const DISPUTED = 'Guarantee in dispute';
const OTHER_DESTINATION = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

test('guarantees are recovered from two recovery files, or from one and the arbitrator, without the backend', async ({
  browser,
}, { outputDir }) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL);
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  await fundContract(ana, berto);
  const ofAna = await saveRecoveryFile(ana, `${outputDir}/ana.html`);
  const forHolder = await saveForSigner(ana, `${outputDir}/for-holder.json`);
  await testRecoveryFile(ana, ofAna, 'You and one more signer can recover 0.003 BTC from this file. Tested today.');
  const ofBerto = await saveRecoveryFile(berto, `${outputDir}/berto.html`);
  await leave(ana, berto);

  // Both parties.
  const owner = await RecoveryPage.open(browser, ofAna);
  await owner.spendOnly(BOTH);
  await owner.create([[DESTINATION, 'Max']]);
  await owner.sign('Signing Password', ana.account.password);
  const half = await owner.saveSigned(`${outputDir}/half.psbt`);
  expect(owner.requests).toEqual([]);
  const counterparty = await RecoveryPage.open(browser, ofBerto);
  await counterparty.receive(half);
  await counterparty.sign('Signing Password', berto.account.password);
  await counterparty.useExplorer(`${EXPLORER}/api`);
  await expectPaid(counterparty.page, await counterparty.broadcast(), { [DESTINATION]: 99_562 });

  // The counterparty is gone: the holder of the third key splits with the owner's file for another signer, and the owner completes it.
  const holder = await RecoveryPage.open(browser, forHolder);
  await holder.useExplorer(`${EXPLORER}/api`);
  await holder.spendOnly(DISPUTED);
  await holder.create([
    [DESTINATION, '0.0005'],
    [OTHER_DESTINATION, 'Max'],
  ]);
  await holder.sign('Extended private key', arbitratorKey());
  const decided = await holder.saveSigned(`${outputDir}/decided.psbt`);
  const alone = await RecoveryPage.open(browser, ofAna);
  await alone.receive(decided);
  await alone.sign('Signing Password', ana.account.password);
  await alone.useExplorer(`${EXPLORER}/api`);
  await expectPaid(alone.page, await alone.broadcast(), { [DESTINATION]: 50_000 });
  for (const each of [owner, counterparty, holder, alone]) {
    each.expectExplorerOnly(`${EXPLORER}/api`);
    await each.page.close();
  }
});

/** A contract with two guarantees that are paid. */
async function fundContract(ana: Person, berto: Person): Promise<void> {
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles on the whole roof', 'Create Contract');
  await join(berto, await ana.shareLink());
  for (const [description, amount] of [
    [BOTH, '0.001'],
    [DISPUTED, '0.002'],
  ] as const) {
    await berto.addGuarantee(description, amount);
    await pay(berto, EXPLORER, description, amount);
  }
  await ana.page.reload({ waitUntil: 'networkidle' });
}

/** The extended private key of the embedded backend's arbitrator. */
function arbitratorKey(): string {
  const node = HDKey.fromMasterSeed(sha256('aval regtest arbitrator 1'), { private: 0x04358394, public: 0x043587cf });
  return node.derive("m/48'/1'/0'/2'").privateExtendedKey;
}

/** The explorer knows the transaction, which pays what is given. @param amounts satoshis by address */
async function expectPaid(page: Page, raw: string, amounts: Record<string, number>): Promise<void> {
  const txid = await page
    .getByText(/^[0-9a-f]{64}$/)
    .first()
    .innerText();
  const known = await page.request.get(`${EXPLORER}/api/tx/${txid}/hex`);
  expect(await known.text()).toBe(raw);
  const { vout } = (await (await page.request.get(`${EXPLORER}/api/tx/${txid}`)).json()) as {
    vout: { scriptpubkey_address: string; value: number }[];
  };
  for (const [address, least] of Object.entries(amounts))
    expect(vout.find((output) => output.scriptpubkey_address === address)?.value).toBeGreaterThanOrEqual(least);
}
