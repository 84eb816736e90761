import { useEffect, useState } from 'react';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import type { QueueBoard } from '#shared/contract/queue/queue.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { minutesBetween } from './wait-words.ts';

/** A doctor of the house as somebody to wait for. */
export type Line = {
  readonly doctorId: string;
  readonly doctor: string;
  readonly department: string;
  readonly waiting: number;
  /** Of who has waited longest. */
  readonly longest: number;
};

/** The doctors of the house; none while they are on their way. */
export function useHouseDoctors(): readonly Doctor[] {
  const [doctors, setDoctors] = useState<readonly Doctor[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    void allDoctors({ signal: leave.signal }).then((answer) => {
      if (answer.ok) setDoctors(answer.value.doctors);
    });
    return () => leave.abort();
  }, []);
  return doctors;
}

/** Everybody's line: who waits there, and for how long. Doctors without a key cannot be booked. */
export function linesOf(doctors: readonly Doctor[], board: QueueBoard | undefined, now: number): readonly Line[] {
  return doctors.flatMap((doctor) => {
    const doctorId = doctorKey(doctor);
    if (doctorId === undefined) return [];
    const ids = [doctor._id, doctor.id, doctor.doctorId];
    const waiting = (board?.entries ?? []).filter(
      (entry) => entry.stage === 'waiting' && ids.includes(entry.doctorId ?? ''),
    );
    const longest = Math.max(0, ...waiting.map(({ arrivedAt }) => minutesBetween(arrivedAt, now)));
    return [{ doctorId, doctor: doctor.name, department: doctor.specialization, waiting: waiting.length, longest }];
  });
}

/** The shortest wait first: the fewest who wait, then the shortest time of who has waited longest. */
export function byShortestWait(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted(
    (a, b) => a.waiting - b.waiting || a.longest - b.longest || a.doctor.localeCompare(b.doctor, 'en'),
  );
}

const FOR_EVERYTHING = 'General Medicine';

/**
 * The lines for somebody new, the suggested one first: the shortest wait of the department that the words name, else of
 * whoever sees everything at first, else of the house (QUEUE-24).
 */
export function linesFor(lines: readonly Line[], department: string | undefined): readonly Line[] {
  const choices = byShortestWait(lines);
  const of = (name: string | undefined) => choices.find((line) => line.department === name);
  const suggested = of(department) ?? of(FOR_EVERYTHING) ?? choices[0];
  return suggested === undefined ? [] : [suggested, ...choices.filter((line) => line !== suggested)];
}
