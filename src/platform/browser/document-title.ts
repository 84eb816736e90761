const PRODUCT = 'Frontdesk';

/** Names the page in the tab and in the history: `Our Expert Doctors · Frontdesk`. */
export function setDocumentTitle(title: string): void {
  document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
}

/** Puts `Error: ` before the title while the form has errors, as NHS and GOV.UK do, and takes it away again. */
export function markTitleError(hasErrors: boolean): void {
  const bare = document.title.replace(/^Error: /, '');
  document.title = hasErrors ? `Error: ${bare}` : bare;
}
