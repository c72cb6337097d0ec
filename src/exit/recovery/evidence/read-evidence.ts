import { type EvidenceFileKind, findNameRule } from '@/domain/evidence/evidence-names';
import { readStatement } from '@/domain/evidence/statement-text';
import type { Result } from '@/domain/primitives/errors';
import { TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';
import type { CheckedCertificate, CheckedKit } from '@/exit/recovery/api';
import { createBreath } from '@/exit/recovery/evidence/breath';
import { type Agreed, checkOfferFile, checkReturnFile } from '@/exit/recovery/evidence/check-agreed';
import { checkEvidenceKit } from '@/exit/recovery/evidence/check-evidence-kit';
import { checkManifest, decodeText } from '@/exit/recovery/evidence/check-manifest';
import { checkMessages } from '@/exit/recovery/evidence/check-messages';
import { checkProofFile, listUnproven, toPaymentItem } from '@/exit/recovery/evidence/check-payments';
import { checkTerms, findSealed } from '@/exit/recovery/evidence/check-terms';
import { createFault, createItem, type EvidenceContext, toPartyWord } from '@/exit/recovery/evidence/context';
import type {
  EvidenceAgreement,
  EvidenceGuarantee,
  EvidenceItem,
  EvidenceParty,
  EvidencePayment,
  EvidenceReading,
  EvidenceRefusal,
  StatedAddress,
} from '@/exit/recovery/evidence/evidence-api';
import { listStated } from '@/exit/recovery/evidence/stated-addresses';
import { type UnpackedFile, unpack } from '@/exit/recovery/evidence/unpack';
import { parseLog, parseOfferList } from '@/services/schemas/evidence';

interface NamedFile extends UnpackedFile {
  name: string;
  kind: EvidenceFileKind;
}

/**
 * Reads an evidence file and verifies everything in it (docs/settlement.md#evidence-file). Lets the page breathe while it works.
 * Never throws by itself. @param unpackZip where the zip is read
 */
export async function readEvidence(
  bytes: Uint8Array,
  unpackZip: typeof unpack = unpack,
): Promise<Result<EvidenceReading, EvidenceRefusal>> {
  const breathe = createBreath();
  const unpacked = await unpackZip(bytes, breathe);
  if (!unpacked.ok) return unpacked;
  const list = checkManifest(unpacked.value);
  if (!list.ok) return list;
  const { manifest, hash } = list.value;
  const files = manifest.files.flatMap(({ name }): NamedFile[] => {
    const file = unpacked.value.files.get(name);
    const kind = findNameRule(name)?.kind;
    return file === undefined || kind === undefined ? [] : [{ ...file, name, kind }];
  });
  const textOf = (kind: EvidenceFileKind) => {
    const file = files.find((each) => each.kind === kind);
    return file === undefined ? null : decodeText(file);
  };

  const terms = [];
  for (const file of files.filter(({ kind }) => kind === 'terms')) {
    terms.push(checkTerms(file.name, decodeText(file), manifest));
    await breathe();
  }
  const sealed = findSealed(terms);
  const kitFile = files.find(({ kind }) => kind === 'kit');
  const kit = kitFile === undefined ? null : checkEvidenceKit(kitFile.name, decodeText(kitFile), manifest, sealed);
  await breathe();
  const checkedKit = kit?.checked ?? null;
  const context: EvidenceContext = { manifest, kit: checkedKit, keys: findKeys(manifest.by, sealed, checkedKit) };

  const items: EvidenceItem[] = [checkMaker(context)];
  const payments: EvidencePayment[] = [];
  const stated: Agreed['stated'] = [];
  const agreements: EvidenceAgreement[] = [];
  const take = (agreed: Agreed) => {
    items.push(...agreed.items);
    stated.push(...agreed.stated);
    agreements.push(...(agreed.agreements ?? []));
  };
  const statement = textOf('statement');
  const own = statement === null ? null : readStatement(statement);
  items.push(...terms.map(({ item, checked }) => requireKeys(context, item, checked)));
  if (kit !== null) items.push(kit.item);
  for (const file of files) {
    take(await checkFile(context, file, sealed, payments, breathe));
    await breathe();
  }
  for (const payment of listUnproven(context, payments)) {
    payments.push(payment);
    items.push(toPaymentItem(kitFile?.name ?? '', payment));
  }
  const { role, key } = manifest.by;
  // The maker of the file speaks for the party only with its key.
  if (own !== null && own.address !== '' && context.keys[role] === key)
    stated.push({ role, address: own.address, in: 'statement' });

  const terms0 = sealed?.certificate.terms ?? null;
  return {
    ok: true,
    value: {
      fileHash: unpacked.value.fileHash,
      hash,
      manifest,
      contract: {
        id: manifest.contract,
        network: manifest.network,
        title: terms0?.title ?? checkedKit?.kit.contract.title ?? null,
        contractOrder: checkedKit?.kit.contract.contractOrder ?? null,
      },
      parties: {
        owner: toParty('owner', context, sealed, listStated(context, 'owner', stated)),
        counterparty: toParty('counterparty', context, sealed, listStated(context, 'counterparty', stated)),
      },
      kit: checkedKit,
      guarantees: checkedKit === null ? [] : listGuarantees(checkedKit, sealed),
      payments,
      terms: sealed,
      statement: own?.text ?? null,
      items,
      agreements,
    },
  };
}

/** The file's maker has signed the list of all files. */
function checkMaker(context: EvidenceContext): EvidenceItem {
  const { role, key } = context.manifest.by;
  const subject = { kind: 'manifest' } as const;
  const isParty = context.keys[role] === key;
  return isParty
    ? createItem('manifest.json', subject, { kind: 'signed', by: [role] })
    : createFault('manifest.json', subject, { kind: 'other-key' });
}

/** By the terms that both have signed, else by the kit, else only the maker's own. */
function findKeys(
  by: { role: TermsRole; key: string },
  sealed: CheckedCertificate | null,
  kit: CheckedKit | null,
): EvidenceContext['keys'] {
  const terms = sealed?.certificate.terms;
  if (terms !== undefined) return { owner: terms.owner.key, counterparty: terms.counterparty.key };
  if (kit !== null) return { owner: kit.kit.keys.owner, counterparty: kit.kit.keys.counterparty };
  return { owner: by.role === 'owner' ? by.key : null, counterparty: by.role === 'counterparty' ? by.key : null };
}

/** Terms of other keys than the contract's are valid for themselves, and prove nothing about it. */
function requireKeys({ keys }: EvidenceContext, item: EvidenceItem, checked: CheckedCertificate | null): EvidenceItem {
  const terms = checked?.certificate.terms;
  const isOther = (role: TermsRole) => {
    const key = terms?.[role].key;
    return key !== undefined && key !== '' && keys[role] !== null && key !== keys[role];
  };
  return TERMS_ROLES.some(isOther) ? createFault(item.name, item.subject, { kind: 'other-key' }) : item;
}

async function checkFile(
  context: EvidenceContext,
  file: NamedFile,
  sealed: CheckedCertificate | null,
  payments: EvidencePayment[],
  breathe: () => Promise<void>,
): Promise<Agreed> {
  const { name, kind, hash } = file;
  const only = (item: EvidenceItem): Agreed => ({ items: [item], stated: [] });
  const party = toPartyWord(context);
  switch (kind) {
    case 'terms':
    case 'kit':
      return { items: [], stated: [] };
    case 'proof': {
      const checked = await checkProofFile(context, name, decodeText(file), breathe);
      payments.push(...checked.payments);
      const items = checked.payments.map((payment) => toPaymentItem(name, payment));
      return { items: checked.fault === null ? items : [...items, checked.fault], stated: [] };
    }
    case 'offer':
      return checkOfferFile(context, name, decodeText(file));
    case 'return':
      return checkReturnFile(context, name, decodeText(file));
    case 'messages':
      return checkMessages(context, name, decodeText(file), breathe);
    case 'log':
      return only(checkList(name, parseLog(decodeText(file) ?? ''), 'log', party));
    case 'offers':
      return only(checkList(name, parseOfferList(decodeText(file) ?? ''), 'offers', party));
    case 'pdf':
      return only(checkPdf(name, hash, sealed));
    default:
      return only(createItem(name, { kind }, party));
  }
}

function checkList(
  name: string,
  list: readonly unknown[] | null | undefined,
  kind: 'log' | 'offers',
  party: EvidenceItem['verdict'],
): EvidenceItem {
  const subject = { kind, count: list?.length ?? null };
  // That something was not received is the maker's word.
  const verdict = kind === 'log' && list !== null ? ({ kind: 'server' } as const) : party;
  return list === undefined ? createFault(name, subject, { kind: 'unreadable' }) : createItem(name, subject, verdict);
}

/** Both have signed the hash of the document, or nobody has. */
function checkPdf(name: string, hash: string, sealed: CheckedCertificate | null): EvidenceItem {
  const subject = { kind: 'pdf' } as const;
  if (sealed === null) return createFault(name, subject, { kind: 'no-terms' });
  const isSigned = sealed.certificate.terms.pdf === hash && name === `terms/${hash}.pdf`;
  return isSigned
    ? createItem(name, subject, { kind: 'signed', by: TERMS_ROLES })
    : createFault(name, subject, { kind: 'pdf-differs' });
}

function toParty(
  role: TermsRole,
  { keys, manifest }: EvidenceContext,
  sealed: CheckedCertificate | null,
  addresses: readonly StatedAddress[],
): EvidenceParty {
  const signed = sealed?.certificate.terms[role];
  return {
    id: signed?.id ?? (manifest.by.role === role ? manifest.by.id : null),
    key: keys[role],
    source: signed === undefined ? 'file' : 'terms',
    addresses,
  };
}

function listGuarantees({ kit }: CheckedKit, sealed: CheckedCertificate | null): EvidenceGuarantee[] {
  const terms = sealed?.certificate.terms;
  return kit.guarantees.map(({ id, description, amount, validUntil, status }) => {
    const agreed = terms?.guarantees.find((each) => each.id === id);
    const depositor = TERMS_ROLES.find((role) => agreed !== undefined && terms?.[role].id === agreed.depositor);
    return { id, description, depositor: depositor ?? null, amount, validUntil, status };
  });
}
