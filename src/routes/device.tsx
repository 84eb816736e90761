import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PairingPage } from '#src/features/devices/pairing/pairing-page.tsx';
import { pageTitles } from '#src/locales/en/everywhere/page-titles.ts';

export const Route = createFileRoute('/device')({ staticData: { title: pageTitles.device }, component: Device });

function Device() {
  const router = useRouter();
  return <PairingPage onStart={(screen) => void router.navigate({ href: screen })} />;
}
