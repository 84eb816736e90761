/**
 * A connection does one thing at a time: the driver warns once a process when a second query is sent while the first is
 * answered, and will refuse it one day. Here it fails the run.
 */
process.on('warning', (warning) => {
  if (/already executing a query/.test(warning.message)) throw warning;
});
