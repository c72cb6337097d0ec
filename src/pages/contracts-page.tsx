import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { contractListMessages } from '@/content/contracts.messages';
import { ContractList } from '@/features/contracts/list/contract-list';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { readStateMessage } from '@/lib/navigation-state';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

const UnsentContracts = lazyPart('UnsentContracts', () => import('@/features/terms/unsent-contracts'));

/** /contracts */
export function ContractsPage() {
  const t = useMessages(contractListMessages);
  const navigate = useNavigate();
  const message = readStateMessage(useLocation().state);
  useDocumentTitle(t.heading);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t.heading}</h1>
        <Button variant="primary" onClick={() => void navigate(PATHS.create)}>
          {t.create}
        </Button>
      </div>
      {message !== null && <Banner tone="blue">{message}</Banner>}
      <ContractList>
        <Suspense fallback={null}>
          <UnsentContracts />
        </Suspense>
      </ContractList>
    </div>
  );
}
