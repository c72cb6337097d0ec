/** Why a zip is not opened. */
export type ZipProblem =
  | 'not-a-zip' // or cut off
  | 'too-large'
  | 'too-many'
  | 'path' // absolute, with `..` or a backslash, in another folder, or not a name of an evidence file
  | 'name-repeated' // or the same in other letters
  | 'compressed'
  | 'encrypted'
  | 'sizes' // do not fit what is there, or leave gaps
  | 'headers-differ' // an entry says another thing than the list
  | 'extension' // zip64, a data descriptor, a comment, a link, or other fields that readers understand differently
  | 'checksum';

/** `name`: the entry that shows it. */
export interface ZipFault {
  problem: ZipProblem;
  name?: string;
}

/** Bytes. */
export const MAX_EVIDENCE_BYTES = 200_000_000;
export const MAX_EVIDENCE_ENTRIES = 2_000;
