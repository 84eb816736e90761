/** What all server tests of a process share is set up by what is imported here: this file is read for each test file, they once. */
import './database/no-overlap.ts';
import './database/forced-conflicts.ts';
