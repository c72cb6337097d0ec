import { expect, test } from 'vitest';
import { getOutpoint } from '@/domain/settlement/coins';
import { findAgreed, listAgreed } from '@/exit/recovery/award/agreed-payments';
import { engine } from '@/exit/recovery/engine';
import { describeSubject } from '@/exit/screen/evidence/describe-evidence';
import { TEXTS } from '@/exit/texts/texts';
import { KIT, listCoins, makeContents, makeFile, makeOfferContent, read, replace } from '../evidence/evidence-stage';
import { required, unwrap } from './kits';
import { makeReturn } from './returns';

/* What the parties have signed about coins, which the arbitrator sees beside a decision about them. */

const isOffer = (name: string) => /^offers\/[0-9a-f]/.test(name);
const open = async (contents = makeContents()) => {
  const evidence = await read(await makeFile(contents));
  return { evidence, kit: required(evidence.kit) };
};

test('is every acceptance and return whose signatures are valid', async () => {
  const file = await open();
  const agreed = listAgreed([file, file]);
  expect(agreed.map(({ kind, number, isConfidential, from }) => [kind, number, isConfidential, from])).toEqual([
    ['acceptance', 1, false, 0],
    ['return', 1, false, 1_700_000_000],
  ]);
  expect(agreed[0]?.outpoints.toSorted()).toEqual(listCoins(KIT).map(getOutpoint).toSorted());
});

test('is told by the coins that are spent', async () => {
  const agreed = listAgreed([await open()]);
  const coins = engine.listKitCoins(engine.addScanned(unwrap(engine.checkKit(KIT)), []));
  expect(findAgreed(agreed, []).length).toBe(0);
  expect(findAgreed(agreed, coins.slice(0, 1)).map(({ kind }) => kind)).toEqual(['acceptance', 'return']);
  // The return is of all coins, the offer about one guarantee.
  expect(findAgreed(agreed, coins.slice(-1)).map(({ kind }) => kind)).toEqual(['return']);
});

test('is not an acceptance whose signatures are those of another payment', async () => {
  const { content } = makeOfferContent();
  const { acceptances } = JSON.parse(content as string);
  const other = makeOfferContent({ number: 2, coins: listCoins(KIT).slice(1) });
  const forged = { ...other, content: JSON.stringify({ ...JSON.parse(other.content as string), acceptances }) };
  const agreed = listAgreed([await open(replace(forged, isOffer))]);
  expect(agreed.map(({ kind }) => kind)).toEqual(['return']);
});

test('is the returns of a kit', () => {
  const kit = unwrap(engine.checkKit({ ...KIT, returns: [makeReturn(KIT)] }));
  expect(listAgreed([{ kit, evidence: null }])).toMatchObject([{ kind: 'return', number: 1 }]);
  const forged = { ...makeReturn(KIT), signatures: makeReturn(KIT, { from: 1_800_000_000 }).signatures };
  const other = unwrap(engine.checkKit({ ...KIT, returns: [forged] }));
  expect(listAgreed([{ kit: other, evidence: null }])).toEqual([]);
});

test.each([
  ['en', 'confidential', ['Confidential offer 1', 'Acceptance of confidential offer 1']],
  ['en', 'proposal', ['Offer 1', 'Acceptance of offer 1']],
  ['es', 'confidential', ['Oferta confidencial 1', 'Aceptación de la oferta confidencial 1']],
] as const)('in %s, an accepted %s of a foreign file is called what it is', async (language, kind, names) => {
  const { evidence } = await open(replace(makeOfferContent({ kind }), isOffer));
  const items = evidence.items.filter(({ subject }) => subject.kind === 'offer' || subject.kind === 'acceptance');
  expect(items.map(({ subject }) => describeSubject(TEXTS[language], subject))).toEqual(names);
  expect(listAgreed([{ evidence, kit: required(evidence.kit) }])[0]?.isConfidential).toBe(kind === 'confidential');
});
