import { useState } from 'react';
import { IMPORT_KINDS, type ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { ImportFile } from './import-file.tsx';

/** Doctors, hours or patients out of a file. */
export function ImportView() {
  const [kind, setKind] = useState<ImportKind>('doctors');
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card className="grid gap-6">
        <RadioGroupField
          id="import-kind"
          name="import-kind"
          legend={texts.kind}
          options={IMPORT_KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
          value={kind}
          onChange={(value) => setKind(IMPORT_KINDS.find((one) => one === value) ?? kind)}
        />
        {/* Whoever changes the kind has another file: nothing of the one before stays. */}
        <ImportFile key={kind} kind={kind} />
      </Card>
    </SettingsSection>
  );
}
