import { Route, Routes } from 'react-router-dom';
import { MEMBER_PAGES, OPEN_PAGES } from '@/app/pages';
import { RequireAuth } from '@/app/require-auth';
import { WholeStoreOutlet } from '@/app/whole-store-outlet';

/** Every route but home and login. */
export function OtherRoutes() {
  return (
    <Routes>
      <Route element={<RequireAuth />}>
        <Route element={<WholeStoreOutlet />}>
          {MEMBER_PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Route>
      <Route element={<WholeStoreOutlet />}>
        {OPEN_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
