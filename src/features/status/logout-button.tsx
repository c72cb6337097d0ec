import { lazy, Suspense, useState } from 'react';
import { logout } from '@/store/auth/auth.thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { Button } from '@/ui/button';

const loadDialog = () => import('./logout-dialog');
const LogoutDialog = lazy(async () => ({ default: (await loadDialog()).LogoutDialog }));

/** Logs out at once, or asks first where something would be forgotten. */
export function LogoutButton({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector(selectPendingSaves);
  const [asking, setAsking] = useState(false);

  function leave(): void {
    dispatch(logout());
  }

  async function ask(): Promise<void> {
    if (pending === 0) return leave();
    await loadDialog().then(() => setAsking(true), leave);
  }

  return (
    <>
      <Button size="sm" onClick={() => void ask()}>
        {label}
      </Button>
      <Suspense fallback={null}>{asking && <LogoutDialog onStay={() => setAsking(false)} onLeave={leave} />}</Suspense>
    </>
  );
}
