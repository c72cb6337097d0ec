/** The small orange ₿ beside amounts; drawn, because few fonts have the sign. */
export function BitcoinMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 16"
      className="mr-[0.3em] inline-block h-[0.95em] align-[-0.12em] text-bitcoin"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.5 3h4.2a2.5 2.5 0 0 1 0 5H2.5m0 0h4.9a2.5 2.5 0 0 1 0 5H2.5M2.5 3v10M1 3h1.5M1 13h1.5M4.5 1v2M7 1v2M4.5 13v2M7 13v2" />
    </svg>
  );
}
