import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractMessages } from '@/content/contracts.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { countWords, splitContractText, splitLayers, type TextBlock } from '@/domain/contracts/contract-text';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { sortGuarantees } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { PersonText } from '@/features/contracts/contract-facts';
import { useMessages } from '@/i18n/use-messages';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { MarkedText } from '@/ui/text/marked-text';

interface ContractReadingProps {
  contract: Contract;
  /** On paper, with nothing folded. */
  onPaper?: boolean;
}

/** The whole contract at reading width: its text, parties and guarantees. */
export function ContractReading({ contract, onPaper = false }: ContractReadingProps) {
  const t = useMessages(contractScreenMessages);
  const common = useMessages(contractMessages);
  const guarantees = useMessages(guaranteesMessages);
  const [owner, counterparty] = contract.contractors;
  const language = findTextLanguage(contract.description);
  return (
    <div className="flex max-w-reading flex-col gap-6">
      <h3 className="text-lg font-semibold">
        <Foreign lang={language}>{contract.title}</Foreign>
      </h3>
      <FactList>
        {owner !== undefined && (
          <Fact label={common.owner}>
            <PersonText id={owner} />
          </Fact>
        )}
        <Fact label={common.counterparty}>
          {counterparty === undefined ? common.noCounterparty : <PersonText id={counterparty} />}
        </Fact>
      </FactList>
      <section className="flex flex-col gap-3 leading-relaxed">
        <h4 className="sr-only">{t.description}</h4>
        <ContractText text={contract.description} onPaper={onPaper} />
      </section>
      <section className="flex flex-col gap-4">
        <h4 className="font-semibold break-after-avoid">{guarantees.panelTitle}</h4>
        <GuaranteeTexts guarantees={contract.guarantees} language={language} />
      </section>
    </div>
  );
}

/** A contract's text with its headings. The general conditions of a template are folded. */
export function ContractText({ text, onPaper = false }: { text: string; onPaper?: boolean }) {
  const t = useMessages(contractScreenMessages);
  const { particular, general } = splitLayers(text);
  const language = findTextLanguage(text);
  if (text.trim() === '') return <p className="text-ink-soft">{t.noText}</p>;
  if (onPaper || general === '') return <Blocks text={text} lang={language} />;
  return (
    <>
      <Blocks text={particular} lang={language} />
      <Disclosure summary={t.general({ words: countWords(general) })}>
        <div className="flex flex-col gap-3">
          <Blocks text={general} lang={language} />
        </div>
      </Disclosure>
    </>
  );
}

function Blocks({ text, lang }: { text: string; lang: string | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never move
  return splitContractText(text).map((block, at) => <Block key={at} block={block} lang={lang} />);
}

function Block({ block, lang }: { block: TextBlock; lang: string | undefined }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h5 lang={lang} className="mt-3 font-semibold break-after-avoid first:mt-0">
          <MarkedText>{block.text}</MarkedText>
        </h5>
      );
    case 'paragraph':
      return (
        <p lang={lang} className="wrap-anywhere whitespace-pre-line">
          <MarkedText>{block.text}</MarkedText>
        </p>
      );
    case 'list':
      return (
        <ul lang={lang} className="flex list-disc flex-col gap-1 pl-6">
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id and never move
            <li key={at} className="wrap-anywhere">
              <MarkedText>{item}</MarkedText>
            </li>
          ))}
        </ul>
      );
  }
}

interface GuaranteeTextsProps {
  guarantees: readonly Guarantee[];
  /** Of the contract's text. */
  language: string | undefined;
}

function GuaranteeTexts({ guarantees, language }: GuaranteeTextsProps) {
  const t = useMessages(guaranteesMessages);
  if (guarantees.length === 0) return <p className="text-sm text-ink-soft">{t.empty}</p>;
  return (
    <ol className="flex flex-col gap-5">
      {sortGuarantees(guarantees).map((guarantee) => (
        <li key={toIdKey(guarantee.id)} className="flex break-inside-avoid flex-col gap-2 border-t border-line pt-4">
          <p className="font-medium whitespace-pre-line wrap-anywhere">
            <Foreign lang={language}>{guarantee.description}</Foreign>
          </p>
          <FactList>
            <Fact label={t.amount}>
              <Amount sats={guarantee.amount} mark={false} unknown={t.amountUnknown} />
            </Fact>
            <Fact label={t.validUntil}>
              <DayText day={guarantee.validUntil} />
            </Fact>
            <Fact label={t.conditions} wide>
              <Foreign lang={language} className="whitespace-pre-line">
                {guarantee.conditions}
              </Foreign>
            </Fact>
            <Fact label={t.verificationProcess} wide>
              <Foreign lang={language} className="whitespace-pre-line">
                {guarantee.verificationProcess}
              </Foreign>
            </Fact>
          </FactList>
        </li>
      ))}
    </ol>
  );
}
