import type { Network } from '@/domain/primitives/network';
import type { TermsRole } from '@/domain/seals/terms';

/* The evidence file: what a party hands to the person who judges a dispute (docs/settlement.md#evidence-file). */

/**
 * The proof of a file besides its maker's signature over the whole: `signed` by one or both parties, proven to be in a `block`,
 * the word of the `server`, or of the `party` that made the file.
 */
export const EVIDENCE_SOURCES = ['signed', 'block', 'server', 'party'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

export interface ManifestEntry {
  name: string;
  /** 64 hex digits. */
  sha256: string;
  /** Bytes. */
  size: number;
  source: EvidenceSource;
}

/** The list of all files in it, which its maker signs. */
export interface Manifest {
  network: Network;
  contract: string;
  /** ISO 8601, UTC. Nothing proves it. */
  madeAt: string;
  by: { role: TermsRole; id: string; key: string };
  /** Sorted by name, by code units; without the three files about the list itself. */
  files: ManifestEntry[];
}

/** The files about the list itself, which it does not name. */
export const MANIFEST_FILES = ['manifest.json', 'manifest.sig', 'manifest-sha256.txt'] as const;

export const EVIDENCE_FORMAT = 'aval-evidence';
export const EVIDENCE_VERSION = 1;

/** The canonical text (RFC 8785), whose SHA-256 is signed. Names are sorted, and numbers but for the version are text. */
export function formatManifest({ network, contract, madeAt, by, files }: Manifest): string {
  return JSON.stringify({
    by: { id: by.id, key: by.key, role: by.role },
    contract,
    files: files.map(({ name, sha256, size, source }) => ({ name, sha256, size: String(size), source })),
    format: EVIDENCE_FORMAT,
    made_at: madeAt,
    network,
    version: EVIDENCE_VERSION,
  });
}

/** The message whose signature makes a manifest its maker's. @param hash SHA-256 of the text, 64 hex digits */
export function formatEvidenceStatement(hash: string): string {
  return `Aval evidence ${hash}`;
}

/** For `sha256sum -c`, in its format: two spaces between hash and name. @param manifestHash of `manifest.json` */
export function formatCheckList({ files }: Pick<Manifest, 'files'>, manifestHash: string): string {
  const lines = [...files, { name: 'manifest.json', sha256: manifestHash }];
  return lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}

/** `aval-evidence-{contract}-{YYYYMMDD}.zip`; characters that file systems refuse become `-`. */
export function formatEvidenceName({ contract, madeAt }: Pick<Manifest, 'contract' | 'madeAt'>): string {
  const id = contract.replace(/[^a-zA-Z0-9._-]+/g, '-').slice(0, 80);
  return `aval-evidence-${id}-${madeAt.slice(0, 10).replaceAll('-', '')}.zip`;
}
