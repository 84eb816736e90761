import { DeviceEngine } from './device-engine.tsx';
import { ServiceStatus } from './service-status.tsx';

/** Which service recognizes speech, how it has performed, and what this device can do offline. */
export function SpeechSettings() {
  return (
    <div className="grid max-w-3xl gap-6">
      <ServiceStatus />
      <DeviceEngine />
    </div>
  );
}
