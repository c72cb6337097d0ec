import { settings } from '@/config/settings';
import { shellMessages } from '@/content/shell.messages';
import { useMessages } from '@/i18n/use-messages';

const HOLDERS = [
  { name: 'you', x: 60 },
  { name: 'counterparty', x: 180 },
  { name: 'arbitrator', x: 300 },
] as const;

// Lucide's icon, since some fonts lack the symbol.
const BITCOIN =
  'M11.767 19.089c4.924.868 6.14-6.025 1.216-6.894m-1.216 6.894L5.86 18.047m5.908 1.042-.347 1.97m1.563-8.864c4.924.869 ' +
  '6.14-6.025 1.215-6.893m-1.215 6.893-3.94-.694m5.155-6.2L8.29 4.26m5.908 1.042.348-1.97M7.48 20.364l3.126-17.727';

/** Three keys above the guarantee that any two of them open; nothing where this is not checked. */
export function KeyPicture() {
  const t = useMessages(shellMessages);
  if (settings().depositScript === 'unverified') return null;
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
      <path
        d={BITCOIN}
        transform="translate(110.4 147.4) scale(0.8)"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
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
