import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RecoveryScreen } from '@/exit/screen/recovery-screen';
import '@/exit/screen/page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('recover.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <RecoveryScreen />
  </StrictMode>,
);
