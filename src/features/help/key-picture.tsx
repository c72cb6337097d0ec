import { shellMessages } from '@/content/shell.messages';
import { useMessages } from '@/i18n/use-messages';

const HOLDERS = [
  { name: 'you', x: 60 },
  { name: 'counterparty', x: 180 },
  { name: 'arbitrator', x: 300 },
] as const;

/** Three keys above the guarantee that any two of them open. */
export function KeyPicture() {
  const t = useMessages(shellMessages);
  return (
    <svg role="img" aria-label={t.picture} viewBox="0 0 360 196" className="mx-auto block w-full max-w-sm">
      {HOLDERS.map(({ name, x }) => (
        <g key={name}>
          <path
            d={`M${x} 74 V96 Q${x} 108 ${x === 180 ? 180 : x < 180 ? x + 12 : x - 12} 108 H180 V126`}
            className="fill-none stroke-line-strong"
            strokeWidth="1.5"
            strokeDasharray={name === 'arbitrator' ? '4 4' : undefined}
          />
          <circle cx={x} cy="28" r="24" className="fill-accent-soft" />
          <KeyShape x={x} />
          <text x={x} y="68" textAnchor="middle" className="fill-ink text-[13px] font-medium">
            {t[name]}
          </text>
        </g>
      ))}
      <rect x="90" y="126" width="180" height="62" rx="10" className="fill-card stroke-line-strong" strokeWidth="1.5" />
      <circle cx="120" cy="157" r="14" className="fill-sunken" />
      <text x="120" y="163" textAnchor="middle" className="fill-ink text-[17px] font-semibold">
        ₿
      </text>
      <text x="146" y="153" className="fill-ink text-[13px] font-medium">
        {t.guarantee}
      </text>
      <text x="146" y="171" className="fill-ink-soft text-[12px]">
        {t.twoOfThree}
      </text>
    </svg>
  );
}

function KeyShape({ x }: { x: number }) {
  return (
    <g
      transform={`translate(${x - 12} 16)`}
      className="fill-none stroke-accent-ink"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="7.5" cy="15.5" r="5.5" />
      <path d="m11.4 11.6 9.6-9.6M15.5 7.5l3 3L22 7l-3-3" />
    </g>
  );
}
