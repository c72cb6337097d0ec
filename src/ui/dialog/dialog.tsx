import {
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { DialogBody } from '@/ui/dialog/dialog-body';
import { type DiscardTexts, LeaveContext, useDiscardGuard } from '@/ui/dialog/discard-guard';
import { useHeldBack } from '@/ui/dialog/use-held-back';
import { findTabStops } from '@/ui/focus/focusable';
import { recordFocus, restoreFocus } from '@/ui/focus/restore-focus';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { classes } from '@/ui/layout/classes';
import { useLocale } from '@/ui/text/locale-context';

export type DialogSize = 'md' | 'wide' | 'reading' | 'page';

export interface DialogProps {
  title: string;
  /** One sentence: what this is for. */
  purpose?: ReactNode;
  /** On Escape or a click beside the dialog. The parent then stops rendering it. */
  onClose: () => void;
  /** False while closing would lose work in progress. */
  closable?: boolean;
  /** Set while closing would lose input; closing then asks first. */
  discard?: DiscardTexts | null;
  /** Buttons, the main one last. A `LeaveButton` asks before discarding. */
  footer?: ReactNode;
  /** Makes content and footer one form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Fields show their own errors instead of the browser's. */
  noValidate?: boolean;
  size?: DialogSize;
  children?: ReactNode;
}

const BOX =
  'fixed inset-0 mx-auto mt-auto mb-0 max-h-none w-full animate-rise overflow-visible rounded-t-dialog bg-transparent text-ink ' +
  'backdrop:animate-appear backdrop:bg-veil sm:my-auto sm:w-[calc(100%-3rem)] sm:rounded-dialog';

// A low window has no room between heading and buttons: all of it scrolls.
const PANEL = 'flex max-h-[92dvh] flex-col rounded-[inherit] bg-card shadow-dialog low:block low:overflow-y-auto';

const SIZES: Record<DialogSize, string> = {
  md: 'max-w-dialog',
  wide: 'max-w-dialog-wide',
  reading: 'max-w-reading',
  page: 'max-w-page',
};

/** A modal dialog; a bottom sheet on phones. Render it only while open. `data-autofocus` marks the initial focus. */
export function Dialog(props: DialogProps) {
  const { title, purpose, onClose, closable = true, size = 'md', discard = null } = props;
  // The portal is outside of the part of the page that sets the language.
  const language = useLocale();
  const titleId = useId();
  const purposeId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const guard = useDiscardGuard(discard !== null);
  useKeepFocus(dialog);
  useModal(dialog);

  function close(): void {
    if (closable && !guard.isAsking) guard.leave(onClose);
  }

  useHeldBack(discard !== null, close);

  function onEscape(event: SyntheticEvent): void {
    event.preventDefault();
    if (guard.isAsking) guard.keep();
    else close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // React passes on the events of a dialog that is opened from this one.
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    // The browser closes on the second Escape in a row even if `cancel` is prevented, but not if the key is.
    if (event.key === 'Escape') onEscape(event);
    if (event.key === 'Tab') wrapTab(event);
  }

  function onCancel(event: SyntheticEvent): void {
    // File inputs have an event of the same name, which bubbles.
    if (event.target === event.currentTarget) onEscape(event);
  }

  /** The browser insisted on closing; only the parent may close. */
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    event.currentTarget.showModal();
    onEscape(event);
  }

  function onPointerUp(event: PointerEvent): void {
    // Only if the press started there too, and not with a selection dragged out of a field.
    if (event.target === event.currentTarget && pressed.current === event.currentTarget) close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      lang={language}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={purpose === undefined ? undefined : purposeId}
      tabIndex={-1}
      className={classes(BOX, SIZES[size])}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onPointerUp={onPointerUp}
    >
      {/* Covers the dialog, so that events of the dialog itself are those of its backdrop. */}
      <div className={PANEL}>
        {/* No header or footer element, which would be landmarks of the page. */}
        <div className="flex flex-col gap-1 px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          {purpose !== undefined && (
            <p id={purposeId} className="text-sm text-ink-soft">
              {purpose}
            </p>
          )}
        </div>
        <LeaveContext value={guard.leave}>
          <DialogBody
            onSubmit={props.onSubmit}
            noValidate={props.noValidate ?? false}
            footer={props.footer}
            guard={guard}
            texts={discard}
          >
            {props.children}
          </DialogBody>
        </LeaveContext>
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Shows the dialog as a modal one while it is mounted. Focus goes to `[data-autofocus]`, else the first field, else the
 * first button, and returns to where it was. The page behind does not scroll.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
    const position = recordFocus(opener);
    element.showModal();
    lockScrolling();
    findInitialFocus(element).focus({ preventScroll: true });
    return () => {
      // It also closes when React removes it; this is for effects that run again.
      element.close();
      unlockScrolling();
      opener.focus();
      if (document.activeElement !== opener) restoreFocus(position);
    };
  }, [dialog]);
}

function findInitialFocus(dialog: HTMLElement): HTMLElement {
  const stops = findTabStops(dialog);
  const marked = stops.find((stop) => stop.dataset.autofocus !== undefined);
  const field = stops.find((stop) => stop.matches('input, textarea, select'));
  // Not a link, which may be below content that is still loading and would scroll it out of view.
  const button = stops.find((stop) => stop.matches('button:not([data-aside]), summary'));
  return marked ?? field ?? button ?? stops[0] ?? dialog;
}

/** From the last tab stop to the first, and the other way round; a native dialog would let the focus leave the page. */
function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  const stops = findTabStops(dialog);
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = document.activeElement;
  if (active !== edge && !(active === dialog && event.shiftKey)) return;
  event.preventDefault();
  target?.focus();
}

function lockScrolling(): void {
  const { style, clientWidth } = document.documentElement;
  if (style.overflow !== '') return;
  // Keeps the width of the scroll bar, so that nothing moves sideways.
  style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
  style.overflow = 'hidden';
}

function unlockScrolling(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const { style } = document.documentElement;
  style.paddingRight = '';
  style.overflow = '';
}
