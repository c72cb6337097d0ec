import { useEffect, useRef, useState } from 'react';
import { isPdfName } from '@/domain/contract/pdf-link';
import { dropDocumentUrl, makeDocumentUrl } from '@/features/contracts/create/own-documents';

export interface Attachment {
  file: File;
  /** A local object URL (docs/specification.md#7-calls). */
  url: string;
}

export interface AttachmentField {
  attachment: Attachment | null;
  /** The last file offered was no PDF. */
  refused: boolean;
  attach: (file: File | undefined) => void;
  remove: () => void;
  /** The contract now holds the URL: leaving the form no longer gives it up. */
  keep: () => void;
}

/** The PDF of a contract that is being written. */
export function useAttachment(): AttachmentField {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [refused, setRefused] = useState(false);
  const unused = useRef<string | null>(null);

  function replace(next: Attachment | null): void {
    giveUp(unused.current);
    unused.current = next?.url ?? null;
    setAttachment(next);
  }

  function attach(file: File | undefined): void {
    if (file === undefined) return;
    const fits = isPdfName(file.name);
    setRefused(!fits);
    if (fits) replace({ file, url: makeDocumentUrl(file) });
  }

  useEffect(() => () => giveUp(unused.current), []);

  return {
    attachment,
    refused,
    attach,
    remove: () => replace(null),
    keep: () => {
      unused.current = null;
    },
  };
}

function giveUp(url: string | null): void {
  if (url !== null) dropDocumentUrl(url);
}
