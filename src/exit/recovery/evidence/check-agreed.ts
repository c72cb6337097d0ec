import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { type GuaranteeCoin, getOutpoint } from '@/domain/settlement/coins';
import { fillOutputs, formatOfferStatement } from '@/domain/settlement/offer';
import { formatReturnStatement, getReturned, listUsableRates, type ReturnPlan } from '@/domain/settlement/return-plan';
import { readAddress } from '@/exit/recovery/addresses';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { createFault, createItem, type EvidenceContext, findDeposit, findRole } from '@/exit/recovery/evidence/context';
import type {
  EvidenceAgreement,
  EvidenceFault,
  EvidenceItem,
  StatedAddress,
} from '@/exit/recovery/evidence/evidence-api';
import { createInputHasher } from '@/exit/recovery/sighash';
import { encodeSignature, verifySignature } from '@/exit/recovery/signatures';
import { verifySignedMessage } from '@/exit/recovery/signed-message';
import { parseEvidenceOffer, parseEvidenceReturn } from '@/services/schemas/evidence';
import { parseOffer } from '@/services/schemas/offer';
import { parseReturn } from '@/services/schemas/return-plan';

export interface Agreed {
  items: EvidenceItem[];
  stated: ({ role: TermsRole } & StatedAddress)[];
  agreements?: EvidenceAgreement[];
}

export function hashText(text: string): string {
  return encodeHex(sha256(utf8ToBytes(text)));
}

/** Replaceable (BIP125). */
const SEQUENCE = 0xfffffffd;

interface AgreedTransaction {
  coins: readonly GuaranteeCoin[];
  outputs: readonly { address: string; value: number }[];
  locktime: number;
}

/** The hash that the signature of each coin commits to; `null`: a coin or an address is not the contract's or the network's. */
function hashInputs(context: EvidenceContext, { coins, outputs, locktime }: AgreedTransaction): Uint8Array[] | null {
  const deposits = coins.map(({ order }) => findDeposit(context, order));
  const scripts = outputs.map(({ address }) => readAddress(address, context.manifest.network));
  const paid = scripts.flatMap((reading, at) =>
    'script' in reading ? [{ script: reading.script, amount: BigInt(outputs[at]?.value ?? 0) }] : [],
  );
  if (paid.length < outputs.length) return null;
  const inputs = coins.map(({ txid, vout }) => ({
    txid: decodeHex(txid) ?? new Uint8Array(),
    index: vout,
    finalScriptSig: new Uint8Array(),
    sequence: SEQUENCE,
  }));
  const hash = createInputHasher({ version: 2, inputs, outputs: paid, lockTime: locktime });
  const hashes = deposits.flatMap((deposit, at) => {
    const script = deposit === null ? null : decodeHex(deposit.witnessScript);
    return script === null ? [] : [hash(at, script, BigInt(coins[at]?.value ?? 0))];
  });
  return hashes.length === coins.length ? hashes : null;
}

function areSigned(hashes: readonly Uint8Array[], key: string, signatures: readonly string[]): boolean {
  return hashes.length === signatures.length && hashes.every((hash, at) => isSigned(hash, key, signatures[at] ?? ''));
}

function isSigned(hash: Uint8Array, key: string, text: string): boolean {
  try {
    const compact = base64urlnopad.decode(text);
    return compact.length === 64 && verifySignature(hash, key, encodeSignature(compact)) === 'valid';
  } catch {
    return false;
  }
}

/** An offer with its acceptances. @param text `null`: not UTF-8 */
export function checkOfferFile(context: EvidenceContext, name: string, text: string | null): Agreed {
  const file = text === null ? null : parseEvidenceOffer(text);
  const offer = file === null ? null : parseOffer(file.text);
  const isConfidential = offer?.kind === 'confidential';
  const subject = { kind: 'offer', number: offer?.number ?? null, isConfidential } as const;
  const refuse = (fault: EvidenceFault) => ({ items: [createFault(name, subject, fault)], stated: [] });
  if (file === null || offer === null || name !== `offers/${hashText(file.text)}.json`)
    return refuse({ kind: 'unreadable' });
  const { network, contract } = context.manifest;
  if (offer.network !== network || offer.contract !== contract) return refuse({ kind: 'other-contract' });
  const maker = findRole(context, offer.from.key);
  if (maker === null) return refuse({ kind: 'other-key' });
  if (!verifySignedMessage(formatOfferStatement(hashText(file.text)), offer.from.key, file.statement))
    return refuse({ kind: 'signature-invalid' });
  const own = offer.outputs.find(({ to }) => to === maker)?.address;
  const other = getOtherRole(maker);
  const items = [createItem(name, subject, { kind: 'signed', by: [maker] })];
  const stated: Agreed['stated'] = own ? [{ role: maker, address: own, in: 'offer', number: offer.number }] : [];
  const agreements: EvidenceAgreement[] = [];
  for (const { address, signatures } of file.acceptances) {
    const acceptance = { kind: 'acceptance', number: offer.number, isConfidential } as const;
    const outputs = fillOutputs(offer, address);
    const fault = findFault(context, { coins: offer.coins, outputs, locktime: 0 }, other, signatures);
    items.push(
      fault === null
        ? createItem(name, acceptance, { kind: 'signed', by: [other] })
        : createFault(name, acceptance, fault),
    );
    if (fault === null && address !== '') stated.push({ role: other, address, in: 'acceptance', number: offer.number });
    if (fault === null) agreements.push({ ...acceptance, from: 0, outpoints: offer.coins.map(getOutpoint) });
  }
  return { items, stated, agreements };
}

function findFault(
  context: EvidenceContext,
  transaction: AgreedTransaction,
  signer: TermsRole,
  signatures: readonly string[],
): EvidenceFault | null {
  const key = context.keys[signer];
  if (context.kit === null || key === null) return { kind: 'no-kit' };
  const hashes = hashInputs(context, transaction);
  if (hashes === null) return { kind: 'coin-foreign' };
  return areSigned(hashes, key, signatures) ? null : { kind: 'signature-invalid' };
}

/** A return date with the payer's signatures. @param text `null`: not UTF-8 */
export function checkReturnFile(context: EvidenceContext, name: string, text: string | null): Agreed {
  const file = text === null ? null : parseEvidenceReturn(text);
  const plan = file === null ? null : parseReturn(file.text);
  const subject = { kind: 'return', number: plan?.number ?? null } as const;
  const refuse = (fault: EvidenceFault) => ({ items: [createFault(name, subject, fault)], stated: [] });
  if (file === null || plan === null || name !== `returns/${hashText(file.text)}.json`)
    return refuse({ kind: 'unreadable' });
  const { network, contract } = context.manifest;
  if (plan.network !== network || plan.contract !== contract) return refuse({ kind: 'other-contract' });
  const [payee, payer] = [findRole(context, plan.payee.key), findRole(context, plan.payer.key)];
  if (payee === null || payer === null) return refuse({ kind: 'other-key' });
  if (!verifySignedMessage(formatReturnStatement(hashText(file.text)), plan.payee.key, file.statement))
    return refuse({ kind: 'signature-invalid' });
  const given = plan.coins.filter((_coin, at) => (file.signatures[at] ?? []).length > 0).length;
  const fault =
    file.signatures.length > plan.coins.length
      ? ({ kind: 'unreadable' } as const)
      : findReturnFault(context, plan, payer, file.signatures);
  const about = { kind: 'return-signatures', coins: plan.coins.length, given } as const;
  const signatures =
    given === 0 && fault === null
      ? []
      : [fault === null ? createItem(name, about, { kind: 'signed', by: [payer] }) : createFault(name, about, fault)];
  const returned = plan.coins.filter((_coin, at) => fault === null && (file.signatures[at] ?? []).length > 0);
  const agreement = { kind: 'return', number: plan.number, isConfidential: false, from: plan.from } as const;
  return {
    items: [createItem(name, subject, { kind: 'signed', by: [payee] }), ...signatures],
    stated: [{ role: payee, address: plan.address, in: 'return', number: plan.number }],
    agreements: returned.length === 0 ? [] : [{ ...agreement, outpoints: returned.map(getOutpoint) }],
  };
}

/** Each coin has no signature, or one for each rate that it can pay. */
function findReturnFault(
  context: EvidenceContext,
  plan: ReturnPlan,
  payer: TermsRole,
  signatures: readonly (readonly string[])[],
): EvidenceFault | null {
  for (const [index, coin] of plan.coins.entries()) {
    const own = signatures[index] ?? [];
    if (own.length === 0) continue;
    const rates = listUsableRates(plan, coin);
    if (own.length !== rates.length) return { kind: 'signature-invalid' };
    for (const [at, rate] of rates.entries()) {
      const outputs = [{ address: plan.address, value: getReturned(coin, rate) ?? 0 }];
      const fault = findFault(context, { coins: [coin], outputs, locktime: plan.from }, payer, [own[at] ?? '']);
      if (fault !== null) return fault;
    }
  }
  return null;
}
