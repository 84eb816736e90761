/** Its own drawing: this page has no second file. */
export function ArrowRight() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="waiting-screen-arrow"
    >
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </svg>
  );
}
