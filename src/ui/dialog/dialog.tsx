import { type FormEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DialogBody } from '@/ui/dialog/dialog-body';
import { type DiscardTexts, LeaveContext, useLeaving } from '@/ui/dialog/dialog-leave';
import { useModal } from '@/ui/dialog/use-modal';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { classes } from '@/ui/layout/classes';
import { useLocale } from '@/ui/text/locale-context';

export type DialogSize = 'md' | 'wide' | 'page';

export interface DialogProps {
  title: string;
  /** One sentence: what this is for. */
  purpose?: ReactNode;
  /** Asked for by Escape or a click beside the dialog; the parent then stops rendering it. */
  onClose: () => void;
  /** False while closing would lose work that is under way. */
  closable?: boolean;
  /** Given while something typed would be lost: closing asks this first. */
  discard?: DiscardTexts | null;
  /** Buttons, the due one last; a `LeaveButton` asks too. */
  footer?: ReactNode;
  /** Given, content and footer are one form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The form's fields say themselves what is wrong: the browser's own bubbles stay away. */
  noValidate?: boolean;
  size?: DialogSize;
  children?: ReactNode;
}

// Where the window is low, heading and buttons would leave no room for what is between them: all of it scrolls.
const PANEL =
  'flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-dialog bg-card text-ink shadow-dialog sm:rounded-dialog ' +
  'low:block low:overflow-y-auto';

const SIZES: Record<DialogSize, string> = { md: 'max-w-dialog', wide: 'max-w-dialog-wide', page: 'max-w-page' };

/** A modal dialog: centred, a bottom sheet on a phone. Render it only while open; elements with `data-autofocus` get focus. */
export function Dialog(props: DialogProps) {
  const { title, purpose, onClose, closable = true, size = 'md', discard = null } = props;
  // It stands outside of the part of the page that it belongs to, and speaks its language all the same.
  const language = useLocale();
  const titleId = useId();
  const purposeId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  const leaving = useLeaving(discard !== null);
  const close = () => closable && !leaving.asking && leaving.leave(onClose);
  useKeepFocus(panel);
  useModal(panel, () => (leaving.asking ? leaving.keep() : close()));

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    // Both ends beside the panel: a selection dragged out of a field is no wish to close.
    if (event.target === event.currentTarget && pressed.current === event.currentTarget) close();
  }

  return createPortal(
    <div
      className="fixed inset-0 z-50 flex animate-appear items-end justify-center bg-veil sm:items-center sm:p-6"
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onPointerUp={onPointerUp}
    >
      <div
        ref={panel}
        lang={language}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={purpose === undefined ? undefined : purposeId}
        tabIndex={-1}
        className={classes(PANEL, SIZES[size])}
      >
        {/* No header or footer element: outside of the page's own sections each would be a landmark of the whole page. */}
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
        <LeaveContext value={leaving.leave}>
          <DialogBody
            onSubmit={props.onSubmit}
            noValidate={props.noValidate ?? false}
            footer={props.footer}
            leaving={leaving}
            texts={discard}
          >
            {props.children}
          </DialogBody>
        </LeaveContext>
      </div>
    </div>,
    document.body,
  );
}
