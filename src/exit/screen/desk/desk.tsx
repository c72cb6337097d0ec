import { useState } from 'react';
import { shortenText } from '@/domain/primitives/bounded-text';
import { isolateText } from '@/domain/primitives/foreign-text';
import { type CaseFile, compareFiles } from '@/exit/recovery/award/compare-files';
import { listUnlisted } from '@/exit/recovery/award/join-files';
import type { DeskWork } from '@/exit/screen/desk/decision-form';
import { DecisionSteps } from '@/exit/screen/desk/decision-steps';
import { describeDifference } from '@/exit/screen/desk/describe-difference';
import { OpenCase } from '@/exit/screen/desk/open-case';
import { createTyped, type TypedAward } from '@/exit/screen/desk/typed-award';
import { StepCard } from '@/exit/screen/step-card';
import { useUnsaved } from '@/exit/screen/use-unsaved';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

type Files = readonly [CaseFile, ...CaseFile[]];

export type DeskProps = Omit<DeskWork, 'typed' | 'onTyped'>;

/** Characters of a guarantee's name in a line. */
const LONGEST_NAME = 80;

/** 'Decide a dispute': the arbitrator's desk (docs/settlement.md#decision). */
export function Desk(props: DeskProps) {
  const t = useTexts();
  const [files, setFiles] = useState<Files | null>(null);
  const [typed, onTyped] = useState(createTyped);
  /** The input when the arbitrator was asked; later input is asked about again. */
  const [asked, setAsked] = useState<TypedAward | null>(null);
  const isUnsaved = typed.isChanged || props.awards.some(({ isSaved }) => !isSaved);
  const isAsked = isUnsaved && asked === typed;
  useUnsaved(isUnsaved);
  const add = (file: CaseFile) => setFiles((now) => (now === null ? [file] : [...now, file]));
  if (files === null) {
    return (
      <StepCard step={1} heading={t.award.heading} purpose={t.award.purpose}>
        <OpenCase label={t.award.field} beside={null} onOpen={add} />
      </StepCard>
    );
  }

  function closeCase(): void {
    setAsked(isAsked ? null : typed);
    if (isUnsaved && !isAsked) return;
    setFiles(null);
    onTyped(createTyped);
  }

  const [first, ...others] = files;
  const close = (
    <Button size="sm" onClick={closeCase}>
      {isAsked ? t.award.closeAll : t.award.close}
    </Button>
  );
  return (
    <>
      <StepCard key={files.length} step={1} heading={t.award.opened} takesFocus action={close}>
        {isAsked && (
          <Banner tone="yellow" role="status">
            {t.award.unsaved}
          </Banner>
        )}
        <p className="font-medium">
          <Foreign>{first.kit.kit.contract.title}</Foreign>
        </p>
        <ul className="flex flex-col gap-1 text-sm">
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files are only added
            <li key={at}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
        <Differences files={files} />
        {others.length === 0 && <OpenCase label={t.award.add} beside={first} onOpen={add} />}
        {first.kit.kit.network !== 'mainnet' && (
          <Banner tone="yellow">{t.kit.notMainnet(first.kit.kit.network)}</Banner>
        )}
      </StepCard>
      <DecisionSteps files={files} work={{ ...props, typed, onTyped }} />
    </>
  );
}

function FileName({ file: { kit } }: { file: CaseFile }) {
  const t = useTexts();
  const { role, madeAt } = kit.kit;
  return (
    <>
      {t.award.kitOf(t.roles[role])} · <DateText value={madeAt} />
    </>
  );
}

/** Differences between the files, and guarantees of the signed terms that no file lists. */
function Differences({ files }: { files: Files }) {
  const t = useTexts();
  const [first, ...others] = files;
  const differences = others.flatMap((other) => compareFiles(first, other));
  const unlisted = listUnlisted(files);
  // That a party says the same twice proves nothing.
  const isOneParty = new Set(files.map(({ kit }) => kit.kit.role)).size === 1;
  if (differences.length + unlisted.length === 0)
    return others.length > 0 && <p className="text-sm text-ink-soft">{isOneParty ? t.award.oneParty : t.award.same}</p>;
  return (
    <Banner tone="yellow">
      {differences.length > 0 && (
        <>
          <p className="font-medium">{t.award.differ}</p>
          <ul className="list-disc pl-5">
            {differences.map((each) => (
              <li key={each.kind}>{describeDifference(t, each)}</li>
            ))}
          </ul>
        </>
      )}
      {unlisted.length > 0 && (
        <p>
          {t.award.unlisted(
            unlisted.map(({ description, id }) => isolateText(shortenText(description || id, LONGEST_NAME))).join(', '),
          )}
        </p>
      )}
    </Banner>
  );
}
