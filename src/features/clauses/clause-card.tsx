import type { ReactNode } from 'react';
import { clauseMessages } from '@/content/clauses.messages';
import { contractTypeMessages } from '@/content/contract-types.messages';
import type { Clause } from '@/domain/models';
import { CommentList } from '@/features/catalogue/comment-list';
import { VoteCount } from '@/features/catalogue/vote-count';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';
import { Badge } from '@/ui/message/badge';

export interface ClauseCardProps {
  clause: Clause;
  own: boolean;
  actions: ReactNode;
}

/** One clause of the library. */
export function ClauseCard({ clause, own, actions }: ClauseCardProps) {
  const t = useMessages(clauseMessages);
  const typeNames = useMessages(contractTypeMessages);
  const types = clause.contractTypes.map((type) => typeNames[type]);
  return (
    <Card className="flex h-full flex-col gap-4">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 tabIndex={-1} className="min-w-0 text-base font-semibold break-words">
            {clause.title}
          </h2>
          {!own && <VoteCount>{t.votes(clause.votes)}</VoteCount>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="gray">{t[clause.type]}</Badge>
          {own && <Badge tone="blue">{t.own}</Badge>}
        </div>
      </header>
      <p className="text-sm break-words text-pretty whitespace-pre-line text-ink-soft">{clause.content}</p>
      <p className="text-xs text-ink-faint">
        {t.appliesTo}: {types.length === 0 ? t.everyType : types.join(', ')}
      </p>
      <CommentList label={t.comments} comments={clause.comments} />
      <div className="mt-auto">{actions}</div>
    </Card>
  );
}
