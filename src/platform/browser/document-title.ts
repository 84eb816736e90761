import { clinicNow } from '#src/platform/clinic/clinic.ts';

/** Names the page in the tab and in the history: `Our Expert Doctors · Frontdesk`, with the house's own name. */
export function setDocumentTitle(title: string): void {
  const { name } = clinicNow();
  document.title = title ? `${title} · ${name}` : name;
}

/** Puts `Error: ` before the title while the form has errors, as NHS and GOV.UK do, and takes it away again. */
export function markTitleError(hasErrors: boolean): void {
  const bare = document.title.replace(/^Error: /, '');
  document.title = hasErrors ? `Error: ${bare}` : bare;
}
