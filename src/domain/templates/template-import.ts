import { isSameText } from '@/domain/contracts/contract-form';
import { hasCounterpartyMark } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** The terms of a chosen guarantee that go into its record. */
export interface ChosenTerms {
  /** The role whose party deposits it. */
  role: TemplateRole;
  description: string;
  amount: Sats;
  /** YYYY-MM-DD */
  validUntil: string;
  conditions: string;
  verificationProcess: string;
}

/** A template's guarantee that is to be created with its contract. */
export interface ImportedGuarantee extends ChosenTerms {
  /** Deposited by the importer; otherwise by the counterparty. */
  isOwn: boolean;
  /** `null` until it is known to exist at the backend. */
  guaranteeId: Id | null;
}

/** An imported template whose guarantees are not all recorded as they were chosen. */
export interface TemplateImport {
  key: string;
  /** `null` until the backend has answered; then found by its text. */
  contractId: Id | null;
  title: string;
  description: string;
  /** Contracts before the import. */
  known: Id[];
  guarantees: ImportedGuarantee[];
}

/** The role of a guarantee decides who deposits it. */
export function planGuarantees(choices: readonly ChosenTerms[], mine: TemplateRole): ImportedGuarantee[] {
  return choices.map(({ role, description, amount, validUntil, conditions, verificationProcess }) => {
    const terms = { role, description, amount, validUntil, conditions, verificationProcess };
    return { ...terms, isOwn: role === mine, guaranteeId: null };
  });
}

/** Whether the contract was made by this import. */
export function isImportOf(entry: TemplateImport, contract: Contract, userId: Id): boolean {
  if (entry.contractId !== null) return isSameId(entry.contractId, contract.id);
  return (
    isSameText(entry, contract) &&
    isSameId(contract.contractors[0], userId) &&
    !entry.known.some((known) => isSameId(known, contract.id))
  );
}

type Fit = (wanted: ImportedGuarantee, found: Guarantee) => boolean;

const hasSameText: Fit = (wanted, found) => found.description === wanted.description && found.amount === wanted.amount;

/** How a record is recognised, best match first: a backend may change texts, such as their spaces. */
const FITS: readonly Fit[] = [
  (wanted, found) => hasSameText(wanted, found) && wanted.isOwn === (found.depositorId !== null),
  hasSameText,
  (wanted, found) => found.amount === wanted.amount && found.validUntil === wanted.validUntil,
];

/** Records the contract, and which of the guarantees exist at the backend. */
export function adoptContract(entry: TemplateImport, contract: Contract): TemplateImport {
  const found = new Map(entry.guarantees.map((wanted) => [wanted, wanted.guaranteeId]));
  for (const fits of FITS) {
    for (const [wanted, known] of found) {
      if (known !== null) continue;
      const isFree = ({ id }: Guarantee) => ![...found.values()].some((taken) => isSameId(taken, id));
      found.set(wanted, contract.guarantees.find((each) => isFree(each) && fits(wanted, each))?.id ?? null);
    }
  }
  const guarantees = entry.guarantees.map((wanted) => noteFound(wanted, found.get(wanted) ?? null));
  return { ...entry, contractId: contract.id, title: '', description: '', known: [], guarantees };
}

/** Removes the texts, which the backend has, because remembered imports survive a logout. */
export function noteFound(wanted: ImportedGuarantee, guaranteeId: Id | null): ImportedGuarantee {
  if (guaranteeId === null) return wanted;
  return { ...wanted, guaranteeId, description: '', conditions: '', verificationProcess: '' };
}

/** The guarantees missing at the backend. */
export function listMissingGuarantees(entry: TemplateImport): ImportedGuarantee[] {
  return entry.guarantees.filter(({ guaranteeId }) => guaranteeId === null);
}

/** All guarantees exist, and each record names its depositor. */
export function isImportComplete(entry: TemplateImport, contract: Contract): boolean {
  return entry.guarantees.every((wanted) => {
    if (wanted.guaranteeId === null) return false;
    const found = contract.guarantees.find(({ id }) => isSameId(id, wanted.guaranteeId));
    return wanted.isOwn || (found !== undefined && isNamedRightly(found, contract));
  });
}

/** True if the depositor is the counterparty, or no longer matters because the guarantee is paid. */
function isNamedRightly({ depositorId, status }: Guarantee, { contractors }: Contract): boolean {
  return isSameId(depositorId, contractors[1]) || status !== 'pending';
}

/** Marks the guarantees whose depositor the record does not name yet, so that no deposit is requested. */
export function markAwaited(contract: Contract, entries: readonly TemplateImport[]): Contract {
  const others = entries
    .filter(({ contractId }) => isSameId(contractId, contract.id))
    .flatMap(({ guarantees }) => guarantees.filter(({ isOwn }) => !isOwn));
  const mark = (guarantee: Guarantee): Guarantee => {
    const wanted = others.find(({ guaranteeId }) => isSameId(guaranteeId, guarantee.id));
    if (wanted === undefined || isNamedRightly(guarantee, contract)) return guarantee;
    const standIn = guarantee.depositorId ?? guarantee.awaited?.standIn ?? null;
    return { ...guarantee, depositorId: null, awaited: { role: wanted.role, standIn } };
  };
  return others.length === 0 ? contract : { ...contract, guarantees: contract.guarantees.map(mark) };
}

/**
 * Guarantees whose record has to name the counterparty: this device imported them before the counterparty joined, or the user
 * joined as the counterparty of such an import. Other records without a depositor are not Aval's to complete.
 * @param corrected ids whose correction the backend accepted already
 */
export function listToCorrect(
  { contractors, guarantees }: Contract,
  userId: Id | null,
  corrected: readonly Id[],
): Guarantee[] {
  const [, counterparty] = contractors;
  if (counterparty === undefined) return [];
  const isJoined = isSameId(counterparty, userId);
  return guarantees.filter(
    (guarantee) =>
      guarantee.depositorId === null &&
      guarantee.status === 'pending' &&
      (guarantee.awaited !== undefined || (isJoined && hasCounterpartyMark(guarantee))) &&
      !corrected.some((each) => isSameId(each, guarantee.id)),
  );
}
