import { Button, type ButtonProps } from '@/ui/button/button';
import { useLeave } from '@/ui/dialog/dialog-leave';

export interface LeaveButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Closes the dialog; called after the question where something was typed. */
  onLeave: () => void;
}

/** 'Cancel' in a dialog. */
export function LeaveButton({ onLeave, ...rest }: LeaveButtonProps) {
  const leave = useLeave();
  return <Button {...rest} onClick={() => leave(onLeave)} />;
}
