import { openCertificateMessages } from '@/content/open-certificate.messages';
import { useMessages } from '@/i18n/use-messages';
import type { OpenedTerms } from '@/store/seals/open-certificate.thunks';
import { Banner } from '@/ui/message/banner';

export function isSignedByBoth({ signedBy }: OpenedTerms): boolean {
  return signedBy.length > 1;
}

/** What an opened file holds, and what of it is new. */
export function OpenedList({ opened }: { opened: readonly OpenedTerms[] }) {
  const t = useMessages(openCertificateMessages);
  return (
    <>
      {opened.map((terms, at) => {
        const { revision, signedBy, isKnown } = terms;
        const half = signedBy[0] === 'owner' ? t.doneOwner : t.doneCounterparty;
        const text = isSignedByBoth(terms) ? t.done : half;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
          <Banner key={at} tone={isSignedByBoth(terms) ? 'green' : 'yellow'}>
            {text({ revision })} {isKnown ? t.known : t.added}
          </Banner>
        );
      })}
    </>
  );
}
