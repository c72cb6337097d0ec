import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RecoveryPage } from '@/recover/recovery-page';
import '@/recover/page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('recover.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <RecoveryPage data={document.getElementById('recovery-data')?.textContent ?? ''} />
  </StrictMode>,
);
