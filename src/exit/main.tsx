import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { serveUnpack } from '@/exit/screen/evidence/unpack-in-worker';
import { RecoveryScreen } from '@/exit/screen/recovery-screen';
import '@/exit/screen/page.css';

/** The page and its worker run the same script: a page that loads nothing has no second one. */
if (typeof document === 'undefined') serveUnpack();
else renderPage();

function renderPage(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('recover.html has no element #root');
  createRoot(root).render(
    <StrictMode>
      <RecoveryScreen />
    </StrictMode>,
  );
}
