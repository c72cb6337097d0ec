import { Foreign } from '@/ui/text/foreign';

/** Display names by user id, as the store keeps them. They are not signed. */
export type TermsNames = Readonly<Record<string, string>>;

/** Name, if known, and id. */
export function PersonName({ id, names }: { id: string; names: TermsNames }) {
  const name = names[id];
  if (name === undefined) return <Foreign className="break-all">{id}</Foreign>;
  return (
    <>
      <Foreign className="font-medium">{name}</Foreign>{' '}
      <span className="break-all text-ink-faint">
        (<Foreign>{id}</Foreign>)
      </span>
    </>
  );
}
