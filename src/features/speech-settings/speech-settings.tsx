import { DeviceEngine } from './device-engine.tsx';
import { ServiceStatus } from './service-status.tsx';

/** Who turns voices into words, how that has gone, and what this device can do by itself. */
export function SpeechSettings() {
  return (
    <div className="grid max-w-3xl gap-6">
      <ServiceStatus />
      <DeviceEngine />
    </div>
  );
}
