/** The mark: an A whose crossbar runs on as a signature. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M8.5 23.5 15.2 8.5h1.6l4.7 10.6M7 19.4h10.6c3 0 4.4 4.2 7.4 4.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
