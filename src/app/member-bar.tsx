import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Attention, useNotifyEntry } from '@/app/attention';
import { FullStore } from '@/app/full-store';
import { NAVIGATION_ITEM, NavigationLink } from '@/app/navigation-link';
import { chooseTheme, THEMES, theme } from '@/app/theme';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { languageMessages, themeMessages } from '@/content/bar-tools.messages';
import { memberBarMessages } from '@/content/member-bar.messages';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { chooseLanguage } from '@/features/language/language';
import { chooseCurrency, currency } from '@/features/money/currency';
import { LogoutButton } from '@/features/outbox/logout-button';
import { useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useValue } from '@/lib/value';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGivenKeyUnusable } from '@/store/keys/pay-block.selectors';
import { IconButton } from '@/ui/button/icon-button';
import { classes } from '@/ui/layout/classes';
import { Menu } from '@/ui/menu/menu';
import { Foreign } from '@/ui/text/foreign';

// Overlays the page, so that nothing moves, and scrolls in a low window.
const LINKS =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] flex-col gap-1 overflow-y-auto border-y border-line bg-paper px-4 py-3 ' +
  'sm:px-6 lg:static lg:flex lg:min-w-0 lg:flex-1 lg:flex-row lg:items-center lg:overflow-visible lg:border-0 lg:p-0';

/** Links for members; below 1024 px they open from a button. */
export function MemberBar({ email }: MemberLinksProps) {
  return (
    <FullStore>
      <LinksPanel email={email} />
    </FullStore>
  );
}

function LinksPanel({ email }: MemberLinksProps) {
  const t = useMessages(memberBarMessages);
  const { open, toggle, root, button } = usePanel();
  const linksId = useId();
  return (
    <div ref={root} className="ml-auto lg:contents">
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

interface MemberLinksProps {
  email: string;
}

function MemberLinks({ email }: MemberLinksProps) {
  const t = useMessages(memberBarMessages);
  return (
    <>
      <NavigationLink to={PATHS.contracts} exact>
        {t.contracts}
      </NavigationLink>
      <NavigationLink to={PATHS.create}>{t.newContract}</NavigationLink>
      {settings().devel === 'on' && <DevelMenu />}
      <div className="mt-2 flex min-w-0 items-center justify-between gap-4 border-t border-line pt-3 lg:mt-0 lg:ml-auto lg:border-0 lg:p-0">
        <AccountMenu email={email} />
        <LogoutButton label={t.logout} />
      </div>
    </>
  );
}

interface Panel {
  open: boolean;
  toggle: () => void;
  /** Contains the button and the panel. */
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** A panel that closes on Escape, and when the user clicks or focuses something outside. */
function usePanel(): Panel {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const onOutside = useEffectEvent(({ target }: Event) => {
    // A dialog opened from inside returns the focus to the panel.
    if (!contains(target) && document.querySelector('dialog[open]') === null) setOpen(false);
  });
  const onKeyDown = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    // Menus and dialogs inside handle their own Escape.
    if (key !== 'Escape' || defaultPrevented || !contains(target)) return;
    setOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  function contains(target: EventTarget | null): boolean {
    return target instanceof Node && root.current?.contains(target) === true;
  }

  return { open, toggle: () => setOpen(!open), root, button };
}

const RecoveryDialog = lazyPart('RecoveryDialog', () => import('@/features/recovery/recovery-dialog'));
const OpenKeyDialog = lazyPart('OpenKeyDialog', () => import('@/features/keys/open-key-dialog'));

/** The user's e-mail address, with a menu for the key, notifications, currency, language and theme. */
function AccountMenu({ email }: { email: string }) {
  const t = useMessages(memberBarMessages);
  const [dialog, setDialog] = useState<'recovery' | 'open-key' | null>(null);
  const close = () => setDialog(null);
  const other = useValue(currency) === 'EUR' ? 'USD' : 'EUR';
  const languages = useMessages(languageMessages);
  const otherLanguage = useScreenTag() === 'en' ? 'es' : 'en';
  const themes = useMessages(themeMessages);
  const chosenTheme = useValue(theme);
  const notify = useNotifyEntry();
  const isUnusable = useAppSelector(selectIsGivenKeyUnusable);

  return (
    <>
      <Menu
        label={
          <span title={stripBidiControls(email)} className="truncate">
            <Foreign>{email}</Foreign>
          </span>
        }
        align="right-when-wide"
        className={`${NAVIGATION_ITEM} max-w-full md:max-w-64`}
        entries={[
          ...(isUnusable ? [{ label: t.openKeyFromFile, onSelect: () => setDialog('open-key') } as const] : []),
          { label: t.recoveryFile, onSelect: () => setDialog('recovery') },
          ...notify,
          { label: t.showIn({ currency: other }), onSelect: () => chooseCurrency(other) },
          { label: languages[otherLanguage], onSelect: () => void chooseLanguage(otherLanguage) },
          ...THEMES.map((name) => ({
            label: themes[name],
            checked: name === chosenTheme,
            onSelect: () => chooseTheme(name),
          })),
        ]}
      />
      <Attention />
      <Suspense fallback={null}>
        {dialog === 'recovery' && <RecoveryDialog contractId={null} onClose={close} />}
        {dialog === 'open-key' && <OpenKeyDialog onClose={close} />}
      </Suspense>
    </>
  );
}

const UserDisputeDialog = lazyPart('UserDisputeDialog', () => import('@/features/devel/dispute-dialogs'));
const ArbitratorDisputeDialog = lazyPart('ArbitratorDisputeDialog', () => import('@/features/devel/dispute-dialogs'));

/** The 'Devel' menu and the two mockups it opens (docs/specification.md#layout-and-navigation-bar). */
function DevelMenu() {
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
