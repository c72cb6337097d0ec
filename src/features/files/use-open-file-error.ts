import { settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { describeKeyFile, keyFileMessages } from '@/content/key-file.messages';
import { openFileMessages } from '@/content/open-file.messages';
import { recoveryFileMessages } from '@/content/recovery-file.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Network } from '@/domain/primitives/network';
import { fillText } from '@/i18n/fill-text';
import { useMessages } from '@/i18n/use-messages';
import type { OpenFileFailure } from '@/store/files/open-file.thunks';
import type { OpenCertificateFailure } from '@/store/terms/open-certificate.thunks';

export type ShownFailure = OpenFileFailure | { kind: 'missing' | 'file-unreadable' | 'file-too-large' };

/** Says why a file was not opened, what is safe, and what to do next. */
export function useOpenFileError(): (failure: ShownFailure) => string {
  const t = useMessages(openFileMessages);
  const describe = useFailureTexts();
  return (failure) => {
    if (failure.kind === 'missing') return t.missing;
    // Its real kind is not known.
    const isUnknown = failure.kind === 'psbt' && ['unreadable', 'not-a-transaction', 'cut-off'].includes(failure.fault);
    return [describe(failure), t.nothing, ...(isUnknown ? [t.known] : [])].join(' ');
  };
}

function useFailureTexts(): (failure: ShownFailure) => string {
  const t = useMessages(openFileMessages);
  const recovery = { ...useMessages(recoveryFileMessages), ...useMessages(keyFileMessages) };
  const errors = useMessages(errorMessages);
  const describeTerms = useTermsFailure();
  const describeNetwork = useOtherNetwork();
  return (failure) => {
    switch (failure.kind) {
      case 'several': {
        const [first, second] = failure.kinds.map((kind) => t[`kind-${kind}`]);
        return t.several({ first: first ?? '', second: second ?? '' });
      }
      case 'psbt':
        return t[`psbt-${failure.fault}`];
      case 'other-coins':
        return failure.title === null ? t['other-coins'] : t['contract-coins']({ title: failure.title });
      case 'terms':
        return describeTerms(failure.failure);
      case 'recovery-file':
        return describeKeyFile(recovery, failure.fault);
      case 'recovery-contract':
        return fillText(recovery[`contract-${failure.fault.kind}`], { address: '', coin: '', ...failure.fault });
      case 'other-network':
        return describeNetwork(failure.theirs);
      case 'failed':
        return describeError(errors, failure.error);
      default:
        return t[failure.kind];
    }
  };
}

/** Says why signed terms were not taken from a file. */
export function useTermsFailure(): (failure: OpenCertificateFailure) => string {
  const t = useMessages(openFileMessages);
  const errors = useMessages(errorMessages);
  const describeNetwork = useOtherNetwork();
  return (failure) => {
    if (failure.kind === 'failed') return describeError(errors, failure.error);
    if (failure.kind === 'other-network') return describeNetwork(failure.theirs);
    return failure.kind === 'other-contract' ? t['other-contract'](failure) : t[failure.kind];
  };
}

function useOtherNetwork(): (theirs: Network) => string {
  const t = useMessages(openFileMessages);
  const names = useMessages(withdrawalsMessages);
  return (theirs) =>
    t['other-network']({ theirs: names[`network-${theirs}`], ours: names[`network-${settings().network}`] });
}
