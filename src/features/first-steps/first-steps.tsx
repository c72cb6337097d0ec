import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId } from 'react';
import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { firstStepsMessages } from '@/content/first-steps.messages';
import { type FirstStep, isFunded, listFirstSteps } from '@/domain/contracts/first-steps';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { TermText, withoutMarks } from '@/features/help/term-text';
import { useMessages } from '@/i18n/use-messages';
import { useBlocks } from '@/lib/use-blocks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { readFirstSteps, rememberStep } from '@/store/first-steps/first-steps.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { classes } from '@/ui/layout/classes';

export interface FirstStepsProps {
  /** Opens the dialog that saves a backup of the key. */
  onBackup: () => void;
}

/** The checklist for new users. Renders nothing once all is done or it was hidden. */
export function FirstSteps({ onBackup }: FirstStepsProps) {
  const t = useMessages(firstStepsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const headingId = useId();
  const steps = useFirstSteps();
  if (steps.length === 0) return null;

  function hide(): void {
    void dispatch(rememberStep({ isDismissed: true }));
    announce(t.dismissed);
  }

  return (
    <Card flush>
      <section aria-labelledby={headingId}>
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5 sm:pl-6">
          <h2 id={headingId} className="text-sm font-semibold">
            {t.title}
          </h2>
          <IconButton label={t.dismissLabel} onClick={hide}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
        <ol className="divide-y divide-line border-t border-line">
          {steps.map((step) => (
            <Step key={step.name} step={step} onBackup={onBackup} />
          ))}
        </ol>
      </section>
    </Card>
  );
}

interface StepProps extends FirstStepsProps {
  step: FirstStep;
}

function Step({ step, onBackup }: StepProps) {
  const t = useMessages(firstStepsMessages);
  const { name, done } = step;
  const Icon = done ? Check : Circle;
  const isEarly = step.name === 'kit' && step.contractId === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3 sm:flex-nowrap sm:px-6">
      <Icon
        aria-hidden="true"
        className={classes('size-5 shrink-0 self-start', done ? 'text-tone-green' : 'text-line-strong')}
      />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className={classes('text-sm font-medium', done && 'text-ink-soft')}>
          {done && <span className="sr-only">{t.done} </span>}
          {done ? withoutMarks(t[name]) : <TermText word="recovery-kit" text={t[name]} />}
        </h3>
        {!done && (
          <p className="text-sm text-pretty text-ink-soft">
            <TermText word="signing-key" text={isEarly ? t.kitLater : t[`${name}Text`]} />
          </p>
        )}
      </div>
      {!done && (
        // Aligned with the text if it wraps.
        <div className="max-sm:ml-9 max-sm:w-full">
          <StepAction step={step} onBackup={onBackup} />
        </div>
      )}
    </li>
  );
}

function StepAction({ step, onBackup }: StepProps): ReactNode {
  const t = useMessages(firstStepsMessages);
  switch (step.name) {
    case 'backup':
      return (
        <Button size="sm" onClick={onBackup}>
          {t.backupAction}
        </Button>
      );
    case 'contract':
      return (
        <LinkButton size="sm" to={PATHS.create}>
          {t.contractAction}
        </LinkButton>
      );
    case 'kit':
      return (
        <LinkButton size="sm" to={step.contractId === null ? PATHS.helpRecovery : toContractPath(step.contractId)}>
          {step.contractId === null ? t.kitHelp : t.kitAction}
        </LinkButton>
      );
  }
}

/** Empty until this device's memory was read. */
function useFirstSteps(): readonly FirstStep[] {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(({ ownKey }) => ownKey.firstSteps);
  const contracts = useAppSelector((state) => state.contracts.contracts);
  const kits = useAppSelector(({ kit }) => kit.kits);
  const funded = useBlocks(contracts, countFunded, sum);
  // biome-ignore lint/correctness/useExhaustiveDependencies: payments, which arrive with the loaded contracts, need kits
  useEffect(() => {
    void dispatch(readFirstSteps());
  }, [dispatch, funded]);
  if (remembered === null || remembered.isDismissed) return [];
  const hasKit = ({ id }: Contract) => {
    const record = kits[toIdKey(id)];
    return record !== undefined && (record.saved !== null || record.rehearsed !== null);
  };
  const offersKits = settings().depositScript !== 'unverified';
  return listFirstSteps({ hasBackup: remembered.hasBackup, contracts, hasKit, offersKits });
}

function countFunded(contracts: readonly Contract[]): number {
  let count = 0;
  for (const contract of contracts) if (isFunded(contract)) count += 1;
  return count;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
