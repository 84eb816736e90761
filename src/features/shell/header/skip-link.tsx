import { shellTexts } from '#src/locales/en/everywhere/shell.ts';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link print:hidden"
      onClick={(event) => {
        // The URL keeps its own hash, because the router would take #main for a section.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {shellTexts.skipToContent}
    </a>
  );
}
