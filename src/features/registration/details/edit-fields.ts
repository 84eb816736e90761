import { readField } from '#shared/clinic/registration-form.ts';
import {
  useRegistration,
  type FieldName,
  type RegistrationState,
  type TabName,
} from '#src/features/registration/visit/registration-store.ts';

/** Takes what was typed. An error goes as soon as what is typed is right; none comes before Submit. */
export function typeInto(field: FieldName, value: string): void {
  useRegistration.setState(({ fields, origins, faults }) => ({
    fields: { ...fields, [field]: value },
    origins: { ...origins, [field]: 'typed' },
    ...(faults.some((fault) => fault.field === field) &&
      readField(field, value).ok && { faults: faults.filter((fault) => fault.field !== field) }),
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
