import { create } from 'zustand';
import { onEndVisit } from '#src/platform/device/end-visit.ts';

/** Whether staff have received the warning signs of the patient at this screen. */
export type StaffCalled = 'not asked' | 'calling' | 'called' | 'out of reach';

/**
 * A small module, because the page shows this before the sending code has loaded. It is cleared with the visit;
 * undelivered alerts are not.
 */
export const useStaffCalled = create<{ state: StaffCalled }>(() => ({ state: 'not asked' }));

onEndVisit(() => useStaffCalled.setState({ state: 'not asked' }));
