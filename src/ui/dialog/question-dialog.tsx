import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

export interface QuestionDialogProps {
  title: string;
  question: string;
  cancelLabel: string;
  confirmLabel: string;
  /** Of the button that confirms. */
  variant?: 'danger' | 'primary';
  /** Cannot be confirmed. */
  disabled?: boolean;
  /** The action is running, so the dialog cannot be closed. */
  busy?: boolean;
  busyLabel?: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
  /** The subject of the question. */
  children?: ReactNode;
}

/** Asks before something is deleted or made. The focus is on the safe choice. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, question, variant = 'danger', disabled = false, busy = false, onClose, onConfirm, children } = props;
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy} data-autofocus>
        {props.cancelLabel}
      </Button>
      <Button variant={variant} onClick={onConfirm} disabled={disabled} busy={busy} busyLabel={props.busyLabel}>
        {props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} purpose={question} onClose={onClose} closable={!busy} footer={footer}>
      {children}
    </Dialog>
  );
}
