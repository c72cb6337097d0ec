import type { ReactNode } from 'react';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { authIntroMessages } from '@/content/auth-intro.messages';
import { KeyPicture } from '@/features/help/key-picture';
import { LegalLinks } from '@/features/help/legal-links';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { Disclosure } from '@/ui/layout/disclosure';
import { TextLink } from '@/ui/text/text-link';

/** Introduces the product, its safety and its costs: beside the form, or below it on request on narrow screens. */
export function AuthIntro() {
  const t = useMessages(authIntroMessages);
  const { brand, depositScript } = settings();
  const title = t.title({ brand });
  const content = (
    <>
      <KeyPicture />
      {depositScript === 'unverified' ? (
        <Point title={t.uncheckedTitle}>{t.uncheckedText}</Point>
      ) : (
        <Point title={t.safe}>{t.safeText}</Point>
      )}
      <Point title={t.cost}>{t.costText({ brand })}</Point>
      <TextLink to={PATHS.help} className="inline-block py-0.5 text-sm">
        {t.help}
      </TextLink>
      <LegalLinks />
    </>
  );
  if (useIsWide(WIDE)) {
    return (
      <aside aria-label={title} className="flex flex-col gap-5">
        <h2 className="sr-only">{title}</h2>
        {content}
      </aside>
    );
  }
  return (
    <Disclosure summary={title}>
      <div className="flex flex-col gap-5">{content}</div>
    </Disclosure>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 max-w-[60ch] text-sm text-ink-soft">{children}</p>
    </section>
  );
}

/** Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';
