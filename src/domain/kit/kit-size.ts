import { type Kit, type KitGuarantee, type KitTerms, MAX_KIT_LENGTH } from '@/domain/kit/kit';

/*
 * A kit that is too large is not read (docs/exit.md#the-kit). Backend and explorer decide how much data they send, so
 * data that the money does not depend on is limited in size.
 */

/** Characters of all funding transactions. A coin without one can still be spent. */
const MAX_TRANSACTIONS_LENGTH = MAX_KIT_LENGTH / 4;
/** Characters of all signed withdrawals. */
const MAX_SIGNED_LENGTH = MAX_KIT_LENGTH / 4;
/** Characters of all signed terms. Each can also be saved as a separate file. */
const MAX_SEALED_LENGTH = MAX_KIT_LENGTH / 8;
/** Characters of a signature with its key and address. */
const SIGNATURE_LENGTH = 500;
/** Characters of a title, a description and the like, and of all of them. */
const MAX_TEXT_LENGTH = 4000;
const MAX_TEXTS_LENGTH = MAX_KIT_LENGTH / 4;
/** Texts of a guarantee. */
const TEXTS = 3;
/** JSON may write one character as six, such as `\u0000`. */
const ESCAPED = 6;
/** Unverified addresses of a guarantee: they are listed, but the kit cannot move their money. */
const MAX_UNVERIFIED = 20;
const MAX_ADDRESS_LENGTH = 100;
/** Characters of all guarantees without a verified deposit, beside their texts. */
const MAX_EMPTY_LENGTH = MAX_KIT_LENGTH / 64;
/** Names, marks and indents of a guarantee in the file, and of one unverified address. */
const GUARANTEE_LENGTH = 300;
const ADDRESS_LENGTH = 60;

/** The items that fit, in their order; an item that is too large is skipped. */
function takeFitting<Item>(items: readonly Item[], measure: (item: Item) => number, most: number): Item[] {
  let left = most;
  return items.filter((item) => {
    const length = measure(item);
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** The kit, without the data that would make it too large. */
export function limitKit(kit: Kit): Kit {
  const guarantees = limitGuarantees(kit);
  const share = Math.floor(MAX_TEXTS_LENGTH / ((guarantees.length + 1) * TEXTS * ESCAPED));
  const shorten = (text: string) => text.slice(0, Math.min(MAX_TEXT_LENGTH, share));
  return {
    ...kit,
    contract: { ...kit.contract, title: shorten(kit.contract.title) },
    guarantees: guarantees.map((guarantee) => shortenTexts(guarantee, shorten)),
    signed: takeFitting(kit.signed, ({ psbt }) => psbt.length, MAX_SIGNED_LENGTH),
    transactions: takeFitting(kit.transactions, ({ length }) => length, MAX_TRANSACTIONS_LENGTH),
    sealedTerms: takeFitting(kit.sealedTerms, measureTerms, MAX_SEALED_LENGTH),
  };
}

function measureTerms(terms: KitTerms): number {
  if (!terms.ok) return 0;
  const { text, signatures } = terms.value;
  // Its length when quoted again, as a text inside a file.
  return JSON.stringify(text).length + signatures.length * SIGNATURE_LENGTH;
}

/**
 * Every guarantee with a verified deposit, whose money the kit can move. Of the others, which only inform, as many as fit: those
 * with an unverified address or a signed withdrawal apart, so that those with neither cannot displace them.
 */
function limitGuarantees({ guarantees, signed }: Kit): KitGuarantee[] {
  const ids = new Set(signed.map(({ guaranteeId }) => guaranteeId));
  const isNoted = ({ id, unverified }: KitGuarantee) => unverified.length > 0 || ids.has(id);
  const limited = guarantees.map((guarantee) => ({ ...guarantee, unverified: limitAddresses(guarantee.unverified) }));
  const takeEmpty = (list: readonly KitGuarantee[], counts: (guarantee: KitGuarantee) => boolean) =>
    takeFitting(
      list,
      (each) => (each.deposits.length === 0 && counts(each) ? measureEmpty(each) : 0),
      MAX_EMPTY_LENGTH,
    );
  return takeEmpty(
    takeEmpty(limited, (each) => !isNoted(each)),
    isNoted,
  );
}

function limitAddresses(unverified: readonly string[]): string[] {
  return unverified.filter(({ length }) => length <= MAX_ADDRESS_LENGTH).slice(0, MAX_UNVERIFIED);
}

/** Characters in the file, without its texts. */
function measureEmpty({ id, unverified }: KitGuarantee): number {
  return GUARANTEE_LENGTH + JSON.stringify([id, ...unverified]).length + unverified.length * ADDRESS_LENGTH;
}

function shortenTexts(guarantee: KitGuarantee, shorten: (text: string) => string): KitGuarantee {
  return {
    ...guarantee,
    description: shorten(guarantee.description),
    status: shorten(guarantee.status),
    validUntil: guarantee.validUntil === null ? null : shorten(guarantee.validUntil),
  };
}
