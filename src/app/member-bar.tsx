import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { MemberLinks, type MemberLinksProps } from '@/app/member-links';
import { useFold } from '@/app/use-fold';
import { useWholeStore } from '@/app/use-whole-store';
import { memberBarMessages } from '@/content/member-bar.messages';
import { useMessages } from '@/i18n/use-messages';
import { IconButton } from '@/ui/button/icon-button';
import { classes } from '@/ui/layout/classes';

// Over the page and not above it: nothing moves, and a low window scrolls it.
const LINKS =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] flex-col gap-1 overflow-y-auto border-y border-line bg-card px-4 py-3 ' +
  'sm:px-6 lg:static lg:flex lg:min-w-0 lg:flex-1 lg:flex-row lg:items-center lg:overflow-visible lg:border-0 lg:p-0';

/** The members' links; below 1024 px they fold behind a button. */
export function MemberBar({ email }: MemberLinksProps) {
  useWholeStore();
  const t = useMessages(memberBarMessages);
  const { open, toggle, root, button } = useFold();
  const linksId = useId();
  return (
    <div ref={root} className="lg:contents">
      <IconButton
        ref={button}
        label={t.menu}
        aria-expanded={open}
        aria-controls={linksId}
        onClick={toggle}
        className="lg:hidden"
      >
        {open ? <X aria-hidden="true" className="size-5" /> : <MenuIcon aria-hidden="true" className="size-5" />}
      </IconButton>
      <div id={linksId} className={classes(LINKS, open ? 'flex' : 'hidden')}>
        <MemberLinks email={email} />
      </div>
    </div>
  );
}
