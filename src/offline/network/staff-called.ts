import { create } from 'zustand';
import { onEndVisit } from '#src/platform/device/end-visit.ts';

/** Whether staff have heard of the warning signs of the patient at this screen. */
export type StaffCalled = 'not asked' | 'calling' | 'called' | 'out of reach';

/** Light on purpose: the page shows it before what calls is loaded. Gone with the visit; what is still to be told is not. */
export const useStaffCalled = create<{ state: StaffCalled }>(() => ({ state: 'not asked' }));

onEndVisit(() => useStaffCalled.setState({ state: 'not asked' }));
