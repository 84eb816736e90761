import { useId, type ReactNode } from 'react';

type SettingsSectionProps = { title: string; text: string; action?: ReactNode; children: ReactNode };

/** One view of the settings: what it is about, then the thing itself. */
export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-xl font-bold text-ink">
            {title}
          </h2>
          <p className="text-ink-2">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
