import * as v from 'valibot';
import { formatBtc, parseWireBtc, type Sats } from '@/domain/primitives/amount';
import { isHex } from '@/domain/primitives/hex';
import {
  RECOVERY_ROLES,
  type RecoveryCoin,
  type RecoveryContract,
  type RecoveryDeposit,
  type RecoveryGuarantee,
  type RecoveryReturn,
  type RecoveryTerms,
} from '@/domain/recovery/recovery-file';
import { MAX_ORDER } from '@/domain/recovery/scan';
import { readCertificate, toWireCertificate } from '@/services/schemas/certificate';
import { satoshis } from '@/services/schemas/fields.schema';
import { parseReturn } from '@/services/schemas/return-plan';

/* A contract of a recovery file (docs/recovery-file.md#the-file). */

const MAX_VOUT = 0xffffffff;

const text = v.string();
export const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
const hex = v.pipe(v.string(), v.nonEmpty(), v.check(isHex, 'no hex'), v.toLowerCase());
export const publicKey = v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/i), v.toLowerCase());
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase());
const wholeNumber = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const btcAmount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Sats => {
    const amount = parseWireBtc(dataset.value);
    if (amount.ok) return amount.sats;
    addIssue({ message: 'not an amount in BTC' });
    return NEVER;
  }),
);

const coinSchema: v.GenericSchema<unknown, RecoveryCoin> = v.object({
  txid,
  vout: wholeNumber(MAX_VOUT),
  value: satoshis,
});

const depositSchema: v.GenericSchema<unknown, RecoveryDeposit> = v.pipe(
  v.object({
    guarantee_order: wholeNumber(MAX_ORDER),
    address: nonEmptyText,
    coins: v.array(coinSchema),
    recorded: v.fallback(v.optional(v.boolean(), false), false),
  }),
  v.transform(({ guarantee_order, recorded, ...rest }) => ({
    guaranteeOrder: guarantee_order,
    ...rest,
    ...(recorded ? { isRecorded: true } : {}),
  })),
);

const guaranteeSchema: v.GenericSchema<unknown, RecoveryGuarantee> = v.pipe(
  v.object({
    id: nonEmptyText,
    description: text,
    amount: v.nullable(btcAmount),
    valid_until: v.nullable(text),
    status: text,
    deposits: v.array(depositSchema),
    unverified: v.optional(v.array(v.object({ address: nonEmptyText })), []),
  }),
  v.transform(({ valid_until, unverified, ...rest }) => ({
    validUntil: valid_until,
    unverified: unverified.map(({ address }) => address),
    ...rest,
  })),
);

/** Characters in base58: 78 bytes and a checksum. */
const MAX_XPUB = 112;

export const contractSchema = v.pipe(
  v.object({
    id: nonEmptyText,
    title: text,
    contract_order: wholeNumber(MAX_ORDER),
    role: v.picklist(RECOVERY_ROLES),
    keys: v.object({
      owner: publicKey,
      counterparty: publicKey,
      arbitrator: v.object({
        id: nonEmptyText,
        xpub: v.pipe(nonEmptyText, v.maxLength(MAX_XPUB), v.regex(/^[1-9A-HJ-NP-Za-km-z]+$/)),
      }),
    }),
    descriptor: nonEmptyText,
    guarantees: v.array(guaranteeSchema),
    signed: v.array(
      v.pipe(
        v.object({ guarantee_id: nonEmptyText, psbt: nonEmptyText }),
        v.transform(({ guarantee_id, psbt }) => ({ guaranteeId: guarantee_id, psbt })),
      ),
    ),
    transactions: v.array(hex),
    // The file opens with any value here.
    sealed_terms: v.fallback(v.optional(v.array(v.unknown()), []), []),
    returns: v.fallback(v.optional(v.array(v.unknown()), []), []),
  }),
  v.transform(({ contract_order, sealed_terms, returns, ...rest }) => ({
    ...readReturns(returns),
    sealedTerms: sealed_terms.map(readCertificate),
    contractOrder: contract_order,
    ...rest,
  })),
);

export function toFileContract({
  guarantees,
  signed,
  sealedTerms,
  returns,
  contractOrder,
  ...contract
}: RecoveryContract) {
  const { id, title, role, keys, descriptor, transactions } = contract;
  return {
    id,
    title,
    contract_order: contractOrder,
    role,
    keys,
    descriptor,
    guarantees: guarantees.map(toFileGuarantee),
    signed: signed.map(({ guaranteeId, psbt }) => ({ guarantee_id: guaranteeId, psbt })),
    transactions,
    ...(returns === undefined
      ? {}
      : { returns: returns.map(({ text, statement, signatures }) => ({ text, statement, signatures })) }),
    ...(sealedTerms.length === 0 ? {} : { sealed_terms: sealedTerms.flatMap(toFileTerms) }),
  };
}

const signatureText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/));
const returnSchema = v.object({
  text: v.string(),
  statement: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{87}=$/)),
  signatures: v.array(v.array(signatureText)),
});

/** One that cannot be read does not affect the others. */
function readReturns(returns: readonly unknown[]): Pick<RecoveryContract, 'returns'> {
  const read = returns.flatMap((each): RecoveryReturn[] => {
    const plan = v.is(returnSchema, each) ? parseReturn(each.text) : null;
    return plan === null || !v.is(returnSchema, each) ? [] : [{ ...each, plan }];
  });
  return read.length === 0 ? {} : { returns: read };
}

function toFileTerms(terms: RecoveryTerms) {
  return terms.ok ? [toWireCertificate(terms.value)] : [];
}

function toFileGuarantee({ validUntil, deposits, unverified, amount, ...rest }: RecoveryGuarantee) {
  return {
    ...rest,
    amount: amount === null ? null : formatBtc(amount),
    valid_until: validUntil,
    deposits: deposits.map(({ guaranteeOrder, address, coins, isRecorded }) => ({
      guarantee_order: guaranteeOrder,
      address,
      coins,
      ...(isRecorded ? { recorded: true } : {}),
    })),
    unverified: unverified.map((address) => ({ address })),
  };
}
