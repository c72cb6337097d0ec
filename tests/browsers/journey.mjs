import { Person } from './person.mjs';

const GUARANTEE = 'Deposit for the roof';
const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
/** Milliseconds. Blocks come every 15 seconds, and the explorer is asked now and then. */
const BLOCK_TIMEOUT = 150_000;

/** Two users make a contract, back it with bitcoin and release it, each in a session of their own. */
export async function playJourney(browser, [first, second], site) {
  const people = [new Person(first, 'ana', site), new Person(second, 'berto', site)];
  try {
    await play(...people);
  } catch (error) {
    const states = await Promise.all(people.map((person) => person.describe(browser).catch((failure) => failure)));
    throw new Error(`${error.message}\n\n${states.join('\n\n')}`);
  }
}

async function play(ana, berto) {
  await register(ana);
  await logIn(ana);
  await waitForPath(ana, '/contracts');
  await waitForKeyCheck(ana);
  const contract = await createContract(ana);

  await register(berto);
  // The link that 'Share Contract' copies.
  await berto.open(`${contract}/join`);
  await waitForPath(berto, '/login');
  await logIn(berto);
  await waitForKeyCheck(berto);
  await berto.press('Accept Contract');
  await berto.see("You've successfully joined the contract!");
  await ana.open(contract);
  await ana.see('Active');

  await addGuarantee(berto);
  await pay(berto, await readDepositAddress(berto));
  await berto.open(contract);
  await berto.see('Active', GUARANTEE, BLOCK_TIMEOUT);

  await ana.open(contract);
  await release(ana);
  await berto.open(contract);
  await cosign(berto);
  await ana.open(contract);
  await ana.see('Executed', GUARANTEE, BLOCK_TIMEOUT);
}

async function register(person) {
  await person.open('/register');
  await person.fill('Username', person.name);
  await person.fill('Email', person.email);
  await person.fill('Password', person.password);
  await person.press('Register');
  await person.see('Registration successful! Please log in.');
}

/** At the login form. It may hold the address of the registration. */
async function logIn(person) {
  await person.fill('Email', person.email);
  await person.fill('Password', person.password);
  await person.press('Login');
}

function waitForPath(person, path) {
  return person.attempt(`reach ${path}`, '', async () => (await person.session.read(() => location.pathname)) === path);
}

/** A page that is left before has to check the key in place. */
function waitForKeyCheck(person) {
  const isChecked = () => localStorage.getItem('ownKey')?.includes('"keyVerdict":"good"');
  return person.attempt('wait for the check of the key', '', () => person.session.read(isChecked));
}

/** Returns the path of the published contract. */
async function createContract(person) {
  const title = 'Roof repair';
  await person.open('/contracts/new');
  await person.fill('Contract Title', title);
  await person.fill('Description', 'New tiles on the whole roof');
  await person.press('Save as Draft');
  await person.press('Publish Contract');
  await person.see('Waiting for Counterparty');
  await person.see(title);
  return person.session.read(() => location.pathname);
}

async function addGuarantee(person) {
  const dialog = 'Add Guarantee';
  await person.press('Add Guarantee');
  await person.fill('Description', GUARANTEE, dialog);
  await person.fill('Amount (BTC)', '0.001', dialog);
  await person.fill('Valid Until', '2031-12-31', dialog);
  await person.fill('Conditions', 'The roof is tight', dialog);
  await person.fill('Verification Process', 'Both inspect it', dialog);
  await person.press('Add Guarantee', dialog);
  await person.seeNo('', dialog);
}

async function readDepositAddress(person) {
  await person.unfold(GUARANTEE);
  await person.press('Deposit', GUARANTEE);
  await person.see('Verified', 'Deposit Address');
  // The link that opens a wallet.
  const readLink = () => document.querySelector('dialog a[href^="bitcoin:"]')?.pathname;
  return person.attempt('read the deposit address', '', () => person.session.read(readLink));
}

/** With test coins, on the explorer's page, which proposes an amount. */
async function pay(person, address) {
  await person.open(`/explorer/address/${address}`);
  await person.fill('Amount (BTC)', '0.001');
  await person.press('Send test coins');
  await person.attempt('see the payment', '', () =>
    person.session.read(() => document.querySelector('a[href*="/tx/"]') !== null),
  );
}

/** The other party deposited the money, so this browser asks whether it belongs to the guarantee. */
async function release(person) {
  const dialog = 'Release Guarantee';
  const review = 'Check the release';
  await person.unfold(GUARANTEE);
  await person.press('Release Guarantee', GUARANTEE);
  await person.fill('Destination Bitcoin Address', DESTINATION, dialog);
  await person.press('Max', dialog);
  await person.fill('Signing Password', person.password, dialog);
  await person.press('Generate Transaction', dialog);
  await person.tick('This money belongs to this guarantee', review);
  await person.press('Sign Transaction', review);
  await person.seeNo('', review);
}

async function cosign(person) {
  const dialog = 'Sign Transaction';
  await person.press('Sign Withdrawal', GUARANTEE);
  await person.see(DESTINATION, dialog);
  await person.fill('Signing Password', person.password, dialog);
  await person.press('Sign Transaction', dialog);
  await person.see('Transaction Broadcast Successfully');
}
