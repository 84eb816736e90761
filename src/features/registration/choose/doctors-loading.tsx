import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** As large as the ten cards that will stand here, so that nothing jumps. Each is one element: they are half of the page’s first paint. */
export function DoctorsLoading() {
  return (
    <>
      <p className="sr-only">{texts.loadingDoctors}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:landscape:grid-cols-3" aria-hidden="true">
        {PLACES.map((place) => (
          <div key={place} className="card-waiting min-h-30 rounded-card bg-white p-5 shadow-card sm:min-h-32" />
        ))}
      </div>
    </>
  );
}
