import type { Network } from '@/domain/primitives/network';
import type { AwardSignFault } from '@/exit/recovery/award/sign-award';
import { describeMakeFault, describePsbtFault } from '@/exit/screen/describe-faults';
import type { DeskFault } from '@/exit/screen/desk/use-award-form';
import type { Texts } from '@/exit/texts/texts';

/** The field that a fault is shown at: `address 0`, `amount 1`, `rate`, `reasons`, `date`, `number`, or below the form. */
export function locateFault(fault: DeskFault): string {
  if (fault.kind === 'fee-rate-invalid') return 'rate';
  if (fault.kind === 'no-reasons') return 'reasons';
  if (fault.kind === 'no-date') return 'date';
  if (fault.kind === 'no-number' || fault.kind === 'number-taken') return 'number';
  if (!('payment' in fault)) return 'form';
  return `${fault.kind.startsWith('address') ? 'address' : 'amount'} ${fault.payment}`;
}

export function describeDeskFault(t: Texts, fault: DeskFault, network: Network): string {
  switch (fault.kind) {
    case 'award':
      return t.award.cannot(t.award.rules[fault.fault]);
    case 'address-other':
      return t.award.cannot(t.award.rules.addresses);
    case 'too-many-coins':
    case 'several-changes':
    case 'no-reasons':
    case 'no-date':
    case 'no-number':
    case 'words':
      return t.award.faults[fault.kind];
    case 'number-taken':
      return t.award.faults[fault.kind](fault.number, fault.next);
    default:
      return describeMakeFault(t, fault, network);
  }
}

/** The field of the other program's answer that a fault is shown at. */
export function locateSignFault(fault: AwardSignFault): 'psbt' | 'statement' {
  return fault.kind === 'award' && fault.fault === 'statement' ? 'statement' : 'psbt';
}

export function describeSignFault(t: Texts, fault: AwardSignFault): string {
  return fault.kind === 'award' ? t.award.cannot(t.award.rules[fault.fault]) : describePsbtFault(t, fault);
}
