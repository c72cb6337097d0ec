import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { SettingsScreen } from '@/app/settings-screen';
import { parseSettings } from '@/lib/settings';
import { createAppStore } from '@/store/store';
import '@/ui/theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const result = parseSettings(import.meta.env);

createRoot(root).render(
  <StrictMode>
    {result.ok ? <App store={createAppStore()} /> : <SettingsScreen problems={result.problems} />}
  </StrictMode>,
);
