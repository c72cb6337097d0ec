import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LATER_PATHS } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { contractListMessages } from '@/content/contracts.messages';
import { ContractList } from '@/features/contracts/list/contract-list';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { readStateMessage } from '@/lib/navigation-state';
import { useDocumentTitle } from '@/lib/use-document-title';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

const UnsentContracts = lazyPart('UnsentContracts', () => import('@/features/terms/unsent-contracts'));

/** /contracts */
export function ContractsPage() {
  const t = useMessages(contractListMessages);
  const navigate = useNavigate();
  const message = readStateMessage(useLocation().state);
  const isEmpty = useAppSelector((state) => selectContractsState(state).contracts.length === 0);
  useDocumentTitle(t.heading);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t.heading}</h1>
        <div className="flex flex-wrap items-center gap-3">
          {!isEmpty && (
            <LinkButton variant="quiet" to={LATER_PATHS.statements} className="max-sm:-ml-4">
              {t.statement}
            </LinkButton>
          )}
          <Button variant="primary" onClick={() => void navigate(PATHS.create)}>
            {t.create}
          </Button>
        </div>
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
