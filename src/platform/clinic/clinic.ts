import { useEffect } from 'react';
import { create } from 'zustand';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';

const REMEMBERED = 'frontdesk-clinic';

/** The clinic's settings as this page knows them; `undefined` until our server, or an earlier page, has told them. */
const useSettings = create<{ settings: ClinicSettings | undefined }>(() => ({ settings: undefined }));
// Not as what the store begins with: React takes the prerendered page over as it was for everybody, and then draws this.
useSettings.setState({ settings: recall() });
let asked = false;

/** What holds as long as nobody has told: the contract's defaults, and the browser's own zone, found out when it is asked for. */
function assumed(): ClinicSettings {
  return {
    ...CLINIC_DEFAULTS,
    languages: [...CLINIC_DEFAULTS.languages],
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
  };
}

/** The clinic's settings, asked for once a page. The screen is drawn again when they come or change. */
export function useClinic(): ClinicSettings {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void loadClinic();
  }, []);
  return useKnownClinic();
}

/** The same without asking, for what stands on a first paint: something that comes later asks. */
export function useKnownClinic(): ClinicSettings {
  return useSettings(({ settings }) => settings) ?? assumed();
}

/** The settings as they are known at this moment, for code that is no component. */
export function clinicNow(): ClinicSettings {
  return useSettings.getState().settings ?? assumed();
}

/** Asks our server again; another backend is not asked, and what was known stays when there is no answer. */
export async function loadClinic(): Promise<void> {
  try {
    const { fetchClinic } = await import('./fetch-clinic.ts');
    const settings = await fetchClinic();
    if (settings !== undefined) rememberClinic(settings);
  } catch {
    // The code could not be fetched: the next page asks.
  }
}

/** Takes up settings that have just come, for this page and for the ones that start without a network. */
export function rememberClinic(settings: ClinicSettings): void {
  useSettings.setState({ settings });
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(settings));
  } catch {
    // Storage may be refused; the next page then asks again.
  }
}

function recall(): ClinicSettings | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null');
    return isSettings(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** An earlier build may have kept fewer fields: then they are asked for anew. */
function isSettings(kept: unknown): kept is ClinicSettings {
  return typeof kept === 'object' && kept !== null && Object.keys(CLINIC_DEFAULTS).every((field) => field in kept);
}
