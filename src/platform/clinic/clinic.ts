import { useEffect } from 'react';
import { create } from 'zustand';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';

const REMEMBERED = 'frontdesk-clinic';

/** The clinic's settings as this page knows them; `undefined` until our server or an earlier page has provided them. */
const useSettings = create<{ settings: ClinicSettings | undefined }>(() => ({ settings: undefined }));
// Not the store's initial value: React hydrates the page as it was prerendered, and only then renders this.
useSettings.setState({ settings: recall() });
let asked = false;

/**
 * The defaults until settings are known: the contract's, and the browser's own time zone, determined when it is needed.
 */
function assumed(): ClinicSettings {
  return {
    ...CLINIC_DEFAULTS,
    languages: [...CLINIC_DEFAULTS.languages],
    reviewedLanguages: [],
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
  };
}

/** The clinic's settings, requested once per page. The component renders again when they arrive or change. */
export function useClinic(): ClinicSettings {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void loadClinic();
  }, []);
  return useKnownClinic();
}

/** The same without requesting them, for what is in the first paint: something that loads later requests them. */
export function useKnownClinic(): ClinicSettings {
  return useSettings(({ settings }) => settings) ?? assumed();
}

/** The settings as they are known now, for code outside components. */
export function clinicNow(): ClinicSettings {
  return useSettings.getState().settings ?? assumed();
}

/**
 * Requests the settings from our server again. Another backend is not asked, and if there is no answer the known
 * settings stay.
 * @param isWelcome whether they may change at the moment they come
 */
export async function loadClinic(isWelcome = () => true): Promise<void> {
  try {
    const { fetchClinic } = await import('./fetch-clinic.ts');
    const settings = await fetchClinic();
    if (settings !== undefined && isWelcome()) rememberClinic(settings);
  } catch {
    // If the code cannot be loaded, the next page asks.
  }
}

/** Stores new settings for this page and for later ones that start offline. */
export function rememberClinic(settings: ClinicSettings): void {
  const worn = clinicNow();
  useSettings.setState({ settings });
  if (settings.brandColour !== worn.brandColour || settings.groundColour !== worn.groundColour)
    void import('#src/platform/house/house-look.ts')
      .then(({ putOnColours }) => putOnColours(settings))
      .catch(() => undefined);
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(settings));
  } catch {
    // Storage may be blocked; the next page then asks again.
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

/** An earlier build may have saved fewer fields; then the settings are requested again. */
function isSettings(kept: unknown): kept is ClinicSettings {
  return typeof kept === 'object' && kept !== null && Object.keys(CLINIC_DEFAULTS).every((field) => field in kept);
}
