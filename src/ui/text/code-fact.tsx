import { Fact } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface CodeFactProps {
  label: string;
  value: string;
  /** Shown for an empty value. */
  empty?: string;
}

/** A hash, a key or a signature in full. */
export function CodeFact({ label, value, empty = '' }: CodeFactProps) {
  return (
    <Fact label={label} wide>
      {value === '' ? empty : <Code value={value} />}
    </Fact>
  );
}

export function Code({ value }: { value: string }) {
  return (
    <span translate="no" className="font-mono text-xs break-all">
      <Foreign>{value}</Foreign>
    </span>
  );
}
