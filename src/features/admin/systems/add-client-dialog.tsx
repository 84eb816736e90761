import { useState } from 'react';
import type { ClientSecret } from '#shared/contract/interop/api-clients.ts';
import { systemsTexts } from '#src/locales/en/admin/systems.ts';
import { addClient } from '#src/platform/api/admin/systems.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ChoicesField } from './choices-field.tsx';
import { useAdding } from './use-adding.ts';

const texts = systemsTexts.clients;
const CHOICES = [
  'system/*.rs',
  'system/Patient.c',
  'system/Appointment.c',
  'system/Slot.rs',
  'system/Schedule.rs',
  'system/Practitioner.rs',
] as const;
type Scope = (typeof CHOICES)[number];

/** Another system: what it is called and what it may. */
export function AddClientDialog({ onAdded, onClose }: { onAdded: (made: ClientSecret) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const { errors, errorOf, failure, busy, add } = useAdding(onAdded);

  function send(): void {
    const found = [
      ...(name.trim() === '' ? [{ fieldId: 'client-name', message: texts.nameMissing }] : []),
      ...(scopes.length === 0 ? [{ fieldId: 'client-scopes', message: texts.scopesMissing }] : []),
    ];
    void add(found, () => addClient({ name: name.trim(), scopes: [...scopes] }));
  }

  return (
    <AddDialog words={texts} busy={busy} errors={errors} failure={failure} onAdd={send} onClose={onClose}>
      <TextField
        id="client-name"
        data-autofocus
        label={texts.name}
        hint={texts.nameHint}
        required
        error={errorOf('client-name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ChoicesField
        id="client-scopes"
        legend={texts.scopes}
        choices={CHOICES}
        labels={texts.may}
        chosen={scopes}
        error={errorOf('client-scopes')}
        onChange={setScopes}
      />
    </AddDialog>
  );
}
