import { nightly } from '@tests/daily';
import { makeCertificate } from '@tests/unit/exit/certificates';
import { COUNTERPARTY, DESTINATION, OWNER, required, STRANGER, sat, secretOf } from '@tests/unit/exit/kits';
import { describe, expect, test } from 'vitest';
import { packEvidence } from '@/bitcoin/evidence/pack-evidence';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { signPayout } from '@/bitcoin/seals/sign-payout';
import { formatStatement } from '@/domain/evidence/statement-text';
import { formatMessages } from '@/services/schemas/evidence';
import {
  ABOUT,
  BERTO_ADDRESS,
  counterpartyPair,
  KIT,
  makeContents,
  makeFile,
  makeOfferContent,
  makeTermsContents,
  read,
  replace,
} from './evidence-stage';

/* Where a party wants to be paid (docs/settlement.md#evidence-file): by its own signature, its own file first. */

const CURRENT = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const ofMainnet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const makeStatement = (address: string) => ({ name: 'statement.txt', content: formatStatement('Pay me', address) });

async function readWith(address: string) {
  return read(await makeFile(replace(makeStatement(address), (name) => name === 'statement.txt')));
}

describe('a stated address', () => {
  nightly('in capitals is the same address', async () => {
    const { parties } = await readWith(BERTO_ADDRESS.toUpperCase());
    expect(parties.owner.addresses[0]).toEqual({ address: BERTO_ADDRESS, in: 'statement' });
  });

  nightly('of another network is none', async () => {
    const { parties } = await readWith(ofMainnet);
    expect(parties.owner.addresses.map((each) => each.in)).toEqual(['offer']);
  });

  test('is nobody’s in a file by a stranger’s key', async () => {
    const contents = [
      { name: 'README.txt', content: 'x' },
      makeStatement(CURRENT),
      ...makeTermsContents(makeCertificate()),
    ];
    const by = { role: 'counterparty', id: 'u2', key: STRANGER.public_key } as const;
    const { file } = await packEvidence(required(createPair(secretOf(STRANGER))), { ...ABOUT, by, contents });
    const { parties, items } = await read(new Uint8Array(await file.arrayBuffer()));
    expect(parties.counterparty.addresses).toEqual([]);
    expect(items[0]?.verdict).toEqual({ kind: 'fault', fault: { kind: 'other-key' } });
  });

  nightly('comes by what states it, and then by number, not by the order of files', async () => {
    const addresses = [DESTINATION, CURRENT];
    const offers = [3, 12].map((number, at) =>
      makeOfferContent({
        number,
        outputs: [
          { address: required(addresses[at]), to: 'owner', value: sat(100_000) },
          { address: '', to: 'counterparty', value: sat(79_000) },
        ],
      }),
    );
    const others = makeContents().filter(({ name }) => !/^(?:offers|returns|statement)/.test(name));
    const { parties } = await read(await makeFile([...others, ...offers]));
    expect(parties.owner.addresses).toEqual([
      { address: CURRENT, in: 'offer', number: 12 },
      { address: DESTINATION, in: 'offer', number: 3 },
    ]);
    expect(parties.counterparty.addresses).toEqual([{ address: BERTO_ADDRESS, in: 'payout', number: 0 }]);
  });
});

describe('lines of the chat', () => {
  const place = { network: KIT.network, contract: '7', owner: OWNER.public_key, counterparty: COUNTERPARTY.public_key };
  const line = `aval:payout:1:${BERTO_ADDRESS}:${signPayout(counterpartyPair, place, BERTO_ADDRESS)}`;
  const toMessages = (texts: readonly string[]) =>
    formatMessages(texts.map((text, at) => ({ id: `${at}`, sender: 'u2', sentAt: null, text })));

  async function readChat(texts: readonly string[]) {
    const contents = replace({ name: 'messages.json', content: toMessages(texts) }, (name) =>
      /^(?:offers|returns|messages)/.test(name),
    );
    const { parties, items } = await read(await makeFile(contents));
    return {
      stated: parties.counterparty.addresses,
      subject: items.find(({ name }) => name === 'messages.json')?.subject,
    };
  }

  test('that only begin like a signed one do not keep the others from being checked', async () => {
    const junk = Array.from({ length: 600 }, () => 'aval:payout:1:x:y');
    expect(await readChat([line, ...junk])).toEqual({
      stated: [{ address: BERTO_ADDRESS, in: 'payout', number: 0 }],
      subject: { kind: 'messages', count: 601, signed: 1, unchecked: 0 },
    });
  });

  nightly('that are too many to be checked are counted', async () => {
    const other = `aval:payout:1:${CURRENT}:${'A'.repeat(87)}=`;
    const { stated, subject } = await readChat([line, ...Array.from({ length: 500 }, () => other)]);
    expect(stated).toEqual([]);
    expect(subject).toEqual({ kind: 'messages', count: 501, signed: 0, unchecked: 1 });
  });
});
