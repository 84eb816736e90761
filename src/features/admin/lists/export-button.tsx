import { useState } from 'react';
import type { Result } from '#shared/result.ts';
import { adminListTexts as texts } from '#src/locales/en/admin/admin-lists.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { clinicToday } from '#src/platform/clinic/clinic-time.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Button } from '#src/ui/parts/button.tsx';

type ExportButtonProps = {
  /** What the file is called before its date. */
  name: string;
  load: () => Promise<Result<string, ApiProblem>>;
};

/** Saves the list, as it is filtered now, as a CSV file that carries the clinic's day in its name. */
export function ExportButton({ name, load }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');

  async function save(): Promise<void> {
    setBusy(true);
    const answer = await load();
    setBusy(false);
    if (answer.ok) {
      // The mark by which spreadsheets know the encoding is lost when an answer is read as text.
      saveFile(`${name}-${clinicToday()}.csv`, new Blob(['\uFEFF', answer.value], { type: 'text/csv;charset=utf-8' }));
      notify.success(texts.exported);
    } else if (isSignedOut(answer.problem)) leaveForLogin();
    else notify.error(texts.exportFailed);
  }

  return (
    <Button variant="quiet" icon="download" busy={busy} busyText={texts.exporting} onClick={() => void save()}>
      {texts.exportCsv}
    </Button>
  );
}
