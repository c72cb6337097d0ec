import { useState } from 'react';
import { LogoutDialog } from '@/features/outbox/logout-dialog';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { countDrafts } from '@/store/drafts/drafts.thunks';
import { logout } from '@/store/login/login.thunks';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { Button } from '@/ui/button/button';

/** Logs out, after a question if unsaved work would be lost. */
export function LogoutButton({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector(selectPendingSaves);
  const [asking, setAsking] = useState(false);

  function handleLogout(): void {
    dispatch(logout());
  }

  function handlePress(): void {
    if (pending + dispatch(countDrafts()) === 0) handleLogout();
    else setAsking(true);
  }

  return (
    <>
      <Button size="sm" className="shrink-0" onClick={handlePress}>
        {label}
      </Button>
      {asking && <LogoutDialog onStay={() => setAsking(false)} onLeave={handleLogout} />}
    </>
  );
}
