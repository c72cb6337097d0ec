import { errorMessages, errorText } from '@/content/errors.messages';
import { statusMessages } from '@/content/status.messages';
import { useMessages } from '@/i18n/use-messages';
import { refusalNoted } from '@/store/outbox/outbox.slice';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

/** Something that was signed was refused for good while no dialog was there to tell of it. */
export function RefusalNotice() {
  const t = useMessages(statusMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const refusal = useAppSelector((state) => state.outbox.refusal);
  if (refusal === null) return null;
  const dismiss = (
    <Button size="sm" onClick={() => dispatch(refusalNoted(null))}>
      {t.dismiss}
    </Button>
  );
  return (
    <Banner tone="red" action={dismiss}>
      <span className="font-medium">{refusal.code === 'broadcast-refused' ? t.notBroadcast : t.notTaken}</span>{' '}
      {errorText(errors, refusal)}
    </Banner>
  );
}
