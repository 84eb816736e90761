import { describe, expect, test } from 'vitest';
import { CHOOSABLE_TAGS } from '#shared/languages/screens/language-tags.ts';
import { namedPlace } from '#src/features/display/named-place.ts';
import { recordedCall } from '#src/features/display/recorded-call.ts';
import { spokenLanguages } from '#src/features/display/spoken-languages.ts';
import { readPack } from '../../../../tools/clips/clip-pack.ts';

function recordedIn(tag: string) {
  const { says = {}, clips } = readPack(tag, 'call');
  return { says, has: (text: string) => clips.has(text) };
}

describe('a recorded call', () => {
  test.each([
    ['en', ['Number', 'K', '3', ',', '0', '0', '4', '2', ',', 'please go to room', '5']],
    ['es', ['Número', 'K', '3', ',', '0', '0', '4', '2', ',', 'pase a la sala', '5']],
    ['de', ['Nummer', 'K', '3', ',', '0', '0', '4', '2', ',', 'bitte gehen Sie in Raum', '5']],
    // Hindi says where behind the number.
    ['hi', ['नंबर', 'K', '3', ',', '0', '0', '4', '2', ',', 'कृपया कमरा', '5', 'में जाएँ']],
  ])('is in %s: %j', (tag, clips) => {
    expect(recordedCall(recordedIn(tag), 'K3-0042', 'Room 5')).toEqual(clips);
  });

  test.each(CHOOSABLE_TAGS)('can be said in %s for every ticket and every kind of place', (tag) => {
    const recorded = recordedIn(tag);
    for (const ticket of [
      'ABC-0123',
      'DEF-4567',
      'GHJ-8901',
      'KLM-2345',
      'NPQ-6789',
      'RST-0000',
      'UVW-1111',
      'XYZ-2222',
    ])
      for (const place of [
        'Room 12',
        'Desk 3',
        'Counter B',
        'Window 99',
        'Door 214',
        'Booth C3',
        'Reception',
        'Lab',
        'X-ray 2',
      ])
        expect(recordedCall(recorded, ticket, place), `${ticket}, ${place}`).toBeDefined();
  });

  test('says that the screen has the place, where its name is not recorded', () => {
    const said = recordedCall(recordedIn('en'), 'A-0007', 'Dr. Berger, 2nd floor');
    expect(said?.slice(-2)).toEqual([',', 'please see on the screen where to go']);
  });

  test('is not said at all rather than by half', () => {
    const { says, has } = recordedIn('es');
    expect(recordedCall({ says, has: (text) => text !== '7' && has(text) }, 'K3-0007', 'Sala 1')).toBeUndefined();
    expect(recordedCall({ says: {}, has }, 'K3-0007', 'Sala 1')).toBeUndefined();
  });
});

describe('a place', () => {
  test.each([
    ['Room 5', 'room', '5'],
    ['consulting room 12', 'room', '12'],
    ['ZIMMER B3', 'room', 'b3'],
    ['Consultorio n.º 4', 'room', '4'],
    ['Salle 214', 'room', '214'],
    ['غرفة ٥', 'room', '5'],
    ['कमरा 7', 'room', '7'],
    ['Guichê 2', 'window', '2'],
    ['Tür 1', 'door', '1'],
    ['Recepción', 'reception', ''],
    ['X-ray', 'xRay', ''],
  ])('%s is %s %s', (typed, kind, number) => {
    expect(namedPlace(typed)).toEqual({ kind, number });
  });

  test.each(['Blue area', 'Room 5, second floor', '5', 'Room 1234', 'Roomy 5', ''])(
    '%j has a name of its own',
    (typed) => {
      expect(namedPlace(typed)).toBeUndefined();
    },
  );
});

test('a screen calls in its own languages, else in the clinic’s, each once and in their order', () => {
  expect(spokenLanguages([], ['es', 'en', 'es'])).toEqual(['es', 'en']);
  expect(spokenLanguages(['ar', 'en'], ['es'])).toEqual(['ar', 'en']);
  expect(spokenLanguages([], ['xx'])).toEqual(['en']);
});
