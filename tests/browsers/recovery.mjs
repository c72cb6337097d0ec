import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { Person } from './person.mjs';

const root = (path) => fileURLToPath(new URL(path, import.meta.url));
const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
/** Milliseconds. 200 coins take a slow machine a while. */
const SIGNING_TIMEOUT = 120_000;

/** The recovery files, made by the product's own code, of the page that the site offers. */
export async function makeRecoveryFiles(site) {
  const folder = mkdtempSync(join(tmpdir(), 'aval-recovery-'));
  const page = join(folder, 'recover.html');
  writeFileSync(page, await (await fetch(`${site}/recover.html`)).text());
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    resolve: { alias: { '@': root('../../src'), '@mocks': root('../../mocks'), '@tests': root('..') } },
  });
  try {
    const { makeSamples } = await vite.ssrLoadModule('/tests/browsers/recovery-samples.ts');
    return await makeSamples(page, folder);
  } finally {
    await vite.close();
  }
}

/** Two people recover guarantees with files on their disks: no site, no network (docs/recovery-file.md#the-page). */
export async function playRecovery(browser, [first, second], files) {
  const people = [new Person(first, 'ana', files.page), new Person(second, 'berto', files.page)];
  try {
    await play(...people, files);
  } catch (error) {
    const states = await Promise.all(people.map((person) => person.describe(browser).catch((failure) => failure)));
    throw new Error(`${error.message}\n\n${states.join('\n\n')}`);
  }
}

async function play(ana, berto, files) {
  // Two files.
  await openFile(ana, files.owner);
  const half = await makeHalf(ana, files);
  await openFile(berto, files.counterparty);
  await complete(berto, half, 'Signing Password', files.password, files);

  // One file and the arbitrator's key.
  await berto.open(files.page);
  await paste(berto, 'Recovery file', files.forSigner);
  await berto.press('Open');
  await berto.see('Your contract');
  await complete(berto, half, 'Extended private key', files.arbitratorKey, files);

  // 200 coins.
  await openFile(ana, files.ownerMany);
  const many = await makeHalf(ana, files);
  await openFile(berto, files.counterpartyMany);
  await complete(berto, many, 'Signing Password', files.password, files);

  // A deposit that is younger than the files.
  for (const [person, file] of [
    [ana, files.owner],
    [berto, files.counterparty],
  ]) {
    await openFile(person, file);
    await person.press('Add coins yourself', '', 'summary');
    await paste(person, 'Payments to the contract', files.late);
    await person.press('Add coins');
    await person.see('1 coin added.');
  }
  await complete(berto, await makeHalf(ana, files), 'Signing Password', files.password, files);

  // A return date, which the other party signed in advance.
  await openFile(ana, files.ownerReturn);
  await ana.press('Take it back');
  await ana.see('Check and sign');
  await sign(ana, 'Signing Password', files.password);
  await readComplete(ana, files);
}

async function openFile(person, url) {
  await person.open(url);
  await person.see('Your contract');
}

/** Makes a transaction of all coins, and signs it; returns the PSBT. */
async function makeHalf(person, { password }) {
  await person.fill('Destination Bitcoin Address', DESTINATION);
  await person.press('Max');
  await person.fill('Fee rate (sat/vB)', '2,5');
  await person.press('Create transaction');
  await person.see('Check and sign');
  await sign(person, 'Signing Password', password);
  await person.see('Signed by one of two', '', SIGNING_TIMEOUT);
  return readCode(person, 'Signed PSBT');
}

/** Opens what the other one signed, and adds the second signature. */
async function complete(person, half, field, secret, files) {
  await paste(person, 'Transaction to sign', half);
  await person.press('Open');
  await person.see('Check and sign');
  await sign(person, field, secret);
  await readComplete(person, files);
}

async function sign(person, field, secret) {
  await person.fill(field, secret);
  await person.press('Sign');
}

async function readComplete(person, { verify }) {
  await person.see('Ready to broadcast', '', SIGNING_TIMEOUT);
  verify(await readCode(person, 'Raw transaction'));
}

/** Sets a field at once: a PSBT of 200 coins would be typed for minutes. */
function paste(person, label, text) {
  return person.attempt(`paste into "${label}"`, '', () =>
    person.session.read(
      (name, value) => {
        const field = [...document.querySelectorAll('textarea')].find((each) =>
          [...each.labels].some(({ textContent }) => textContent.startsWith(name)),
        );
        if (field === undefined) return false;
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
      },
      label,
      text,
    ),
  );
}

function readCode(person, label) {
  return person.attempt(`read "${label}"`, '', () =>
    person.session.read((name) => {
      const fields = [...document.querySelectorAll('textarea[readonly]')];
      return fields.find((each) => [...each.labels].some(({ textContent }) => textContent === name))?.value;
    }, label),
  );
}
