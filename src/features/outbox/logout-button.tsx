import { useState } from 'react';
// Not fetched when it is needed: what is unsaved often is so because the network is away.
import { LogoutDialog } from '@/features/outbox/logout-dialog';
import { logout } from '@/store/auth/auth.thunks';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

/** Logs out at once, or asks first where something would be forgotten. */
export function LogoutButton({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector(selectPendingSaves);
  const [asking, setAsking] = useState(false);

  function leave(): void {
    dispatch(logout());
  }

  return (
    <>
      <Button size="sm" className="shrink-0" onClick={() => (pending === 0 ? leave() : setAsking(true))}>
        {label}
      </Button>
      {asking && <LogoutDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </>
  );
}
