import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PairingPage } from '#src/features/devices/pairing/pairing-page.tsx';

export const Route = createFileRoute('/device')({ staticData: { title: 'device' }, component: Device });

function Device() {
  const router = useRouter();
  // The screen of a waiting room is a page of its own, and no part of this app.
  const start = (screen: string) =>
    screen === '/display' ? location.assign(screen) : void router.navigate({ href: screen });
  return <PairingPage onStart={start} />;
}
