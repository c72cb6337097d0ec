import { Suspense, useState } from 'react';
import { NAVIGATION_ITEM } from '@/app/navigation-style';
import { PATHS } from '@/config/paths';
import { memberBarMessages } from '@/content/member-bar.messages';
import { useMessages } from '@/i18n/use-messages';
import { late } from '@/lib/late';
import { Menu } from '@/ui/menu/menu';

const UserDisputeDialog = late(async () => ({
  default: (await import('@/features/devel/dispute-dialogs')).UserDisputeDialog,
}));
const ArbitratorDisputeDialog = late(async () => ({
  default: (await import('@/features/devel/dispute-dialogs')).ArbitratorDisputeDialog,
}));

/** The 'Devel' dropdown of the navigation bar and the two mockups it opens (docs/specification.md#2-screens-and-routes). */
export function DevelMenu() {
  const t = useMessages(memberBarMessages);
  const [mockup, setMockup] = useState<'user' | 'arbitrator' | null>(null);
  const close = () => setMockup(null);
  return (
    <>
      <Menu
        label={t.devel}
        className={NAVIGATION_ITEM}
        entries={[
          { label: t.userDisputes, onSelect: () => setMockup('user') },
          { label: t.arbitratorDisputes, onSelect: () => setMockup('arbitrator') },
          { label: t.allMockups, to: PATHS.devel },
        ]}
      />
      <Suspense fallback={null}>
        {mockup === 'user' && <UserDisputeDialog onClose={close} />}
        {mockup === 'arbitrator' && <ArbitratorDisputeDialog onClose={close} />}
      </Suspense>
    </>
  );
}
