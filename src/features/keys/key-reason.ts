import { ownKeyMessages } from '@/content/own-key.messages';
import type { PayBlock } from '@/domain/keys/key-verdict';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { readMemory, startMemoryAgain } from '@/store/keys/key-memory.thunks';
import { restorationNoted } from '@/store/keys/keys.slice';
import { startSignaturesAgain } from '@/store/signing/signature-memory.thunks';

/** `file`: the key is open from a file. `restored`: what this tab still had was stored again. */
export type KeyNotice = Exclude<PayBlock, 'unchecked'> | 'file' | 'restored';

interface KeyReason {
  title: string;
  text: string;
  /** With `{support}`. */
  advice: string | null;
  /** The one thing to do. */
  action: { label: string; onPress: () => void; busy?: boolean } | null;
}

/** What is wrong with a key or with the memory of it, and what to do: for the strip on every screen, and for the dialog in place of others. */
export function useKeyReason(notice: KeyNotice, onOpenFile: () => void): KeyReason {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const openFile = { label: t.openFromFile, onPress: onOpenFile };
  switch (notice) {
    case 'file':
      return { title: t.fileKeyTitle, text: t.fileKeyText, advice: t.fileKeyAdvice, action: null };
    case 'restored': {
      const action = { label: t.understood, onPress: () => dispatch(restorationNoted()) };
      return { title: t.restoredTitle, text: t.restored, advice: null, action };
    }
    case 'lost': {
      const action = { label: t.lostConfirm, onPress: () => void dispatch(startMemoryAgain()) };
      return { title: t.lostTitle, text: t['key-lost'], advice: t.lostAdvice, action };
    }
    case 'signatures-lost': {
      const action = { label: t.signaturesLostConfirm, onPress: () => void dispatch(startSignaturesAgain()) };
      return { title: t.signaturesLostTitle, text: t['key-signatures-lost'], advice: t.signaturesLostAdvice, action };
    }
    case 'not-kept': {
      const retry = async () => ({ ok: true as const, value: await dispatch(readMemory()) });
      const action = { label: t.tryAgain, onPress: () => void run(retry), busy };
      return { title: t.notKeptTitle, text: t['key-not-kept'], advice: null, action };
    }
    case 'checking':
      return { title: t.checkKeyTitle, text: t['key-checking'], advice: null, action: null };
    case 'other-client':
      return {
        title: t.otherClientTitle,
        text: t['key-other-client'],
        advice: t.otherClientAdvice,
        action: openFile,
      };
    default:
      return { title: t.warningTitle, text: t[`key-${notice}`], advice: t.warningAdvice, action: openFile };
  }
}
