import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppointmentFacts } from '#src/features/own-appointment/page/appointment-facts.tsx';

test('what the house has written about the place is said in its language, names stay as they are', () => {
  const page = renderToStaticMarkup(
    <AppointmentFacts
      own={{
        time: null,
        state: 'booked',
        today: '2026-11-27',
        doctor: 'Dr. Ana Silva',
        clinic: { name: 'House by the lake', address: '12 Morning Lane', phone: '' },
        place: 'Second floor, left',
        canChange: false,
        changeUntil: null,
      }}
    />,
  );
  expect(page).toContain('<bdi>Dr. Ana Silva</bdi>');
  expect(page).toContain('<bdi>House by the lake</bdi>');
  expect(page).toContain('<bdi lang="en">12 Morning Lane</bdi>');
  expect(page).toContain('<bdi lang="en">Second floor, left</bdi>');
});
