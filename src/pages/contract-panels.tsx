import { type ReactNode, useId } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { CONTRACT_TABS, type ContractTab, useUnread } from '@/pages/use-contract-tab';
import { classes } from '@/ui/layout/classes';
import { getPanelProps, TabList } from '@/ui/layout/tabs';

interface ContractPanelsProps {
  contractId: Id;
  /** Side by side instead of tabs. */
  isWide: boolean;
  tab: ContractTab;
  onTab: (tab: ContractTab) => void;
  /** `terms` exists only as a tab. */
  panels: Record<ContractTab, ReactNode>;
}

const PLACES: Record<ContractTab, string> = {
  guarantees: 'panels:col-span-3',
  chat: 'max-panels:flex max-panels:flex-col panels:col-span-2',
  terms: '',
};

/** All panels stay mounted, so that hidden ones keep their input and are refreshed. */
export function ContractPanels({ contractId, isWide, tab, onTab, panels }: ContractPanelsProps) {
  const t = useMessages(contractScreenMessages);
  const { panelTitle } = useMessages(guaranteesMessages);
  const chat = useMessages(chatMessages);
  const id = useId();
  const labels = { guarantees: panelTitle, chat: chat.title, terms: t.terms };
  const unread = useUnread(contractId, isWide || tab === 'chat');
  const mark = unread > 0 && <UnreadMark label={t.unread(unread)} count={unread} />;
  const tabs = CONTRACT_TABS.map((key) => ({ key, label: labels[key], ...(key === 'chat' && { mark }) }));
  return (
    <>
      {!isWide && <TabList label={t.tabs} id={id} tabs={tabs} selected={tab} onSelect={onTab} fill />}
      <div className={classes('grid gap-6 panels:grid-cols-5', !isWide && '-mt-2 grow')}>
        {CONTRACT_TABS.map((key) => (
          <div
            key={key}
            {...(isWide ? {} : getPanelProps(id, key))}
            hidden={isWide ? key === 'terms' : key !== tab}
            className={classes('min-w-0', PLACES[key])}
          >
            {key === 'terms' && <h2 className="sr-only">{t.terms}</h2>}
            {panels[key]}
          </div>
        ))}
      </div>
    </>
  );
}

function UnreadMark({ label, count }: { label: string; count: number }) {
  return (
    <span className="ml-1.5 inline-flex min-w-5 justify-center rounded-full bg-accent px-1.5 text-xs text-on-accent">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
