import { create } from 'zustand';
import { deviceNow } from '#src/platform/device/device.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import type { ReadAt } from './ticket-words.ts';

/** Nobody's place is found out: whoever says nothing reads what is true anywhere. */
const useSaid = create<{ isHere: boolean }>(() => ({ isHere: false }));
onEndVisit(() => useSaid.setState({ isHere: false }));

/** Where this page is read: a paired device stands in the clinic; of one's own device its owner says. */
export function useReadAt(): ReadAt {
  const isHere = useSaid((state) => state.isHere);
  if (deviceNow() !== null) return 'clinic screen';
  return isHere ? 'in the house' : 'at home';
}

export function sayWhere(isHere: boolean): void {
  useSaid.setState({ isHere });
}
