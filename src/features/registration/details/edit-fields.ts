import {
  useRegistration,
  type FieldName,
  type RegistrationState,
  type TabName,
} from '#src/features/registration/visit/registration-store.ts';

/** Takes what was typed. Errors stay until the next Submit, as the summary that lists them does. */
export function typeInto(field: FieldName, value: string): void {
  useRegistration.setState(({ fields, origins }) => ({
    fields: { ...fields, [field]: value },
    origins: { ...origins, [field]: 'typed' },
  }));
}

/**
 * A field as a tab shows it. The form tab never preselects a gender (REG-11): one that was only assumed is not
 * shown there, and not sent from there.
 */
export function fieldsOf(tab: TabName, { fields, origins }: Pick<RegistrationState, 'fields' | 'origins'>) {
  return tab === 'form' && origins.gender === 'assumed' ? { ...fields, gender: '' } : fields;
}

/** Opens or locks the fields of the voice tab. */
export function toggleLock(): void {
  useRegistration.setState(({ locked }) => ({ locked: !locked }));
}

/** Shows the other tab. The errors belonged to the one that was left. */
export function showTab(tab: TabName): void {
  useRegistration.setState((state) => (state.tab === tab ? state : { tab, faults: [] }));
}
