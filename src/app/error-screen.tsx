import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { getButtonClasses } from '@/ui/button/button-style';

/** Replaces a screen that failed. Works without the router, which may be what failed. */
export function ErrorScreen() {
  const t = useMessages(layoutMessages);
  return (
    <section role="alert" data-error-screen className="mx-auto flex max-w-form flex-col gap-4 px-4 py-16">
      <h1 className="text-xl font-semibold">{t.errorTitle}</h1>
      <p className="text-ink-soft">{t.errorText}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
        <a href={PATHS.contracts} className={getButtonClasses('secondary', 'md')}>
          {t.goToContracts}
        </a>
      </div>
    </section>
  );
}
