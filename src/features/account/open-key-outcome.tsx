import type { ReactNode } from 'react';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { keyFileMessages } from '@/content/key-file.messages';
import { SupportText } from '@/features/help/support-text';
import { useMessages } from '@/i18n/use-messages';
import type { KeyFileOutcome } from '@/store/account/key-file.thunks';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { OutsideLink } from '@/ui/text/outside-link';

/** Why the key in a file was not opened, unless a field shows it. */
export function OpenKeyOutcome({
  outcome,
}: {
  outcome: KeyFileOutcome | { kind: 'no-file' | 'unreadable-file' } | null;
}) {
  const t = useMessages(keyFileMessages);
  const errors = useMessages(errorMessages);
  switch (outcome?.kind) {
    case 'unknown-key':
      return <Refusal title={t.unknownTitle} texts={[t.unknown, t.unknownAdvice]} />;
    case 'foreign':
      return <ForeignKey {...outcome} />;
    case 'replaced':
      return (
        <Refusal title={t.replacedTitle} texts={[t.replaced, t.replacedSafe, t.replacedAdvice]}>
          <Key label={t.keyRemembered} value={outcome.remembered} />
          <Key label={t.keyNamed} value={outcome.named} />
        </Refusal>
      );
    case 'failed':
      return <Banner tone="red">{describeError(errors, outcome.error)}</Banner>;
    default:
      return null;
  }
}

function ForeignKey({ inFile, expected, isRemembered }: Extract<KeyFileOutcome, { kind: 'foreign' }>) {
  const t = useMessages(keyFileMessages);
  const texts = isRemembered ? [t.foreignRemembered] : [t.foreignNamed, t.foreignReplaced];
  return (
    <Refusal title={t.foreignTitle} texts={texts}>
      <Key label={t.keyOfFile} value={inFile} />
      <Key label={isRemembered ? t.keyRemembered : t.keyNamed} value={expected} />
    </Refusal>
  );
}

function Refusal({ title, texts, children }: { title: string; texts: string[]; children?: ReactNode }) {
  const t = useMessages(keyFileMessages);
  return (
    <Banner tone="red">
      <p className="font-semibold">{title}</p>
      {texts.map((text) => (
        <p key={text} className="mt-1">
          <SupportText text={text} />
        </p>
      ))}
      {children !== undefined && <FactList className="my-2">{children}</FactList>}
      <p className="mt-1">
        <OutsideLink href={PATHS.helpRecovery}>{t.helpLink({ brand: settings().brand })}</OutsideLink>
      </p>
    </Banner>
  );
}

function Key({ label, value }: { label: string; value: string }) {
  return (
    <Fact label={label} wide>
      <AddressText value={value} />
    </Fact>
  );
}
