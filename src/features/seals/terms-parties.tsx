import { termsViewMessages } from '@/content/terms-view.messages';
import type { Terms, TermsParty } from '@/domain/seals/terms';
import { PersonName, type TermsNames } from '@/features/seals/person-name';
import { useMessages } from '@/i18n/use-messages';
import { Code } from '@/ui/text/code-fact';

export interface TermsPartiesProps {
  terms: Terms;
  names: TermsNames;
}

/** The two contractors and the arbitrator, each with id and key. */
export function TermsParties({ terms: { owner, counterparty, arbitrator }, names }: TermsPartiesProps) {
  const t = useMessages(termsViewMessages);
  return (
    <>
      <dl className="flex flex-col gap-3 print:block">
        <Party label={t.owner} party={owner} names={names} keyLabel={t.publicKey} nobody={t.unknown} />
        <Party label={t.counterparty} party={counterparty} names={names} keyLabel={t.publicKey} nobody={t.nobodyYet} />
        <Party label={t.arbitrator} party={arbitrator} names={names} keyLabel={t.extendedKey} nobody={t.nobody} />
      </dl>
      <p className="mt-2 text-xs text-ink-soft">{t.names}</p>
    </>
  );
}

interface PartyProps {
  label: string;
  party: TermsParty;
  names: TermsNames;
  keyLabel: string;
  /** Shown without an id. */
  nobody: string;
}

function Party({ label, party: { id, key }, names, keyLabel, nobody }: PartyProps) {
  const t = useMessages(termsViewMessages);
  return (
    <div className="break-inside-avoid print:mb-3">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere">{id === '' ? nobody : <PersonName id={id} names={names} />}</dd>
      {id !== '' && (
        <dd>
          <span className="text-xs text-ink-faint">{keyLabel}:</span> {key === '' ? t.unknown : <Code value={key} />}
        </dd>
      )}
    </div>
  );
}
