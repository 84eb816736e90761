/** Departments a clinician would accept, as the labelled cases name them. */
export const GM = ['General Medicine'];
export const NEURO = ['Neurology'];
export const CARDIO = ['Cardiology'];
export const ORTHO = ['Orthopedics'];
export const EYES = ['Ophthalmology'];
export const PEDS = ['Pediatrics', 'General Medicine'];
export const SKIN = ['Dermatology', 'General Medicine'];
