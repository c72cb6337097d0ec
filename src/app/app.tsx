import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { AppRoutes } from '@/app/routes';
import { useScreenTag } from '@/i18n/use-language';
import { ErrorBoundary } from '@/lib/error-boundary';
import type { AppStore } from '@/store/setup/base-store';
import { LocaleContext } from '@/ui/text/locale-context';

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
