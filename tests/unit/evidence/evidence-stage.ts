import { makeCertificate } from '@tests/unit/exit/certificates';
import { COUNTERPARTY, DESTINATION, makeKit, OWNER, required, secretOf } from '@tests/unit/exit/kits';
import { makeReturn } from '@tests/unit/exit/returns';
import { mineOver } from '@tests/unit/proofs/forged-blocks';
import { crypto, Transaction } from 'bitcoinjs-lib';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import type { EvidenceContent, EvidenceOrder } from '@/bitcoin/evidence/evidence-api';
import { packEvidence } from '@/bitcoin/evidence/pack-evidence';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { createSigner } from '@/bitcoin/keys/signer';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash } from '@/bitcoin/psbt/signatures';
import { signPayout } from '@/bitcoin/seals/sign-payout';
import { buildSpend, encodeBase64Url } from '@/bitcoin/settlement/build-spend';
import { signOffer, signReturn } from '@/bitcoin/settlement/sign-statement';
import { formatStatement } from '@/domain/evidence/statement-text';
import type { Kit } from '@/domain/kit/kit';
import type { Certificate } from '@/domain/seals/certificate';
import { compareCoins } from '@/domain/settlement/coins';
import { fillOutputs, type Offer } from '@/domain/settlement/offer';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { formatCertificate } from '@/services/schemas/certificate';
import { formatLog, formatMessages, formatOfferList, toFile } from '@/services/schemas/evidence';
import { formatKit } from '@/services/schemas/kit';

/* An evidence file with everything in it, made by the app's own code and read by that of the recovery page. */

export const BERTO_ADDRESS = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
export const KIT: Kit = makeKit({ hasTransactions: true, envelope: null });
export const hashText = (text: string) => encodeHex(crypto.sha256(encodeUtf8(text)));
export const ownerPair = required(createPair(secretOf(OWNER)));
export const counterpartyPair = required(createPair(secretOf(COUNTERPARTY)));

export function listCoins({ guarantees }: Kit, guarantee = 0) {
  return (guarantees[guarantee]?.deposits ?? [])
    .flatMap(({ guaranteeOrder, coins }) => coins.map((coin) => ({ ...coin, order: guaranteeOrder })))
    .map(({ order, txid, value, vout }) => ({ order, txid, value, vout }))
    .sort(compareCoins);
}

export const DEPOSIT_KEYS = {
  network: KIT.network,
  contractorKeys: [KIT.keys.owner, KIT.keys.counterparty] as const,
  arbitratorKey: KIT.keys.arbitrator.xpub,
  contractOrder: KIT.contract.contractOrder,
};

export function makeOffer(change: Partial<Offer> = {}): Offer {
  return {
    answers: '',
    coins: listCoins(KIT),
    contract: KIT.contract.id,
    expires: '2026-12-31',
    from: { id: 'u1', key: OWNER.public_key },
    guarantee: 'g1',
    kind: 'proposal',
    network: KIT.network,
    number: 1,
    outputs: [
      { address: DESTINATION, to: 'owner', value: 100_000 as never },
      { address: '', to: 'counterparty', value: 79_000 as never },
    ],
    reason: '',
    terms: '',
    ...change,
  };
}

/** The owner's offer, accepted by the counterparty. */
export function makeOfferContent(change: Partial<Offer> = {}): EvidenceContent {
  const offer = makeOffer(change);
  const { hash, text, statement } = signOffer(ownerPair, offer);
  const outputs = fillOutputs(offer, BERTO_ADDRESS);
  const { psbt } = buildSpend({ coins: offer.coins, outputs, locktime: 0, keys: DEPOSIT_KEYS });
  const view = createPsbtView(readPsbt(psbt));
  const signer = createSigner(counterpartyPair);
  const signatures = view.inputs.map((input) => encodeBase64Url(signer.sign(computeSigningHash(view, input))));
  const acceptances = [{ address: BERTO_ADDRESS, signatures }];
  return { name: `offers/${hash}.json`, content: toFile({ text, statement, acceptances }) };
}

/** The counterparty has signed the return of all coins. */
export function makeReturnContent(): EvidenceContent {
  const { plan, signatures } = makeReturn(KIT);
  const { hash, text, statement } = signReturn(ownerPair, plan);
  return { name: `returns/${hash}.json`, content: toFile({ text, statement, signatures }) };
}

export function makeTermsContents(certificate: Certificate): EvidenceContent[] {
  const stem = `terms/${certificate.terms.revision}-${hashText(certificate.text)}`;
  return [
    { name: `${stem}.json`, content: formatCertificate(certificate) },
    { name: `${stem}.html`, content: '<!doctype html><title>New roof</title>' },
  ];
}

/** The proof of a funding transaction of the kit. */
export function makeProofContent(raw: string): EvidenceContent {
  const transaction = Transaction.fromHex(raw);
  const { coinbaseId, ...block } = mineOver(transaction.toBuffer());
  const proof = { ...block, transaction: raw, position: 1, branch: [coinbaseId] };
  return { name: `proofs/${transaction.getId()}.json`, content: toFile(proof) };
}

export const PDF = 'The document that both have signed';

export function makeContents(): EvidenceContent[] {
  const certificate = makeCertificate({ pdf: hashText(PDF) });
  const payout = signPayout(
    counterpartyPair,
    { network: KIT.network, contract: '7', owner: OWNER.public_key, counterparty: COUNTERPARTY.public_key },
    BERTO_ADDRESS,
  );
  return [
    { name: 'README.txt', content: 'What this is' },
    { name: 'statement.txt', content: formatStatement('The roof leaks.\nI want my money back.', DESTINATION) },
    ...makeTermsContents(certificate),
    { name: `terms/${hashText(PDF)}.pdf`, content: new Blob([PDF]) },
    { name: 'kit.json', content: formatKit([KIT]) },
    ...KIT.transactions.map(makeProofContent),
    {
      name: 'messages.json',
      content: formatMessages([
        { id: '1', sender: 'u1', sentAt: '2026-11-01T10:00:00Z', text: 'It rains in.' },
        { id: '2', sender: 'u2', sentAt: null, text: `Pay me here:\naval:payout:1:${BERTO_ADDRESS}:${payout}` },
        { id: '3', sender: 'u2', sentAt: null, text: null },
      ]),
    },
    { name: 'log.json', content: formatLog(null) },
    {
      name: 'offers/list.json',
      content: formatOfferList([
        { by: 'owner', expires: '2026-12-01', guarantee: 'g1', kind: 'confidential', number: '2', state: 'open' },
      ]),
    },
    makeOfferContent(),
    makeReturnContent(),
    { name: 'files/Informe técnico.txt', content: new Blob(['Two slates are missing.']) },
  ];
}

export const ABOUT: Omit<EvidenceOrder, 'contents'> = {
  network: KIT.network,
  contract: KIT.contract.id,
  madeAt: '2026-11-26T10:00:00.000Z',
  by: { role: 'owner', id: 'u1', key: OWNER.public_key },
};

export async function makeFile(contents = makeContents(), about: Partial<typeof ABOUT> = {}): Promise<Uint8Array> {
  const { file } = await packEvidence(ownerPair, { ...ABOUT, ...about, contents });
  return new Uint8Array(await file.arrayBuffer());
}

/** Everything, with one file in the place of another of the same kind, or in addition. */
export function replace(content: EvidenceContent, isReplaced: (name: string) => boolean): EvidenceContent[] {
  return [...makeContents().filter(({ name }) => !isReplaced(name)), content];
}

export async function read(bytes: Uint8Array) {
  const result = await readEvidence(bytes);
  if (!result.ok) throw new Error(`Refused: ${result.error.problem} ${result.error.name ?? ''}`);
  return result.value;
}
