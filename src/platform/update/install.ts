import { create } from 'zustand';

/** Chromium's own install prompt; no other browser has one. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Install = { readonly offer: InstallPrompt | undefined; readonly installed: boolean };

export const useInstall = create<Install>(() => ({ offer: undefined, installed: false }));

/** No type library declares this event. */
function isOffer(event: Event): event is InstallPrompt {
  return 'prompt' in event;
}

/** Keeps the browser's install prompt, which comes once after the page has loaded, until somebody asks for it. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    useInstall.setState({ offer: event });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Whether this page is running as an installed app. */
export function isInstalledApp(): boolean {
  const onHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onHomeScreen || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

/** How this browser installs apps if it has no prompt. */
export type InstallWay = 'share' | 'dock' | 'menu' | 'none';

export function installWay(agent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): InstallWay {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(agent);
  if (/Firefox\//.test(agent) && !/Android/.test(agent)) return 'none';
  if (isApple && touchPoints > 1) return 'share';
  if (isApple && !/Chrome\/|Edg\//.test(agent)) return 'dock';
  return 'menu';
}
