import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { contractListMessages } from '@/content/contracts.messages';
import { ContractList } from '@/features/contracts/list/contract-list';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useEnginePrefetch } from '@/pages/use-engine-prefetch';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

/** /contracts */
export function ContractsPage() {
  const t = useMessages(contractListMessages);
  const navigate = useNavigate();
  useDocumentTitle(t.heading);
  useEnginePrefetch(useAppSelector((state) => selectContractsState(state).contracts.length > 0));
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t.heading}</h1>
        <Button variant="primary" onClick={() => void navigate(PATHS.create)}>
          {t.create}
        </Button>
      </div>
      <ContractList />
    </div>
  );
}
