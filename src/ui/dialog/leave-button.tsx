import { Button, type ButtonProps } from '@/ui/button/button';
import { useLeave } from '@/ui/dialog/discard-guard';

export interface LeaveButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Closes the dialog. */
  onLeave: () => void;
}

/** A button that closes the dialog around it, such as 'Cancel', after asking if input would be lost. */
export function LeaveButton({ onLeave, ...rest }: LeaveButtonProps) {
  const leave = useLeave();
  return <Button {...rest} onClick={() => leave(onLeave)} />;
}
