import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { useScreenTag } from '@/content/use-language';
import { ErrorBoundary } from '@/lib/error-boundary';
import type { AppStore } from '@/store/visitor-store';
import { LocaleContext } from '@/ui/locale-context';
import { ErrorScreen } from './error-screen';
import { AppRoutes } from './routes';

export interface AppProps {
  store: AppStore;
}

/** Everything that is around the screens. */
export function App({ store }: AppProps) {
  return (
    <LocaleContext value={useScreenTag()}>
      <ErrorBoundary fallback={<ErrorScreen />}>
        <Provider store={store}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Provider>
      </ErrorBoundary>
    </LocaleContext>
  );
}
