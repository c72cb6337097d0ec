import type { StoreValue } from 'nanostores';
import { describeError, type ErrorTexts } from '@/content/errors.messages';
import type { rehearsalMessages } from '@/content/rehearsal.messages';
import type { KitFault } from '@/domain/kit/recovery-kit';
import type { RehearsalFault } from '@/domain/kit/rehearsal';
import type { ForeignKit, RehearsalFailure } from '@/store/recovery/rehearse.thunks';

export type RehearsalTexts = StoreValue<typeof rehearsalMessages>;

/** What is wrong, and what to do. */
export function describeRehearsal(t: RehearsalTexts, errors: ErrorTexts, failure: RehearsalFailure): string {
  switch (failure.stage) {
    case 'file':
      return describeFile(t, failure.fault);
    case 'owner':
      return describeOwner(t, failure.fault);
    case 'kit':
      return describeKit(t, failure.fault);
    case 'program':
      return describeError(errors, failure.error);
  }
}

function describeFile(t: RehearsalTexts, { problem, field }: KitFault): string {
  return problem === 'incomplete' ? t['file-incomplete']({ field: field ?? t['file-whole'] }) : t[`file-${problem}`];
}

function describeOwner(t: RehearsalTexts, fault: ForeignKit): string {
  switch (fault.kind) {
    case 'network':
      return t['owner-network']({ network: fault.network });
    case 'contract':
      return t['owner-contract']({ title: fault.title });
    default:
      return t[`owner-${fault.kind}`];
  }
}

function describeKit(t: RehearsalTexts, fault: RehearsalFault): string {
  switch (fault.kind) {
    case 'address-differs':
    case 'script-differs':
    case 'descriptor-differs':
    case 'deposit-repeated':
      return `${t[`kit-${fault.kind}`]({ address: fault.address })} ${t.fileAdvice}`;
    case 'coin-repeated':
    case 'coin-differs':
      return `${t[`kit-${fault.kind}`]({ coin: fault.coin })} ${t.fileAdvice}`;
    case 'signature-invalid':
      return t['kit-signature-invalid']({ coin: fault.coin });
    case 'wrong-password':
      return t['kit-wrong-password'];
    default:
      return `${t[`kit-${fault.kind}`]} ${t.fileAdvice}`;
  }
}
