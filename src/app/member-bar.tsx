import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { memberBarMessages } from '@/content/member-bar.messages';
import { useMessages } from '@/content/use-messages';
import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/icon-button';
import { MemberLinks, type MemberLinksProps } from './member-links';
import { useWholeStore } from './use-whole-store';

const LINKS =
  'w-full flex-col gap-1 border-t border-line py-3 lg:flex lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-row lg:items-center lg:border-0 lg:py-0';

/** The members' links; below 1024 px they fold behind a button. */
export function MemberBar({ email }: MemberLinksProps) {
  useWholeStore();
  const t = useMessages(memberBarMessages);
  const [open, setOpen] = useState(false);
  const linksId = useId();
  return (
    <>
      <IconButton
        label={t.menu}
        aria-expanded={open}
        aria-controls={linksId}
        onClick={() => setOpen(!open)}
        className="lg:hidden"
      >
        {open ? <X aria-hidden="true" className="size-5" /> : <MenuIcon aria-hidden="true" className="size-5" />}
      </IconButton>
      <div id={linksId} className={classes(LINKS, open ? 'flex' : 'hidden')}>
        <MemberLinks email={email} />
      </div>
    </>
  );
}
