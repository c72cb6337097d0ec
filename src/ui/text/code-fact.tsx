import { Fact } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** A hash, a key or a signature in full. */
export function CodeFact({ label, value }: { label: string; value: string }) {
  return (
    <Fact label={label} wide>
      <span translate="no" className="font-mono text-xs break-all">
        <Foreign>{value}</Foreign>
      </span>
    </Fact>
  );
}
