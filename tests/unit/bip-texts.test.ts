import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkAddress } from '@/bitcoin/addresses/check-address';
import { deriveArbitratorKey } from '@/bitcoin/addresses/deposit-address';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { NETWORKS } from '@/domain/primitives/network';
import { readAddress } from '@/exit/recovery/addresses';
import { engine } from '@/exit/recovery/engine';
import { readPsbt as readOnPage } from '@/exit/recovery/psbt';
import { checkedKit, makeKit } from './exit/kits';

/*
 * The test vectors as the BIPs print them, from a copy of the repository bitcoin/bips that BIPS names. bips.test.ts and
 * psbt-version-2.test.ts have the same cases without it.
 */

const FOLDER = process.env.BIPS ?? '';
const read = (bip: string) => (FOLDER === '' ? '' : readFileSync(join(FOLDER, `bip-${bip}.mediawiki`), 'utf8'));

/** The part of a text from one heading to another, or to the end. */
const between = (text: string, from: string, to: string) => `${text.split(from)[1] ?? ''}`.split(to)[0] ?? '';

/** Names and contents of `* Case: name … <pre>hex</pre>`. */
function listPsbts(text: string): [string, string][] {
  const cases = text.matchAll(/^\* Case: (.*)\n\*\* Bytes in Hex: <pre>([0-9a-f]+)<\/pre>/gm);
  return [...cases].map(([, name = '', hex = '']) => [name, hex]);
}

const BIP174 = read('0174');
const BIP370 = read('0370');

/** The locktime in each program; `null`: refused. */
function readLocktimes(hex: string): (number | null)[] {
  let app: number | null = null;
  try {
    app = createPsbtView(readPsbt(hex)).tx.locktime;
  } catch {
    // Refused.
  }
  return [app, readOnPage(hex)?.transaction.lockTime ?? null];
}

describe.skipIf(FOLDER === '')('in the texts of the BIPs', () => {
  const invalid = [BIP174, BIP370].flatMap((text) =>
    listPsbts(between(text, 'The following are invalid PSBTs:', 'The following are valid PSBTs')),
  );
  const undetermined = listPsbts(between(BIP370, 'cannot be computed', '==')).slice(-1);

  test('there are 20 and 24 invalid PSBTs', () => {
    expect(invalid).toHaveLength(44);
    expect(undetermined).toHaveLength(1);
  });

  test.each([...invalid, ...undetermined])('both programs refuse: %s', (_name, hex) => {
    expect(readLocktimes(hex)).toEqual([null, null]);
  });

  test.each([
    ...listPsbts(between(BIP174, 'The following are valid PSBTs:', '===')).slice(0, 10),
    ...listPsbts(between(BIP370, 'The following are valid PSBTs', 'cannot be computed')),
  ])('both programs read: %s', (_name, hex) => {
    const [app, page] = readLocktimes(hex);
    expect(app).not.toBeNull();
    expect(page).toBe(app);
  });

  test('every extended key that BIP32 calls invalid is refused', () => {
    const keys = [...between(read('0032'), '===Test vector 5===', '==').matchAll(/^\* (\w+) \(/gm)].map(
      ([, key = '']) => key,
    );
    expect(keys).toHaveLength(16);
    const kit = makeKit({ network: 'mainnet' });
    for (const key of keys) {
      expect(() => deriveArbitratorKey(key, 'mainnet', [1, 1]), key).toThrow();
      kit.keys.arbitrator.xpub = key;
      expect(engine.checkKit(kit).ok, key).toBe(false);
      expect(engine.readArbitratorKey(checkedKit({ network: 'mainnet' }), key).ok, key).toBe(false);
    }
  });

  test('addresses that BIP350 calls invalid are refused, and those of known versions are read', () => {
    const section = between(read('0350'), 'native segregated witness addresses===', '==Appendix');
    const [valid = '', wrong = ''] = section.split('invalid segwit addresses');
    const list = (text: string) => [...text.matchAll(/^\* <tt>(\w+)<\/tt>: (?:<tt>)?(\w*)/gm)];
    expect([list(valid).length, list(wrong).length]).toEqual([8, 15]);
    const isRead = (address: string) => {
      const app = NETWORKS.some((network) => checkAddress(address, network).ok);
      expect(NETWORKS.some((network) => 'script' in readAddress(address, network))).toBe(app);
      return app;
    };
    for (const [, address = ''] of list(wrong)) expect(isRead(address), address).toBe(false);
    const isSpendable = (script: string) => /^(0014|0020|5120)/.test(script);
    for (const [, address = '', script = ''] of list(valid)) expect(isRead(address), address).toBe(isSpendable(script));
  });
});
