import { Suspense, useState } from 'react';
import { memberBarMessages } from '@/content/member-bar.messages';
import { useMessages } from '@/content/use-messages';
import { late } from '@/lib/late';
import { PATHS } from '@/lib/paths';
import { Menu } from '@/ui/menu';
import { NAVIGATION_ITEM } from './navigation-style';

const UserDisputeDialog = late(async () => ({
  default: (await import('@/features/devel/dispute-dialogs')).UserDisputeDialog,
}));
const ArbitratorDisputeDialog = late(async () => ({
  default: (await import('@/features/devel/dispute-dialogs')).ArbitratorDisputeDialog,
}));

/** The 'Devel' dropdown of the navigation bar and the two mockups it opens (spec, section 2). */
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
