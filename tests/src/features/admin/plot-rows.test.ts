import { describe, expect, it } from 'vitest';
import { dayRows, departmentRows, hourRows, peakOf } from '#src/features/admin/dashboard/plot-rows.ts';

const none = { appointmentsByDay: [], registrationsByDepartment: [], waitingByHour: [] };

describe('the rows of the plots', () => {
  it('name days as they are, whatever the zone of the browser', () => {
    expect(dayRows({ ...none, appointmentsByDay: [{ day: '2026-11-01', count: 2 }] })).toEqual([
      { label: 'Nov 1', count: 2 },
    ]);
  });

  it('show the usual hours, and more when somebody waits outside of them', () => {
    expect(hourRows(none).map(({ label }) => label)).toEqual(
      ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17'].map((hour) => `${hour}:00`),
    );
    const late = hourRows({ ...none, waitingByHour: [{ hour: 22, count: 1 }] });
    expect(late.at(-1)).toEqual({ label: '22:00', count: 1 });
    expect(late).toHaveLength(15);
  });

  it('show six departments at most, and a word for none', () => {
    const many = Array.from({ length: 9 }, (_unused, index) => ({ department: `D${index}`, count: 9 - index }));
    expect(departmentRows({ ...none, registrationsByDepartment: many })).toHaveLength(6);
    expect(departmentRows({ ...none, registrationsByDepartment: [{ department: null, count: 1 }] })).toEqual([
      { label: 'No doctor chosen', count: 1 },
    ]);
  });

  it('have a sum, and the first of the highest', () => {
    const rows = [
      { label: 'a', count: 1 },
      { label: 'b', count: 3 },
      { label: 'c', count: 3 },
    ];
    expect(peakOf(rows)).toEqual({ total: 7, most: { label: 'b', count: 3 } });
    expect(peakOf([])).toEqual({ total: 0, most: { label: '', count: 0 } });
  });
});
