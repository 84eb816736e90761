import { readAddress } from '#shared/text/read-address.ts';
import { useState } from 'react';
import { HOOK_EVENTS, type AddedHook, type HookEvent } from '#shared/contract/interop/webhooks.ts';
import { systemsTexts } from '#src/locales/en/admin/systems.ts';
import { addHook } from '#src/platform/api/admin/systems.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ChoicesField } from './choices-field.tsx';
import { useAdding } from './use-adding.ts';

const texts = systemsTexts.hooks;
const INSIDE = ['inside'] as const;

/** An address to be told, and of what. */
export function AddHookDialog({ onAdded, onClose }: { onAdded: (made: AddedHook) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly HookEvent[]>([]);
  const [inside, setInside] = useState<readonly 'inside'[]>([]);
  const { errors, errorOf, failure, busy, add } = useAdding(onAdded);
  const mayBePrivate = inside.length > 0;

  function send(): void {
    const isAddress = (mayBePrivate ? /^https?:$/ : /^https:$/).test(readAddress(url.trim())?.protocol ?? '');
    const found = [
      ...(name.trim() === '' ? [{ fieldId: 'hook-name', message: texts.nameMissing }] : []),
      ...(isAddress ? [] : [{ fieldId: 'hook-url', message: texts.urlWrong }]),
      ...(events.length === 0 ? [{ fieldId: 'hook-events', message: texts.eventsMissing }] : []),
    ];
    void add(found, () => addHook({ name: name.trim(), url: url.trim(), events: [...events], mayBePrivate }));
  }

  return (
    <AddDialog words={texts} busy={busy} errors={errors} failure={failure} onAdd={send} onClose={onClose}>
      <TextField
        id="hook-name"
        data-autofocus
        label={texts.name}
        required
        error={errorOf('hook-name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id="hook-url"
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        required
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('hook-url')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <ChoicesField
        id="hook-events"
        legend={texts.events}
        choices={HOOK_EVENTS}
        labels={texts.happenings}
        chosen={events}
        error={errorOf('hook-events')}
        onChange={setEvents}
      />
      <ChoicesField
        id="hook-inside"
        legend={texts.url}
        choices={INSIDE}
        labels={{ inside: texts.inside }}
        chosen={inside}
        error={undefined}
        onChange={setInside}
      />
    </AddDialog>
  );
}
