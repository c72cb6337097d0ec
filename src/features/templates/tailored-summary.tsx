import { type ReactNode, useEffect } from 'react';
import { settings } from '@/config/settings';
import { isSettlementOn } from '@/config/settlement';
import { useContractTag, useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { Clause } from '@/domain/models';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { listPartyBlanks } from '@/domain/templates/party-blanks';
import { buildContractText, type TailoredTemplate } from '@/domain/templates/template-draft';
import { MissingArbitrator } from '@/features/people/missing-arbitrator';
import { SelectedClauses, SelectedGuarantees } from '@/features/templates/selections';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPeople, selectName } from '@/store/people/people.thunks';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';
import { Foreign } from '@/ui/text/foreign';
import { MarkedText } from '@/ui/text/marked-text';

interface TailoredSummaryProps {
  tailored: TailoredTemplate;
  onRemoveClause: (clause: Clause) => void;
  onRemoveGuarantee: (choice: GuaranteeChoice) => void;
  /** The import, unless it stands elsewhere. */
  children?: ReactNode;
}

/** The contract to be: clauses, guarantees, text, and the import. */
export function TailoredSummary(props: TailoredSummaryProps) {
  const { tailored, children } = props;
  const t = useMessages(templateMessages);
  return (
    <Card
      flush
      className="flex flex-col panels:top-20 panels:not-low:sticky panels:not-low:max-h-[calc(100dvh-6.5rem)]"
    >
      <div className="flex flex-col gap-6 p-5 sm:p-6 panels:min-h-0 panels:overflow-y-auto">
        <h2 className="text-lg font-semibold">{t.yourContract}</h2>
        <LiveText tailored={tailored} />
        <section aria-label={t.selectedClauses} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedClauses}</h3>
          <SelectedClauses clauses={tailored.clauses} onRemove={props.onRemoveClause} />
        </section>
        <section aria-label={t.selectedGuarantees} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedGuarantees}</h3>
          <SelectedGuarantees tailored={tailored} onRemove={props.onRemoveGuarantee} />
        </section>
        <Arbitrator />
      </div>
      <div className="flex flex-col gap-3 border-t border-line px-5 py-4 empty:hidden sm:px-6">{children}</div>
    </Card>
  );
}

/** The arbitrator, who can move the money together with one party: name, if known, and id. */
function Arbitrator() {
  const t = useMessages(templateMessages);
  const dispatch = useAppDispatch();
  const { templateArbitratorId: id } = settings();
  const name = useAppSelector((state) => selectName(state, id));
  useEffect(() => void dispatch(loadPeople()), [dispatch]);
  return (
    <section aria-label={t.arbitrator} className="flex flex-col gap-1 text-sm text-ink-soft">
      <h3 className="font-semibold text-ink">{t.arbitrator}</h3>
      <p title={id} className="break-all">
        <Foreign>{name ?? id}</Foreign>
      </p>
      <p className="text-xs text-ink-faint">{t.arbitratorHint}</p>
      <MissingArbitrator setting="templateArbitratorId" text={t.unknownArbitrator} />
    </section>
  );
}

/** The parts of the text that the form writes, and folded those that are always the same. On a phone all of it is folded. */
function LiveText({ tailored }: { tailored: TailoredTemplate }) {
  const t = useMessages(templateMessages);
  const wording = useLegalTexts().getDraftWording(tailored.template.type, isSettlementOn());
  const tag = useContractTag();
  const isWide = useIsWide();
  const { parties, special, guarantees } = wording.headings;
  const { description } = buildContractText(tailored, wording);
  const others = listPartyBlanks(description).map(({ mark }) => mark);
  const parts = description.split('\n\n');
  const isLive = (part: string) => [parties, special, guarantees].some((heading) => part.startsWith(`${heading}\n`));
  const text = (
    <div className="flex flex-col gap-3 text-sm wrap-anywhere whitespace-pre-line">
      {others.length > 0 && <p className="text-xs text-ink-faint">{t.othersBlanks}</p>}
      {parts
        .filter((part) => !isWide || isLive(part))
        .map((part) => (
          <ul key={part.slice(0, part.indexOf('\n'))} lang={tag} className="flex flex-col gap-1">
            {part.split('\n').map((line) => (
              <li key={line}>
                <MarkedText others={others} isShort>
                  {line}
                </MarkedText>
              </li>
            ))}
          </ul>
        ))}
      {isWide && (
        <Disclosure summary={t.preview}>
          <span lang={tag}>{parts.filter((part) => !isLive(part)).join('\n\n')}</span>
        </Disclosure>
      )}
    </div>
  );
  return isWide ? text : <Disclosure summary={t.fullText}>{text}</Disclosure>;
}
