import type { Role } from '#shared/contract/staff/roles.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Found, FoundPatient } from '#shared/contract/search/found.ts';
import { findTexts as texts } from '#src/locales/en/staff/find.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { matchesAny } from '#src/platform/browser/matches.ts';
import { Palette, type PaletteGroup, type PaletteItem } from '#src/ui/dialogs/palette.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { viewsFor } from '#src/features/staff-frame/staff-views.ts';
import { FoundPerson } from './found-person.tsx';
import { useFound } from '#src/platform/staff/find/use-found.ts';

export type FindDialogProps = { area: Role; onLogOut: () => void; onClose: () => void };

/** Finds patients, doctors and commands in one field. What is typed is in no URL and no history. */
export function FindDialog({ area, onLogOut, onClose }: FindDialogProps) {
  const navigate = useNavigate();
  const isReceptionist = useIsReceptionist();
  const [query, setQuery] = useState('');
  const { found, busy, failed } = useFound(area, query);

  const openPatient = ({ _id }: FoundPatient) =>
    void navigate({ to: area === 'admin' ? '/admin/patients/$id' : '/doctor/patients/$id', params: { id: _id } });
  const commands: readonly Command[] = [
    ...viewsFor(area, { isOurs: isOurs(), isReceptionist }).map(({ to, label, icon }) => ({
      label,
      icon,
      onPick: () => void navigate({ to }),
    })),
    { label: texts.walkIn, icon: 'user-plus', onPick: () => void navigate({ to: '/frontdesk' }) },
    { label: staffTexts.logout, icon: 'log-out', onPick: onLogOut },
  ];

  const groups: PaletteGroup[] = [
    {
      title: texts.patients,
      items: (found?.patients ?? []).map((person) => ({
        id: person._id,
        content: <FoundPerson person={person} />,
        onPick: () => openPatient(person),
      })),
    },
    {
      title: texts.doctors,
      // A doctor sees of other doctors only what is on the public page.
      items: area === 'doctor' ? [] : (found?.doctors ?? []).map((doctor) => doctorItem(doctor)),
    },
    { title: texts.commands, items: commands.filter(({ label }) => matchesAny(query, [label])).map(commandItem) },
  ];

  function doctorItem({ _id, name, specialization }: Found['doctors'][number]): PaletteItem {
    return {
      id: _id,
      content: <Line icon="stethoscope" text={name} detail={specialization} />,
      onPick: () => void navigate({ to: '/admin/appointments', search: { doctor: name } }),
    };
  }

  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Palette
      label={texts.label}
      placeholder={texts.placeholder}
      query={query}
      onQuery={setQuery}
      groups={shown}
      busy={busy}
      status={statusOf(query, { busy, failed, count: shown.reduce((sum, { items }) => sum + items.length, 0) })}
      onClose={onClose}
    />
  );
}

type Command = { readonly label: string; readonly icon: IconName; readonly onPick: () => void };

function commandItem({ label, icon, onPick }: Command): PaletteItem {
  return { id: `go ${label}`, content: <Line icon={icon} text={label} />, onPick };
}

function Line({ icon, text, detail }: { icon: IconName; text: string; detail?: string }) {
  return (
    <>
      <Icon name={icon} className="text-ink-3" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{text}</span>
        {detail !== undefined && <span className="block text-sm wrap-anywhere text-ink-2">{detail}</span>}
      </span>
    </>
  );
}

type State = { readonly busy: boolean; readonly failed: boolean; readonly count: number };

function statusOf(query: string, { busy, failed, count }: State): string {
  if (query.trim() === '') return texts.hint;
  if (busy) return texts.searching;
  if (failed) return texts.failed;
  return count === 0 ? texts.nobody : texts.count(count);
}
