import { useId } from 'react';
import { develMessages } from '@/content/devel.messages';
import { useMessages } from '@/content/use-messages';
import { ArbitratorDisputePanel } from '@/features/devel/arbitrator-dispute-panel';
import { UserDisputePanel } from '@/features/devel/user-dispute-panel';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';

/** /devel: both mockups, one under the other. */
export function DevelPage() {
  const t = useMessages(develMessages);
  useDocumentTitle(t.title);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <Banner tone="gray">{t.intro}</Banner>
      </header>
      <Preview title={t.userTitle}>
        <UserDisputePanel />
      </Preview>
      <Preview title={t.arbitratorTitle}>
        <ArbitratorDisputePanel />
      </Preview>
    </div>
  );
}

function Preview({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  );
}
