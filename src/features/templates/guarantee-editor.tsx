import { type FormEvent, useState } from 'react';
import { legalDiscardMessages, useDiscard } from '@/content/discard.messages';
import { legalFormIssueMessages } from '@/content/form-issues.messages';
import { specialTermsMessages } from '@/content/special-terms.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import { checkGuaranteeForm, type GuaranteeForm, hasAmountAndDate } from '@/domain/guarantees/guarantee-form';
import type { PredefinedGuarantee, Template } from '@/domain/models';
import { formatEuros } from '@/domain/money/format-fiat';
import type { PriceQuote } from '@/domain/money/price';
import { toCalendarDate } from '@/domain/primitives/dates';
import { getReturnLimits } from '@/domain/returns/return-rules';
import { decideOnReturn } from '@/domain/templates/arbitration';
import {
  type ChoiceForm,
  chooseGuarantee,
  convertEuros,
  createChoiceForm,
  type GuaranteeChoice,
} from '@/domain/templates/guarantee-choice';
import { findBlankBasis, type ProposedDate, proposeDate } from '@/domain/templates/guarantee-value';
import { readCents, readTerm } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';
import { AmountField } from '@/features/money/amount-field';
import { useFirstEuroPrice } from '@/features/money/use-price';
import { toPartyLabel } from '@/features/templates/role-and-language';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { LINK } from '@/ui/text/text-link';
import { useFormatDay } from '@/ui/text/use-format-day';

interface GuaranteeEditorProps {
  guarantee: PredefinedGuarantee;
  template: Template;
  /** Special terms, the source of the proposals. */
  values: TermValues;
  onAdd: (choice: GuaranteeChoice) => void;
  onClose: () => void;
}

/** Editor of a predefined guarantee, which can be added once it has amount and date. Blank texts are reported then. */
export function GuaranteeEditor({ guarantee, template, values, onAdd, onClose }: GuaranteeEditorProps) {
  const t = useMessages(templateMessages);
  const { parties, formatDefaultAmount } = useLegalTexts();
  const quote = useFirstEuroPrice();
  const [today] = useState(() => toCalendarDate(new Date()));
  const [initial] = useState(() => createChoiceForm(guarantee, { template, values, today, quote }));
  const [form, setForm] = useState(initial);
  const [isTyped, setTyped] = useState(false);
  const [pressed, setPressed] = useState(false);
  const discard = useDiscard(isChanged(form, initial), legalDiscardMessages);
  const shown = isTyped ? form : { ...form, amount: convertEuros(form.euros, quote) ?? form.amount };
  const isReady = hasAmountAndDate(shown, today);
  const choice = chooseGuarantee(guarantee, shown, `${guarantee.id}-${Date.now()}`, { template, values, quote });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setPressed(true);
    if (choice !== null) onAdd(choice);
  }

  return (
    <Dialog
      title={t.editorTitle}
      purpose={t.editorPurpose({
        role: toPartyLabel(parties[template.type][guarantee.role]),
        importance: t[guarantee.importance],
        value: formatDefaultAmount(guarantee, template.type),
      })}
      onClose={onClose}
      size="wide"
      discard={discard}
      onSubmit={submit}
      noValidate
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
          <Button type="submit" variant="primary" disabled={!isReady}>
            {t.addGuarantee}
          </Button>
          {!isReady && (
            <p className="self-center text-xs text-ink-soft max-sm:basis-full sm:order-first sm:mr-auto">
              {checkGuaranteeForm(shown, today).issues.amount === undefined ? t.needsDate : t.needsAmount}
            </p>
          )}
        </>
      }
    >
      <GuaranteeEditorFields
        hasReturn={decideOnReturn(template, (id) => readTerm(template.terms, values, id)) !== 'excluded'}
        basis={findBlankBasis(guarantee, template, values)}
        proposed={proposeDate(guarantee, template, values, today)}
        today={today}
        quote={quote}
        form={shown}
        pressed={pressed}
        isCalculated={!isTyped && quote !== null}
        onCalculate={() => setTyped(false)}
        onChange={(next) => {
          setTyped(next.amount !== shown.amount || (isTyped && next.euros === shown.euros));
          setForm(next);
        }}
      />
    </Dialog>
  );
}

function isChanged(form: ChoiceForm, initial: ChoiceForm): boolean {
  return (Object.keys(initial) as (keyof ChoiceForm)[]).some((name) => form[name] !== initial[name]);
}

interface GuaranteeEditorFieldsProps {
  /** The contract has a return date. */
  hasReturn: boolean;
  /** The euros are a share of a term that is still blank. */
  basis: ReturnType<typeof findBlankBasis>;
  proposed: ProposedDate;
  /** YYYY-MM-DD */
  today: string;
  quote: PriceQuote | null;
  form: ChoiceForm;
  /** The user has tried to add it. */
  pressed: boolean;
  /** The amount follows the euros. */
  isCalculated: boolean;
  /** Lets it follow them again. */
  onCalculate: () => void;
  onChange: (form: ChoiceForm) => void;
}

const TWO_LINES = '[&>textarea]:min-h-[calc(2lh+1rem)]';
// Long texts are seen in full, or cut between lines.
const LONG_TEXT = '[&>textarea]:min-h-[calc(4lh+1rem)] [&>textarea]:max-h-[calc(14lh+1rem)]';

/** The value in euros is converted until the user types an amount. */
function GuaranteeEditorFields(props: GuaranteeEditorFieldsProps) {
  const { hasReturn, basis, proposed, today, quote, form, pressed, isCalculated, onChange } = props;
  const t = useMessages(templateMessages);
  const terms = useMessages(specialTermsMessages);
  const issueTexts = useMessages(legalFormIssueMessages);
  const tag = useLegalTag();
  const formatDay = useFormatDay();
  const { issues } = checkGuaranteeForm(form, today);
  const input = (name: keyof ChoiceForm) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  const field = (name: keyof GuaranteeForm) => {
    const issue = issues[name];
    const isHidden = issue === undefined || (issue === 'required' && !pressed);
    return { ...input(name), required: true, error: isHidden ? null : issueTexts[issue] };
  };
  const { days, from, years } = proposed;
  const start = from === null ? t.validUntilHint({ days }) : terms.runsFrom({ days, from });
  const proposal = years === null ? start : terms.runsFromStay({ days, years });
  const limits = hasReturn ? getReturnLimits(form.validUntil, today) : null;
  const date = [proposal, t.lastDay, ...(limits === null ? [] : [t.returnFollows({ day: formatDay(limits.usual) })])];
  const { onChange: _, ...amountField } = field('amount');
  const hasEuros = readCents(form.euros) !== null;
  return (
    <>
      <TextArea label={t.description} rows={2} className={TWO_LINES} {...field('description')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={terms.guaranteedEuros}
          hint={
            basis === null
              ? terms.guaranteedHint
              : terms.basisBlank({ share: basis.share.toLocaleString(tag), term: basis.term })
          }
          data-autofocus
          error={form.euros.trim() !== '' && readCents(form.euros) === null ? terms['not-money'] : null}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          {...input('euros')}
        />
        <AmountField
          label={t.amount}
          hint={hasEuros ? <ConversionNote form={form} quote={quote} onCalculate={props.onCalculate} /> : undefined}
          calculated={isCalculated && (hasEuros || form.amount === '') ? terms.calculated : undefined}
          explained={!isConverted(form, quote)}
          texts={issueTexts}
          {...amountField}
          onValue={(amount) => onChange({ ...form, amount })}
        />
      </div>
      <TextField label={t.validUntil} hint={date.join(' ')} type="date" {...field('validUntil')} />
      <TextArea label={t.conditions} rows={4} className={LONG_TEXT} {...field('conditions')} />
      <TextArea label={t.verification} rows={4} className={LONG_TEXT} {...field('verificationProcess')} />
    </>
  );
}

function isConverted({ euros, amount }: ChoiceForm, quote: PriceQuote | null): boolean {
  return convertEuros(euros, quote) === amount.trim();
}

/** How the bitcoin amount was computed from the euros or, if it was typed, what the contract's text still needs. */
function ConversionNote(props: Pick<GuaranteeEditorFieldsProps, 'form' | 'quote' | 'onCalculate'>) {
  const { form, quote, onCalculate } = props;
  const t = useMessages(specialTermsMessages);
  const tag = useLegalTag();
  if (quote === null) return <>{t.noPrice}</>;
  if (!isConverted(form, quote)) {
    return (
      <>
        <span className="text-tone-yellow">{t.typedAmount}</span>{' '}
        <button type="button" className={LINK} onClick={onCalculate}>
          {t.useCalculated}
        </button>
      </>
    );
  }
  return <>{t.converted({ price: formatEuros(quote.perBtc * 100, tag), source: quote.source })}</>;
}
