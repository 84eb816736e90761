import { useLocation, useNavigate } from '@tanstack/react-router';
import { afterPress } from '#src/features/registration/visit/after-press.ts';
import type { DepartmentOfDoctors } from './group-doctors.ts';
import type { DoctorWish } from '#src/features/registration/visit/handover.ts';
import { noteChoice } from './note-choice.ts';
import { preselect, type Choice } from './preselect.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

/**
 * The department and doctor in hand. A choice is a history entry of its own, so that the device's Back goes one step
 * back and not off the page; entries of an earlier visit count for nothing. Until the patient has chosen, what the
 * address asks for counts.
 * @param begins where a kiosk begins: with the patient's own words, or with the doctors of the department it stands in
 */
export function useChoice(
  departments: readonly DepartmentOfDoctors[],
  wish: DoctorWish | undefined,
  begins: Choice | undefined,
) {
  const navigate = useNavigate();
  const entry = useLocation({ select: (location) => location.state.registration });
  const visit = useRegistration((state) => state.visit);
  const choices = useRegistration((state) => state.choices);
  const handover = useRegistration((state) => state.handover);

  const choose = (choice: Choice) =>
    afterPress(() => {
      useRegistration.setState({ moved: true });
      // The address may still name another doctor (a Book Appointment link): a choice of one's own replaces it.
      void navigate({ to: '/frontdesk', search: {}, state: noteChoice(choice) });
    });
  const own = entry?.visit === visit ? choices[entry.step] : undefined;
  const asked = own ?? preselect(departments, handover, wish);
  const isOpen = own === undefined && handover === undefined && wish === undefined;
  return { choice: begins !== undefined && isOpen ? begins : asked, isOwn: own !== undefined, choose };
}
