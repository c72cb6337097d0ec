import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';

interface PressAction {
  label: string;
  onPress: () => void;
  busy?: boolean;
  busyLabel?: string;
}

/** The action of a message: a small button, or other buttons and links. */
export type MessageAction = PressAction | ReactNode;

export function ActionOf({ action }: { action: MessageAction }) {
  if (!isPressAction(action)) return <>{action}</>;
  const { label, onPress, ...busy } = action;
  return (
    <Button size="sm" onClick={onPress} {...busy}>
      {label}
    </Button>
  );
}

function isPressAction(action: MessageAction): action is PressAction {
  return typeof action === 'object' && action !== null && 'onPress' in action;
}
