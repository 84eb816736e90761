/** What all server tests of a process share is set up by what is imported here: this file is read for each test file, they once. */
import './no-overlap.ts';
import './forced-conflicts.ts';
