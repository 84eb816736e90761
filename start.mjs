// Plain JavaScript: an older Node must get as far as the sentence below.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Frontdesk needs Node.js 24 or newer, and this is ${process.version}: run "npm ci", then "npm start".\n`,
  );
  process.exit(2);
}

const { buildWhenStale } = await import('./tools/build/build-when-stale.ts');
if (await buildWhenStale(import.meta.dirname)) {
  await import('./server/quick-loading.ts');
  await import('./server/main.ts');
} else {
  process.stderr.write('The app could not be built; the reason stands above.\n');
  process.exitCode = 1;
}
