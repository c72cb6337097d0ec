import { daily, nightly } from '@tests/daily';
import {
  ABOUT,
  BERTO_ADDRESS,
  counterpartyPair,
  hashText,
  KIT,
  makeContents,
  makeFile,
  makeOffer,
  makeOfferContent,
  makeProofContent,
  makeReturnContent,
  makeTermsContents,
  ownerPair,
  PDF,
  read,
} from '@tests/unit/evidence/evidence-stage';
import { makeZip } from '@tests/unit/evidence/zips';
import { makeCertificate } from '@tests/unit/exit/certificates';
import { COUNTERPARTY, DESTINATION, makeKit, OWNER, STRANGER } from '@tests/unit/exit/kits';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { EvidenceContent } from '@/bitcoin/evidence/evidence-api';
import { packEvidence } from '@/bitcoin/evidence/pack-evidence';
import { signManifest, signOffer } from '@/bitcoin/settlement/sign-statement';
import { formatCheckList, formatManifest, type Manifest } from '@/domain/evidence/manifest';
import type { EvidenceFault } from '@/exit/recovery/evidence/evidence-api';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { formatMessages, parseManifest, toFile } from '@/services/schemas/evidence';
import { formatKit } from '@/services/schemas/kit';

/* Forged evidence: files that were altered, and true files that say what is not so (docs/settlement.md#evidence-file). */

type Files = Record<string, string>;

async function unpackTexts(bytes = makeFile()): Promise<Files> {
  const decoder = new TextDecoder();
  return Object.fromEntries(Object.entries(unzipSync(await bytes)).map(([name, each]) => [name, decoder.decode(each)]));
}

const pack = (files: Files) => makeZip(Object.entries(files).map(([name, content]) => ({ name, content })));

/** A list of the maker's choice, signed. */
function signList(files: Files, change: (manifest: Manifest) => Manifest | string): Files {
  const manifest = parseManifest(files['manifest.json'] ?? '') as Manifest;
  const changed = change(manifest);
  const { hash, statement } = signManifest(ownerPair, typeof changed === 'string' ? manifest : changed);
  const text = typeof changed === 'string' ? changed : formatManifest(changed);
  const list = typeof changed === 'string' ? manifest : changed;
  return {
    ...files,
    'manifest.json': text,
    'manifest.sig': `${statement}\n`,
    'manifest-sha256.txt': formatCheckList(list, hash),
  };
}

function without(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));
}

const REFUSALS: [what: string, problem: string, change: (files: Files) => Files][] = [
  ['no list', 'no-manifest', (files) => without(files, 'manifest.json')],
  ['no signature', 'no-manifest', (files) => without(files, 'manifest.sig')],
  ['no checksums', 'no-manifest', (files) => without(files, 'manifest-sha256.txt')],
  ['a list that is no JSON', 'manifest-unreadable', (files) => ({ ...files, 'manifest.json': '{' })],
  [
    'a list that is written otherwise',
    'manifest-unreadable',
    (files) => ({ ...files, 'manifest.json': `${files['manifest.json']}\n` }),
  ],
  [
    'a later version',
    'newer-version',
    (files) => signList(files, (list) => formatManifest(list).replace('"version":1', '"version":2')),
  ],
  ['an altered account', 'file-altered', (files) => ({ ...files, 'statement.txt': 'I want everything.\n' })],
  ['an added document', 'file-unlisted', (files) => ({ ...files, 'files/added.txt': '' })],
  ['a document that is gone', 'file-missing', (files) => without(files, 'files/Informe técnico.txt')],
  [
    'other checksums',
    'check-list',
    (files) => ({ ...files, 'manifest-sha256.txt': `${files['manifest-sha256.txt']}\n` }),
  ],
  [
    'an altered list',
    'manifest-signature',
    (files) => ({
      ...files,
      'manifest.json': (files['manifest.json'] ?? '').replace('"role":"owner"', '"role":"counterparty"'),
    }),
  ],
  [
    'the signature of another text',
    'manifest-signature',
    (files) => {
      const { statement } = signOffer(ownerPair, makeOffer());
      return { ...files, 'manifest.sig': `${statement}\n` };
    },
  ],
  [
    'another key',
    'manifest-signature',
    (files) => ({
      ...files,
      'manifest.json': (files['manifest.json'] ?? '').replace(OWNER.public_key, COUNTERPARTY.public_key),
    }),
  ],
  [
    'a signature with a word more',
    'manifest-signature',
    (files) => ({ ...files, 'manifest.sig': `${files['manifest.sig']}x` }),
  ],
  [
    'a claim of another source',
    'manifest-unreadable',
    (files) =>
      signList(files, (list) => ({
        ...list,
        files: list.files.map((file) => ({ ...file, source: 'signed' as const })),
      })),
  ],
  [
    'a list in another order',
    'manifest-unreadable',
    (files) => signList(files, (list) => ({ ...list, files: list.files.toReversed() })),
  ],
  [
    'a list that names itself',
    'manifest-unreadable',
    (files) =>
      signList(files, (list) => ({
        ...list,
        files: [{ name: 'manifest.json', sha256: hashText(''), size: 0, source: 'party' as const }, ...list.files],
      })),
  ],
];

describe('a file that was altered is not read', () => {
  nightly('packed again without a change, it is', async () => {
    expect(await readEvidence(pack(await unpackTexts()))).toMatchObject({ ok: true });
  });

  test.each(daily(2, REFUSALS))('%s: %s', async (_what, problem, change) => {
    expect(await readEvidence(pack(change(await unpackTexts())))).toMatchObject({ ok: false, error: { problem } });
  });

  test('signed by the other party in the name of this one', async () => {
    await expect(packEvidence(counterpartyPair, { ...ABOUT, contents: [] })).rejects.toThrow('names another key');
  });
});

const isOf = (folder: string) => (name: string) => name.startsWith(folder);
const offer = makeOfferContent();
const text = (content: EvidenceContent) => String(content.content);
const [proof] = KIT.transactions.map(makeProofContent);
const changedKit = (change: object) => formatKit([{ ...KIT, ...change } as typeof KIT]);

const FAULTS: [
  what: string,
  kind: EvidenceFault['kind'],
  replaced: (name: string) => boolean,
  added: () => EvidenceContent[],
][] = [
  [
    'terms of another contract',
    'other-contract',
    isOf('terms/'),
    () => makeTermsContents(makeCertificate({ contract: '8', pdf: hashText(PDF) })),
  ],
  [
    'terms of another network',
    'other-contract',
    isOf('terms/'),
    () => makeTermsContents(makeCertificate({ network: 'testnet' })),
  ],
  [
    'terms with an altered text',
    'certificate',
    isOf('terms/'),
    () =>
      makeTermsContents(makeCertificate()).map((each) => ({ ...each, content: text(each).replace('Slates', 'Slabs') })),
  ],
  [
    'terms under the name of others',
    'unreadable',
    isOf('terms/'),
    () => [
      {
        name: `terms/1-${'0'.repeat(64)}.json`,
        content: text(makeTermsContents(makeCertificate())[0] as EvidenceContent),
      },
    ],
  ],
  [
    'another document than the signed one',
    'pdf-differs',
    isOf(`terms/${hashText(PDF)}`),
    () => [{ name: `terms/${hashText('x')}.pdf`, content: 'x' }],
  ],
  [
    'another document under the name of the signed one',
    'pdf-differs',
    isOf(`terms/${hashText(PDF)}`),
    () => [{ name: `terms/${hashText(PDF)}.pdf`, content: 'x' }],
  ],
  [
    'a kit with another key',
    'other-key',
    isOf('kit'),
    () => [{ name: 'kit.json', content: changedKit({ keys: { ...KIT.keys, counterparty: STRANGER.public_key } }) }],
  ],
  [
    'a kit with another arbitrator',
    'other-key',
    isOf('kit'),
    () => [
      {
        name: 'kit.json',
        content: changedKit({
          keys: {
            ...KIT.keys,
            arbitrator: { id: '1', xpub: makeKit({ network: 'testnet' }).keys.arbitrator.xpub.replace(/.$/, 'A') },
          },
        }),
      },
    ],
  ],
  [
    'a kit of another contract',
    'other-contract',
    isOf('kit'),
    () => [{ name: 'kit.json', content: changedKit({ contract: { ...KIT.contract, id: '8' } }) }],
  ],
  [
    'a kit with a foreign address',
    'kit',
    isOf('kit'),
    () => [
      {
        name: 'kit.json',
        content: formatKit([KIT]).replace(KIT.guarantees[0]?.deposits[0]?.address ?? '', BERTO_ADDRESS),
      },
    ],
  ],
  [
    'two kits',
    'unreadable',
    isOf('kit'),
    () => [{ name: 'kit.json', content: formatKit([KIT, makeKit({ contractOrder: 9 })]) }],
  ],
  [
    'a kit with an envelope',
    'unreadable',
    isOf('kit'),
    () => [{ name: 'kit.json', content: formatKit([{ ...KIT, envelope: '{"v":1}' }]) }],
  ],
  [
    'a proof of another transaction',
    'proof',
    isOf(proof?.name ?? ''),
    () => [{ name: proof?.name ?? '', content: text(makeProofContent(KIT.transactions[1] ?? '')) }],
  ],
  [
    'a proof of a payment to somebody else',
    'coin-foreign',
    () => false,
    () => [makeProofContent(makeKit({ contractOrder: 9, hasTransactions: true }).transactions[0] ?? '')],
  ],
  [
    'a proof with an altered branch',
    'proof',
    isOf(proof?.name ?? ''),
    () => [
      {
        name: proof?.name ?? '',
        content: text(proof as EvidenceContent).replace(/"branch": \[\s*"../, (found) => `${found.slice(0, -2)}00`),
      },
    ],
  ],
  [
    'a proof that is no JSON',
    'unreadable',
    isOf(proof?.name ?? ''),
    () => [{ name: proof?.name ?? '', content: '[]' }],
  ],
  ['an offer of another contract', 'other-contract', isOf('offers/'), () => [makeOfferContent({ contract: '8' })]],
  [
    'an offer by nobody',
    'signature-invalid',
    isOf(offer.name),
    () => [{ ...offer, content: text(offer).replace(/"statement": "../, '"statement": "IA') }],
  ],
  [
    'an acceptance to another address',
    'signature-invalid',
    isOf(offer.name),
    () => [{ ...offer, content: text(offer).replace(BERTO_ADDRESS, DESTINATION) }],
  ],
  [
    'an acceptance with a signature less',
    'signature-invalid',
    isOf(offer.name),
    () => [{ ...offer, content: text(offer).replace(/("signatures": \[\s*)"[^"]+",/, '$1') }],
  ],
  [
    'an acceptance over coins that are not the contract’s',
    'coin-foreign',
    isOf(offer.name),
    () => {
      const foreign = makeOffer({ coins: makeOffer().coins.map((coin) => ({ ...coin, order: 5_000 })) });
      const { hash, text: words, statement } = signOffer(ownerPair, foreign);
      const { acceptances } = JSON.parse(text(offer)) as { acceptances: unknown };
      return [{ name: `offers/${hash}.json`, content: toFile({ text: words, statement, acceptances }) }];
    },
  ],
  [
    'an offer under the name of another',
    'unreadable',
    isOf(offer.name),
    () => [{ ...offer, name: `offers/${'0'.repeat(64)}.json` }],
  ],
  [
    'a return with a signature of another rate',
    'signature-invalid',
    isOf('returns/'),
    () => {
      const each = makeReturnContent();
      return [
        { ...each, content: text(each).replace(/"([A-Za-z0-9_-]{86})",(\s*)"([A-Za-z0-9_-]{86})"/, '"$3",$2"$1"') },
      ];
    },
  ],
  [
    'a return with a rate less',
    'signature-invalid',
    isOf('returns/'),
    () => {
      const each = makeReturnContent();
      return [{ ...each, content: text(each).replace(/"[A-Za-z0-9_-]{86}",\s*/, '') }];
    },
  ],
  [
    'a return with a signature more',
    'signature-invalid',
    isOf('returns/'),
    () => {
      const each = makeReturnContent();
      return [{ ...each, content: text(each).replace(/("[A-Za-z0-9_-]{86}")(\s*\])/, '$1, $1$2') }];
    },
  ],
  [
    'older terms with another key',
    'other-key',
    () => false,
    () => [
      ...makeTermsContents(makeCertificate({ counterparty: { id: 'u2', key: STRANGER.public_key } }, ['owner'])),
      ...makeTermsContents(makeCertificate({ revision: 2 })),
    ],
  ],
  [
    'a return by nobody',
    'signature-invalid',
    isOf('returns/'),
    () => {
      const each = makeReturnContent();
      return [{ ...each, content: text(each).replace(/"statement": "../, '"statement": "IA') }];
    },
  ],
  ['a chat that is no chat', 'unreadable', isOf('messages'), () => [{ name: 'messages.json', content: '[]' }]],
  [
    'a log with other fields',
    'unreadable',
    isOf('log'),
    () => [{ name: 'log.json', content: '{"format":"aval-evidence-log-1","received":"yes","entries":[{}]}' }],
  ],
];

describe('what does not hold is named, and the rest counts', () => {
  test.each(daily(2, FAULTS))('%s: %s', async (_what, kind, isReplaced, added) => {
    const contents = [...makeContents().filter(({ name }) => !isReplaced(name)), ...added()];
    const { items, statement } = await read(await makeFile(contents));
    const faults = items.flatMap(({ verdict }) => (verdict.kind === 'fault' ? [verdict.fault.kind] : []));
    expect(faults).toContain(kind);
    expect(statement).toContain('The roof leaks.');
    expect(items.some(({ verdict }) => verdict.kind === 'party')).toBe(true);
  });

  nightly('a payment without proof, or with too few blocks, is not proven and not wrong', async () => {
    const others = makeContents().filter(({ name }) => name !== proof?.name);
    const short = JSON.parse(text(proof as EvidenceContent)) as { headers: string[] };
    const shallow = { name: proof?.name ?? '', content: toFile({ ...short, headers: short.headers.slice(0, 5) }) };
    for (const [contents, flaw] of [
      [others, 'not-offered'],
      [[...others, shallow], 'shallow'],
    ] as const) {
      const { items, payments } = await read(await makeFile([...contents]));
      expect(items.filter(({ verdict }) => verdict.kind === 'fault')).toEqual([]);
      expect(payments.flatMap(({ verdict }) => (verdict.kind === 'unproven' ? [verdict.flaw] : []))).toEqual([flaw]);
    }
  });

  nightly('a maker whose key is not that of the signed terms', async () => {
    const terms = makeCertificate({ counterparty: { id: 'u2', key: COUNTERPARTY.public_key } });
    const contents = makeTermsContents(terms);
    const { items } = await read(
      await makeFile(contents, { by: { role: 'counterparty', id: 'u2', key: OWNER.public_key } }),
    );
    expect(items[0]).toMatchObject({
      subject: { kind: 'manifest' },
      verdict: { kind: 'fault', fault: { kind: 'other-key' } },
    });
  });

  test('an address that another key states is nobody’s', async () => {
    const genuine = makeContents().find(({ name }) => name === 'messages.json');
    const line = /aval:payout:1:[^"\\]+/.exec(text(genuine as EvidenceContent))?.[0] ?? '';
    const forged = formatMessages([
      { id: '1', sender: 'u2', sentAt: null, text: line.replace(BERTO_ADDRESS, DESTINATION) },
      { id: '2', sender: 'u2', sentAt: null, text: `Pay me at ${DESTINATION}` },
    ]);
    const contents = makeContents().filter(({ name }) => name === 'kit.json' || name.startsWith('terms/'));
    const reading = await read(await makeFile([...contents, { name: 'messages.json', content: forged }]));
    expect(reading.parties.counterparty.addresses).toEqual([]);
    expect(reading.items.find(({ name }) => name === 'messages.json')?.subject).toMatchObject({ signed: 0 });
  });

  nightly('without signed terms, names are only the file’s word', async () => {
    const { parties } = await read(await makeFile(makeContents().filter(({ name }) => !name.startsWith('terms/'))));
    expect(parties.owner).toMatchObject({ source: 'file', id: 'u1' });
    expect(parties.counterparty).toMatchObject({ source: 'file', id: null, key: COUNTERPARTY.public_key });
  });
});
