import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { contractFormMessages } from '@/content/contracts.messages';
import { readTemplate } from '@/domain/contracts/contract-form';
import { ContractForm } from '@/features/contracts/create/contract-form';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

const EMPTY = { title: '', description: '' };

/** /contracts/new. The navigation state may hold a text from the customise screen. */
export function CreateContractPage() {
  const t = useMessages(contractFormMessages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [initial] = useState(() => readTemplate(state) ?? EMPTY);
  useDocumentTitle(t.heading);
  return (
    <div className="mx-auto flex max-w-form flex-col gap-6">
      <h1 className="text-xl font-semibold">{t.heading}</h1>
      <ContractForm
        initial={initial}
        onCreated={({ id }) => void navigate(toContractPath(id))}
        onCancel={() => void navigate(PATHS.contracts)}
      />
    </div>
  );
}
