import { create } from 'zustand';

/** Chromium's own offer to install; no other browser has one. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Install = { readonly offer: InstallPrompt | undefined; readonly installed: boolean };

export const useInstall = create<Install>(() => ({ offer: undefined, installed: false }));

/** The event is in no library of types. */
function isOffer(event: Event): event is InstallPrompt {
  return 'prompt' in event;
}

/** Keeps the browser's offer for the moment when somebody asks for it. It is made once, after the page has loaded. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    useInstall.setState({ offer: event });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Whether this page already runs as an installed app. */
export function isInstalledApp(): boolean {
  const onHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onHomeScreen || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

/** Which way of installing this browser has, where it makes no offer. */
export type InstallWay = 'share' | 'dock' | 'menu' | 'none';

export function installWay(agent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): InstallWay {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(agent);
  if (/Firefox\//.test(agent) && !/Android/.test(agent)) return 'none';
  if (isApple && touchPoints > 1) return 'share';
  if (isApple && !/Chrome\/|Edg\//.test(agent)) return 'dock';
  return 'menu';
}
