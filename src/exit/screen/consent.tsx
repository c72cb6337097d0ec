import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';

export interface ConsentProps {
  text: string;
  /** Label of the box. */
  accept: string;
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  /** Shown after an attempt to go on without the tick. */
  error: string | null;
}

/** Asks before something unusual is signed. */
export function Consent({ text, accept, accepted, onAccepted, error }: ConsentProps) {
  return (
    <Banner tone="yellow" role="status">
      <p className="wrap-anywhere">{text}</p>
      <Checkbox
        className="mt-1 font-medium"
        label={accept}
        checked={accepted}
        onChange={({ target }) => onAccepted(target.checked)}
      />
      {error !== null && (
        <p role="alert" className="mt-1 font-medium">
          {error}
        </p>
      )}
    </Banner>
  );
}
