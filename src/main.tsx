// First: the page has this policy before any other code could take its name.
import '@/bitcoin/worker/create-worker';
// Listens to the history before the router does.
import '@/ui/dialog/use-held-back';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { startTheme } from '@/app/theme';
import { startLanguage } from '@/features/language/language';
import { watchFiles } from '@/lib/missing-file';
import { createBaseStore } from '@/store/boot/base-store';
import { followSignIn } from '@/store/boot/full-store';
import '@/ui/theme.css';

startTheme();
watchFiles();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const page = createRoot(root);

// Not a top-level await: lazy chunks import this module, and the two would wait for each other.
async function start(): Promise<void> {
  await startLanguage();
  const store = createBaseStore();
  followSignIn(store);
  // A transition is rendered in short slices, so that the page stays responsive.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
}

void start();
