import { Suspense, useState } from 'react';
import { NAVIGATION_ITEM } from '@/app/navigation-link';
import { PATHS } from '@/config/paths';
import { memberBarMessages } from '@/content/member-bar.messages';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { Menu } from '@/ui/menu/menu';

const UserDisputeDialog = lazyPart('UserDisputeDialog', () => import('@/features/devel/dispute-dialogs'));
const ArbitratorDisputeDialog = lazyPart('ArbitratorDisputeDialog', () => import('@/features/devel/dispute-dialogs'));

/** The 'Devel' menu and the two mockups it opens (docs/specification.md#layout-and-navigation-bar). */
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
